/** Labels of the button on a partner's page that has none of its own. Contract C16. */
export const EMBED_LABELS = { booking: 'Zarezerwuj stolik', order: 'Zamów jedzenie' } as const
