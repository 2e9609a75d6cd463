/** Parts of the copy of a person's data, in reading order. Contract C42. */
export const DATA_SECTIONS = [
  'reservations',
  'orders',
  'waitlist',
  'enquiries',
  'consents',
  'guest_notes',
  'blocks',
  'transfers',
  'requests',
] as const
export type DataSection = (typeof DATA_SECTIONS)[number]

/**
 * Reasons to leave data that name the person out of their copy. `copies`: temporary copies of data that the copy has.
 * `typed`: others wrote it, perhaps about a namesake. `accounts`: staff see it in the panel. `phones`: known by a phone
 * alone, which an email does not prove.
 */
export const LEFT_OUT = ['phones', 'typed', 'copies', 'accounts'] as const
export type LeftOut = (typeof LEFT_OUT)[number]
