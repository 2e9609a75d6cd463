import {
  isTooSoon,
  leadHours,
  SAME_DAY_LEAD_HOURS_WEEKDAYS,
  SAME_DAY_LEAD_HOURS_WEEKEND,
} from '@/lib/reservation/lead-time'
import { instantOf } from '@/lib/time'

it('L225 both constants are 2', () => {
  expect([SAME_DAY_LEAD_HOURS_WEEKDAYS, SAME_DAY_LEAD_HOURS_WEEKEND]).toEqual([2, 2])
})

it.each([
  ['its own lead', 6, '2026-11-23', 6],
  ['no lead at all is its own as well', 0, '2026-11-23', 0],
  ['the constant on a Monday', null, '2026-11-23', 2],
  ['the constant on a Friday', null, '2026-11-27', 2],
])('A6 a restaurant has %s', (_, own, date, hours) => expect(leadHours(own, date)).toBe(hours))

it.each([
  ['L291 nearer than the lead', '18:00', 3, '15:01', true],
  ['A6 exactly the lead ahead', '18:00', 3, '15:00', false],
  ['A6 earlier than that', '18:00', 3, '12:00', false],
  ['L291 without a lead, in the past', '18:00', 0, '18:01', true],
  ['A6 without a lead, at once', '18:00', 0, '18:00', false],
  ['L291 half an hour counts', '18:00', 0.5, '17:31', true],
])('%s', (_, visit, lead, now, tooSoon) => {
  expect(isTooSoon(instantOf('2026-11-23', visit), lead, instantOf('2026-11-23', now))).toBe(tooSoon)
})

it('L291 counts real hours over the night in which the clocks change', () => {
  const visit = instantOf('2026-10-25', '04:00')
  expect(isTooSoon(visit, 3, instantOf('2026-10-25', '01:30'))).toBe(false)
})
