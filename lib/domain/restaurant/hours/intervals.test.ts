import { intervalsOn, isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { instantOf } from '@/lib/domain/time/time'

const at = (moment: string) => instantOf(moment.slice(0, 10), moment.slice(11))
const everyDay = (...day: [string, string][]): Interval[][] =>
  Array.from({ length: 7 }, () => day.map(([open, close]) => ({ open, close })))
const hoursOf = (week: Interval[][], exceptions: OpeningHours['exceptions'] = []): OpeningHours => ({
  week,
  exceptions,
})

const lunchAndDinner = hoursOf(everyDay(['12:00', '15:00'], ['17:30', '22:00']))
const lateBar = hoursOf(everyDay(['18:00', '02:00']))
const untilMidnight = hoursOf(everyDay(['12:00', '00:00']))
const always = hoursOf(everyDay(['00:00', '24:00']))
const alwaysFromZeroToZero = hoursOf(everyDay(['00:00', '00:00']))
const never = hoursOf(everyDay())
// 2026-11-23 is a Monday.
const mondayBar = hoursOf([[{ open: '18:00', close: '02:00' }], [], [], [], [], [], []])
const closedOnTuesday = hoursOf(everyDay(['18:00', '02:00']), [{ date: '2026-11-24', intervals: [] }])

it.each([
  ['a weekday', closedOnTuesday, '2026-11-23', 1],
  ['an exception in its place', closedOnTuesday, '2026-11-24', 0],
  ['Monday is the first of the week', mondayBar, '2026-11-30', 1],
  ['Sunday is the last', mondayBar, '2026-11-29', 0],
])('L241 counts the intervals of %s', (_, hours, date, count) => expect(intervalsOn(hours, date)).toHaveLength(count))

it.each([
  ['before opening', lunchAndDinner, '2026-11-23 11:59', false],
  ['at opening', lunchAndDinner, '2026-11-23 12:00', true],
  ['at closing', lunchAndDinner, '2026-11-23 15:00', false],
  ['between lunch and dinner', lunchAndDinner, '2026-11-23 16:00', false],
  ['before midnight', lateBar, '2026-11-23 23:59', true],
  ['A11 after midnight', lateBar, '2026-11-24 01:59', true],
  ['A11 at the closing after midnight', lateBar, '2026-11-24 02:00', false],
  ['A11 the night belongs to the day before', mondayBar, '2026-11-24 01:00', true],
  ['A11 the early hours of the opening day are closed', mondayBar, '2026-11-23 01:00', false],
  ['A11 a closed day does not shorten the night before it', closedOnTuesday, '2026-11-24 01:00', true],
  ['A11 a closed day has no night of its own', closedOnTuesday, '2026-11-25 01:00', false],
  ['close 0 is midnight', untilMidnight, '2026-11-23 23:59', true],
  ['close 0 is not the whole night', untilMidnight, '2026-11-24 00:00', false],
  ['24 hours', always, '2026-11-23 04:00', true],
  ['0–0', alwaysFromZeroToZero, '2026-11-23 04:00', true],
  ['never open', never, '2026-11-23 12:00', false],
])('A11 isOpenAt: %s', (_, hours, moment, open) => expect(isOpenAt(hours, at(moment))).toBe(open))

it('A11 handles the longer night in October and the shorter one in March', () => {
  expect(isOpenAt(lateBar, new Date('2026-10-25T00:59:00Z'))).toBe(false)
  expect(isOpenAt(lateBar, new Date('2026-10-24T23:59:00Z'))).toBe(true)
  const untilFour = hoursOf(everyDay(['18:00', '04:00']))
  expect(isOpenAt(untilFour, new Date('2027-03-28T01:59:00Z'))).toBe(true)
  expect(isOpenAt(untilFour, new Date('2027-03-28T02:00:00Z'))).toBe(false)
})
