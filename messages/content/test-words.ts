/** Who stands on the board where a restaurant tries itself out, and what the kitchen reads. Contract C33. */
export const TEST_WORDS = {
  name: 'Próba',
  notes: 'Próba z panelu: nikt na to nie czeka i nikt za to nie płaci.',
} as const
