/** Default labels of the button on a partner's page. Contract C16. */
export const EMBED_LABELS = { booking: 'Zarezerwuj stolik', order: 'Zamów jedzenie' } as const
