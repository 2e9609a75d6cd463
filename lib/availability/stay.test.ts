import { stayMinutesFor } from '@/lib/availability/stay'

it.each([
  ['C2 two people stay 90 minutes', 2, null, 90],
  ['C2 three stay 120', 3, null, 120],
  ['C2 six stay 120', 6, null, 120],
  ['C2 seven stay 150', 7, null, 150],
  ['C2 a restaurant has stays of its own', 7, [60, 90, 180], 180],
])('%s', (_, partySize, stays, minutes) => expect(stayMinutesFor(partySize, stays)).toBe(minutes))
