import fc from 'fast-check'
import { intervalsOn, isOpenAt, isOpenDuring, openStateAt } from '@/lib/hours/intervals'
import type { Interval, OpeningHours } from '@/lib/hours/schema'
import { instantOf, timeOfMinutes } from '@/lib/time'

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
const openOnSaturday = hoursOf([[], [], [], [], [], [{ open: '00:00', close: '24:00' }], []])
const openOnceInAYear = hoursOf(everyDay(), [{ date: '2026-12-07', intervals: [{ open: '10:00', close: '12:00' }] }])

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
  ['A11 the small hours of the opening day are closed', mondayBar, '2026-11-23 01:00', false],
  ['A11 a closed day does not cut the night before it', closedOnTuesday, '2026-11-24 01:00', true],
  ['A11 a closed day has no night of its own', closedOnTuesday, '2026-11-25 01:00', false],
  ['close 0 is midnight', untilMidnight, '2026-11-23 23:59', true],
  ['close 0 is not the whole night', untilMidnight, '2026-11-24 00:00', false],
  ['24 hours', always, '2026-11-23 04:00', true],
  ['0–0', alwaysFromZeroToZero, '2026-11-23 04:00', true],
  ['never open', never, '2026-11-23 12:00', false],
])('A11 isOpenAt: %s', (_, hours, moment, open) => expect(isOpenAt(hours, at(moment))).toBe(open))

it.each([
  ['within one stretch', lunchAndDinner, '2026-11-23 12:00', '2026-11-23 15:00', true],
  ['a minute too long', lunchAndDinner, '2026-11-23 12:00', '2026-11-23 15:01', false],
  ['across the break', lunchAndDinner, '2026-11-23 14:00', '2026-11-23 18:00', false],
  ['across midnight', lateBar, '2026-11-23 23:00', '2026-11-24 02:00', true],
  ['across midnight in a place that never closes', always, '2026-11-23 23:00', '2026-11-24 01:00', true],
  ['for three days in a place that never closes', always, '2026-11-23 23:00', '2026-11-26 23:00', true],
  ['past the last night', mondayBar, '2026-11-24 01:00', '2026-11-24 03:00', false],
])('A11 isOpenDuring: %s', (_, hours, from, to, open) => expect(isOpenDuring(hours, at(from), at(to))).toBe(open))

it.each([
  ['open until the evening', lunchAndDinner, '2026-11-23 18:00', { open: true, until: '22:00' }],
  ['A11 open until after midnight', lateBar, '2026-11-23 20:00', { open: true, until: '02:00' }],
  ['A11 after midnight, still', lateBar, '2026-11-24 01:00', { open: true, until: '02:00' }],
  ['midnight is 24:00', untilMidnight, '2026-11-23 20:00', { open: true, until: '24:00' }],
  ['without an end', always, '2026-11-23 20:00', { open: true, until: null }],
  ['without an end, at midnight', alwaysFromZeroToZero, '2026-11-23 00:00', { open: true, until: null }],
  ['one whole day', openOnSaturday, '2026-11-28 00:00', { open: true, until: '24:00' }],
  ['later today', lunchAndDinner, '2026-11-23 16:00', opens('2026-11-23', '17:30')],
  ['tomorrow', lunchAndDinner, '2026-11-23 22:00', opens('2026-11-24', '12:00')],
  ['the day after a closed day', closedOnTuesday, '2026-11-24 12:00', opens('2026-11-25', '18:00')],
  ['in six days', mondayBar, '2026-11-24 12:00', opens('2026-11-30', '18:00')],
  ['in fourteen days', openOnceInAYear, '2026-11-23 12:00', opens('2026-12-07', '10:00')],
  ['in fifteen days is too far to say', openOnceInAYear, '2026-11-22 12:00', { open: false, opens: null }],
  ['never', never, '2026-11-23 12:00', { open: false, opens: null }],
])('openStateAt: %s', (_, hours, moment, state) => expect(openStateAt(hours, at(moment))).toEqual(state))

it('counts the longer night in October and the shorter one in March', () => {
  expect(isOpenAt(lateBar, new Date('2026-10-25T00:59:00Z'))).toBe(false)
  expect(isOpenAt(lateBar, new Date('2026-10-24T23:59:00Z'))).toBe(true)
  expect(openStateAt(hoursOf(everyDay(['18:00', '04:00'])), at('2027-03-28 03:30'))).toEqual({
    open: true,
    until: '04:00',
  })
})

it('the state and the question never disagree', () => {
  const time = fc.integer({ min: 0, max: 47 }).map((half) => timeOfMinutes(half * 30))
  const interval = fc.record({ open: time, close: fc.oneof(time, fc.constant('24:00')) })
  const week = fc.array(fc.array(interval, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(week, instant, (days, now) => {
      expect(openStateAt(hoursOf(days), now).open).toBe(isOpenAt(hoursOf(days), now))
    }),
  )
})

function opens(date: string, time: string) {
  return { open: false, opens: { date, time } }
}
