import {
  isOpenMinute,
  isSeatingTime,
  lastSeatingMinutes,
  openMinuteRanges,
} from '@/lib/domain/reservation/availability/open-minute-ranges'
import { minutesOf } from '@/lib/domain/time/time'

const hoursOf = (open: string, close: string) => ({
  week: Array.from({ length: 7 }, () => [{ open, close }]),
  exceptions: [{ date: '2026-11-30', intervals: [] }],
})
const on = (open: string, close: string, date = '2026-11-28') => openMinuteRanges(hoursOf(open, close), date)

it.each([
  ['A11 a closing after midnight extends into the day', on('18:00', '02:00'), '01:59', true],
  ['A11 and ends there', on('18:00', '02:00'), '02:00', false],
  ['at the opening minute it is open', on('12:00', '22:00'), '12:00', true],
  ['at the closing minute it is closed', on('12:00', '22:00'), '22:00', false],
  ['the night before a closed day ends as usual', on('18:00', '02:00', '2026-11-30'), '01:00', true],
  ['a closed day is closed', on('18:00', '02:00', '2026-11-30'), '19:00', false],
])('%s', (_, ranges, time, open) => expect(isOpenMinute(ranges, minutesOf(time))).toBe(open))

it.each([
  ['C4 an hour before closing', on('12:00', '22:00'), '21:00', 120, {}, true],
  ['C4 less than an hour before', on('12:00', '22:00'), '21:30', 120, {}, false],
  ['C4 a short stay must fit completely', on('12:00', '22:00'), '21:15', 45, {}, true],
  ['C4 a restaurant open day and night has no gap at midnight', on('00:00', '24:00'), '23:30', 90, {}, true],
  ['C4 but has one on the day before it closes', on('00:00', '24:00', '2026-11-29'), '23:30', 90, {}, false],
  ['C4 its own last seating', on('12:00', '22:00'), '20:30', 120, { last_seating_minutes: 90 }, true],
  ['C4 counts whatever the stay', on('12:00', '22:00'), '21:00', 45, { last_seating_minutes: 90 }, false],
  ['C4 may be nearer than an hour', on('12:00', '22:00'), '21:30', 120, { last_seating_minutes: 30 }, true],
])('%s', (_, ranges, time, stay, own, seats) =>
  expect(isSeatingTime(ranges, minutesOf(time), lastSeatingMinutes(own, stay))).toBe(seats),
)
