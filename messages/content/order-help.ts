/** Complaints about an order, as its page asks and the console's queue reads. Contract C1. */
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
