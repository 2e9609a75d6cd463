/** Default texts of a restaurant's rule that disables reservations or orders. Contract C9. */
export const RULE_TEXTS = {
  book: 'W tym terminie rezerwacja online jest niedostępna.',
  order: 'W tym terminie nie przyjmujemy zamówień online.',
} as const
