/** Parts of the copy of a person's data, in the order in which a person reads them. Contract C42. */
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
 * Why something that names the person is not in their copy. `copies`: made for a moment of what stands there anyway.
 * `typed`: others wrote it, perhaps about somebody of the same name. `accounts`: who works here sees it in the panel.
 * `phones`: known by a phone alone, which an email does not prove.
 */
export const LEFT_OUT = ['phones', 'typed', 'copies', 'accounts'] as const
export type LeftOut = (typeof LEFT_OUT)[number]
