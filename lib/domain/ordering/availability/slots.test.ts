import { isSlotOffered, slotsOn } from '@/lib/domain/ordering/availability/slots'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { instantOf } from '@/lib/domain/time/time'

const day = [{ open: '12:00', close: '14:00' }]
const hours: OpeningHours = { week: [day, day, day, day, [{ open: '22:00', close: '01:00' }], day, []], exceptions: [] }
const policy = { leadMinutes: 45, stepMinutes: 15, daysAhead: 3, prepMinutes: 20, busyMinutes: 0 }
const at = (text: string) => instantOf(text.slice(0, 10), text.slice(11))
const times = (date: string, now: string, leadMinutes = 45) =>
  slotsOn(hours, { ...policy, leadMinutes }, date, at(now)).map(({ value }) => value.slice(11, 16))

it.each([
  [
    'the first leaves ten minutes of opening and 45 more, the last is at closing',
    '2026-11-26',
    '2026-11-26 08:00',
    ['13:00', '13:15', '13:30', '13:45', '14:00'],
  ],
  [
    'an order sent while open is answered already: the lead time after the opening',
    '2026-11-26',
    '2026-11-25 13:20',
    ['12:45', '13:00', '13:15', '13:30', '13:45', '14:00'],
  ],
  [
    'a quarter of an hour to pay, 10 minutes, 45 minutes, moved up to the step',
    '2026-11-26',
    '2026-11-26 12:21',
    ['13:45', '14:00'],
  ],
  ['none if that is after closing', '2026-11-26', '2026-11-26 12:51', []],
  [
    'times after midnight belong to their calendar day',
    '2026-11-28',
    '2026-11-27 21:00',
    ['00:00', '00:15', '00:30', '00:45', '01:00', '12:45', '13:00', '13:15', '13:30', '13:45', '14:00'],
  ],
  ['a closed day has no slot', '2026-11-29', '2026-11-27 09:00', []],
  ['the day after the maximum has no slot', '2026-11-30', '2026-11-26 09:00', []],
])('C1 C17 slots: %s', (_, date, now, expected) => expect(times(date, now)).toEqual(expected))

it.each([
  ['before the opening', '2026-11-26 08:00', '12:45'],
  ['while open: 15 minutes to pay, 10 to answer, 30 for kitchen and way', '2026-11-26 12:05', '13:00'],
])('C1 slots: a kitchen that needs less than 45 minutes is given less, %s', (_, now, first) =>
  expect(times('2026-11-26', now, 30)[0]).toBe(first),
)

it('C17 slots: a longer preparation time starts later', () =>
  expect(times('2026-11-26', '2026-11-26 08:00', 90)).toEqual(['13:30', '13:45', '14:00']))

it('C1 slots: seconds count', () => {
  const justAfter = new Date(at('2026-11-26 12:20').getTime() + 1)
  expect([
    times('2026-11-26', '2026-11-26 12:20')[0],
    slotsOn(hours, policy, '2026-11-26', justAfter)[0]?.value,
  ]).toEqual(['13:30', '2026-11-26 13:45:00'])
})

it('C1 no slot in an opening too short to answer and cook in', () => {
  const todayAt = (time: string, own: Partial<typeof policy>) =>
    slotsOn(hours, { ...policy, ...own }, '2026-11-26', at(`2026-11-26 ${time}`)).length
  expect([todayAt('12:30', { busyMinutes: 60 }), todayAt('12:31', { busyMinutes: 60 })]).toEqual([2, 0])
  // Busy minutes do not apply to the next opening.
  expect(todayAt('09:00', { busyMinutes: 100 })).toBe(5)
})

it('C17 no slot without an opening', () => {
  const never = { week: [[], [], [], [], [], [], []], exceptions: [] }
  expect(slotsOn(never, policy, '2026-11-26', at('2026-11-26 12:00'))).toEqual([])
})

it.each([
  ['2026-11-26 13:00:00', true],
  ['2026-11-26 13:01:00', false],
  ['2026-11-26 12:45:00', false],
])('C3 %s is offered: %s', (value, offered) =>
  expect(isSlotOffered(hours, policy, value, at('2026-11-26 08:00'))).toBe(offered),
)

it('C17 the hour repeated in October is offered once, the hour skipped in March never', () => {
  const nights: OpeningHours = {
    week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '05:00' }]),
    exceptions: [],
  }
  const on = (date: string) =>
    slotsOn(nights, { ...policy, leadMinutes: 45, stepMinutes: 60 }, date, at(`${date} 00:00`))
  expect(on('2026-10-25').map(({ value }) => value.slice(11, 13))).toEqual(['02', '03', '04', '05'])
  expect(on('2027-03-28').map(({ value }) => value.slice(11, 13))).toEqual(['03', '04', '05'])
})
