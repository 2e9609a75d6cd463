import type { OpeningHours } from '@/lib/hours/schema'
import { firstSlot, isSlotOffered, slotsOn } from '@/lib/order/slots'
import { instantOf } from '@/lib/time'

const day = [{ open: '12:00', close: '14:00' }]
const hours: OpeningHours = { week: [day, day, day, day, [{ open: '22:00', close: '01:00' }], day, []], exceptions: [] }
const policy = { leadMinutes: 30, stepMinutes: 15, daysAhead: 3, prepMinutes: 20, busyMinutes: 0 }
const at = (text: string) => instantOf(text.slice(0, 10), text.slice(11))
const times = (date: string, now: string) =>
  slotsOn(hours, policy, date, at(now)).map(({ value }) => value.slice(11, 16))

it.each([
  [
    'the first is the lead after the opening, the last at the closing',
    '2026-11-26',
    '2026-11-26 08:00',
    ['12:30', '12:45', '13:00', '13:15', '13:30', '13:45', '14:00'],
  ],
  ['now plus the lead, moved up to the step', '2026-11-26', '2026-11-26 12:50', ['13:30', '13:45', '14:00']],
  ['nothing when the lead reaches past the closing', '2026-11-26', '2026-11-26 13:31', []],
  [
    'a night belongs to the dates its times fall on',
    '2026-11-28',
    '2026-11-27 21:00',
    ['00:00', '00:15', '00:30', '00:45', '01:00', '12:30', '12:45', '13:00', '13:15', '13:30', '13:45', '14:00'],
  ],
  ['a closed day has none', '2026-11-29', '2026-11-27 09:00', []],
  ['the day after the horizon has none', '2026-11-30', '2026-11-26 09:00', []],
])('C17 slots: %s', (_, date, now, expected) => expect(times(date, now)).toEqual(expected))

it.each([
  ['today before the opening', '2026-11-26 09:00', '2026-11-26 12:30:00'],
  ['after the closing: tomorrow night', '2026-11-26 18:00', '2026-11-27 22:30:00'],
  ['in the middle of a minute, up to the next step', '2026-11-26 12:15', '2026-11-26 12:45:00'],
])('C17 first slot %s', (_, now, value) => expect(firstSlot(hours, policy, at(now))?.value).toBe(value))

it('C17 first slot: seconds count', () =>
  expect(firstSlot(hours, policy, new Date(at('2026-11-26 12:15').getTime() + 1))?.value).toBe('2026-11-26 13:00:00'))

it('C1 none in an opening whose kitchen can no longer answer and cook', () => {
  const quick = { ...policy, leadMinutes: 20 }
  const todayAt = (time: string, own = quick) => slotsOn(hours, own, '2026-11-26', at(`2026-11-26 ${time}`)).length
  expect([todayAt('13:30'), todayAt('13:31')]).toEqual([1, 0])
  expect([todayAt('13:00', { ...quick, busyMinutes: 30 }), todayAt('13:01', { ...quick, busyMinutes: 30 })]).toEqual([
    3, 0,
  ])
  // What is busy now is over by the next opening.
  expect(todayAt('09:00', { ...quick, busyMinutes: 100 })).toBe(7)
})

it('C17 no first slot where nothing opens', () =>
  expect(firstSlot({ week: [[], [], [], [], [], [], []], exceptions: [] }, policy, at('2026-11-26 12:00'))).toBeNull())

it.each([
  ['2026-11-26 12:30:00', true],
  ['2026-11-26 12:31:00', false],
  ['2026-11-26 11:30:00', false],
])('C3 %s is offered: %s', (value, offered) =>
  expect(isSlotOffered(hours, policy, value, at('2026-11-26 08:00'))).toBe(offered),
)

it('C17 the hour that October repeats is offered once, the one that March skips never', () => {
  const nights: OpeningHours = {
    week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '05:00' }]),
    exceptions: [],
  }
  const on = (date: string) =>
    slotsOn(nights, { ...policy, leadMinutes: 0, stepMinutes: 60 }, date, at(`${date} 00:00`))
  expect(on('2026-10-25').map(({ value }) => value.slice(11, 13))).toEqual(['00', '01', '02', '03', '04', '05'])
  expect(on('2027-03-28').map(({ value }) => value.slice(11, 13))).toEqual(['00', '01', '03', '04', '05'])
})
