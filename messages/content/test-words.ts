/** Name and notes of a restaurant's own tests on its board and for its kitchen. Contract C33. */
export const TEST_WORDS = {
  name: 'Próba',
  notes: 'Próba z panelu: nikt na to nie czeka i nikt za to nie płaci.',
} as const
