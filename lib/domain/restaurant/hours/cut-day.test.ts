import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import { cutDay } from './cut-day'

const LUNCH: Interval = { open: '12:00', close: '15:00' }
const EVENING: Interval = { open: '17:00', close: '01:00' }

it.each([
  ['the whole day', null, []],
  ['the evening from its middle', '20:00', [LUNCH, { open: '17:00', close: '20:00' }]],
  ['all but lunch', '16:00', [LUNCH]],
  ['from the moment at which it opens', '17:00', [LUNCH]],
  ['from an hour of the night', '00:30', [LUNCH, { open: '17:00', close: '00:30' }]],
  ['nothing that was still to come', '02:00', [LUNCH, EVENING]],
] as const)('C41 closing %s', (_, from, left) => expect(cutDay([LUNCH, EVENING], from)).toEqual(left))
