/** What a rule of a restaurant says that disables reservations or orders without a text of its own. Contract C9. */
export const RULE_TEXTS = {
  book: 'W tym terminie rezerwacja online jest niedostępna.',
  order: 'W tym terminie nie przyjmujemy zamówień online.',
} as const
