import { clampStay, stayMinutesFor, stayRefusal } from '@/lib/domain/reservation/availability/visit-times'

it.each([
  ['C2 two people stay 90 minutes', 2, null, 90],
  ['C2 three stay 120', 3, null, 120],
  ['C2 six stay 120', 6, null, 120],
  ['C2 seven stay 150', 7, null, 150],
  ['C2 a restaurant may define its own stays', 7, [60, 90, 180], 180],
])('%s', (_, partySize, stays, minutes) => expect(stayMinutesFor(partySize, stays)).toBe(minutes))

it.each([
  ['the whole stay', 90, 2, null],
  ['half of it', 45, 2, null],
  ['less than half', 44, 2, 'too_small'],
  ['more', 91, 2, 'too_big'],
  ['the stay of a larger party', 120, 6, null],
  ['more than the stay of a larger party', 121, 6, 'too_big'],
  ['more than the stay of a group', 151, 11, 'too_big'],
])('A7 a diner may request %s', (_, requested, people, refusal) =>
  expect(stayRefusal(requested, people, null)).toBe(refusal),
)

it.each([
  [null, null],
  [60, 60],
  [120, 90],
])('A7 a requested stay of %s minutes is %s for two people', (requested, kept) =>
  expect(clampStay(requested, 2, null)).toBe(kept),
)
