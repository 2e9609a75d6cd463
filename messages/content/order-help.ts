/** Complaints about an order, on its page and in the console's queue. Contract C1. */
export const ORDER_HELP = {
  reasons: {
    missing: 'Czegoś brakuje.',
    cold: 'Jedzenie jest zimne.',
    late: 'Zamówienie się spóźnia.',
    wrong: 'To nie to zamówienie.',
    other: 'Coś innego.',
  },
  about: (number: string | number, restaurant: string) => `Zamówienie nr ${number}, ${restaurant}`,
} as const
