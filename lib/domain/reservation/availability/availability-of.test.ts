import { availabilityOf } from '@/lib/domain/reservation/availability/availability-of'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { availabilitySchema } from '@/lib/domain/reservation/availability/schema'

const friday = new Date('2026-11-27T12:00:00+01:00')
const saturday = '2026-11-28'
const at = (time: string, date = saturday) => Date.parse(`${date}T${time}:00+01:00`)

const restaurant: RestaurantAvailability = {
  restaurantId: 1,
  name: 'Pod Lipą',
  partner: true,
  openingHours: { week: Array.from({ length: 7 }, () => [{ open: '12:00', close: '22:00' }]), exceptions: [] },
  autoConfirmBeforeHours: 2,
  customRules: [],
  slotMinutes: 30,
  stayMinutes: null,
  tables: [{ id: 1, area: 'sala', minSeats: 1, maxSeats: 2 }],
  combinations: [],
  occupations: [{ tableId: 1, fromMs: at('18:00'), untilMs: at('19:30') }],
}
const table = { id: 1, area: 'sala', minSeats: 1, maxSeats: 2 }
const ask = (
  changes: Partial<RestaurantAvailability> = {},
  time = '18:00',
  date = saturday,
  partySize = 2,
  now = friday,
) => availabilitySchema.parse(availabilityOf({ ...restaurant, ...changes }, { date, time, partySize }, now))

it('C4 a taken table blocks every slot whose stay would overlap, and no other', () => {
  expect(ask().slots.map(({ time, state }) => `${time} ${state}`)).toEqual([
    '16:00 available',
    '16:30 available',
    '17:00 full',
    '17:30 full',
    '18:00 full',
    '18:30 full',
    '19:00 full',
    '19:30 available',
    '20:00 available',
  ])
})

it('C25 a block of online bookings fills the times from its first to before its last, except a held one', () => {
  const onlineBlocks = [{ fromMs: at('17:00'), untilMs: at('18:00') }]
  const free = (held?: RestaurantAvailability['ownHold']) =>
    ask({ occupations: [], onlineBlocks, ownHold: held }).slots.flatMap(({ time, state }) =>
      state === 'available' ? time : [],
    )
  const around = ['16:00', '16:30', '18:00', '18:30', '19:00', '19:30', '20:00']
  expect(free()).toEqual(around)
  expect(free({ fromMs: at('17:30'), sinceMs: friday.getTime() })).toEqual([...around, '17:30'].sort())
})

it('C4 offers the three nearest free times and the next free days', () => {
  expect(ask().alternatives).toEqual({
    times: ['16:00', '16:30', '19:30'],
    dates: ['2026-11-29', '2026-11-30', '2026-12-01'],
  })
})

it.each([
  ['A6 without a lead time: confirmed by hand, two hours ahead', { autoConfirmBeforeHours: null }, '14:00', 'manual'],
  ['A6 a lead time of two hours: confirmed at once', {}, '14:00', 'auto'],
])('%s', (_, changes, time, confirm) => {
  const slot = ask(changes, time, '2026-11-27').slots.find((one) => one.time === time)
  expect(slot).toMatchObject({ state: 'available', confirm })
  expect(ask(changes, '13:30', '2026-11-27').state).toBe('too_soon')
})

it('C2 parties from a number on are answered by the restaurant itself, and larger ones than it takes telephone', () => {
  const tables = [{ ...table, maxSeats: 8 }]
  const slot = (partySize: number) =>
    ask({ tables, approveFrom: 5, maxPartySize: 6, occupations: [] }, '18:00', saturday, partySize)
  expect([4, 5, 6].map((size) => slot(size).slots.find(({ time }) => time === '18:00'))).toMatchObject([
    { state: 'available', confirm: 'auto' },
    { state: 'available', confirm: 'manual' },
    { state: 'available', confirm: 'manual' },
  ])
  expect([slot(7).state, slot(7).slots[0]?.text]).toEqual([
    'rule',
    'Online przyjmujemy rezerwacje na najwyżej 6 osób. W sprawie większej grupy zadzwoń do restauracji.',
  ])
  // A party larger than all tables is refused with the tables' text.
  expect(ask({ tables, maxPartySize: 9 }, '18:00', saturday, 9).slots[0]?.text).toMatch(/^Największy stolik/)
})

it.each([
  [0.5, 'available'],
  [0.75, 'too_soon'],
])('L291 parts of an hour count: half an hour ahead with a lead time of %d', (lead, state) => {
  expect(ask({ autoConfirmBeforeHours: lead }, '12:30', '2026-11-27').state).toBe(state)
})

it.each([
  ['2026-10-25T01:30:00+02:00', 'available'],
  ['2026-10-25T01:31:00+02:00', 'too_soon'],
])('L291 A6 counts real hours over the night in which the clocks change: at %s', (now, state) => {
  const week = Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }])
  const always = { openingHours: { week, exceptions: [] }, autoConfirmBeforeHours: 3 }
  expect(ask(always, '03:30', '2026-10-25', 2, new Date(now)).state).toBe(state)
})

it.each([
  ['C2 a restaurant that is not a partner has no tables to show', { partner: false, tables: [] }, 2],
  ['C2 eleven people need an enquiry', { tables: Array.from({ length: 6 }, (_, id) => ({ ...table, id })) }, 11],
])('%s', (_, changes, people) => {
  const { state, slots } = ask(changes, '18:00', saturday, people)
  expect(state).toBe('request')
  expect(slots.find(({ time }) => time === '18:00')).toMatchObject({ confirm: 'manual' })
  expect(slots.every(({ areas }) => areas === undefined)).toBe(true)
})

it('C4 a day that the restaurant has closed shows the reason', () => {
  const closed = { date: saturday, intervals: [], note: 'wesele' }
  const openingHours = { ...restaurant.openingHours, exceptions: [closed] }
  const { state, notices, alternatives } = ask({ openingHours })
  expect([state, notices]).toEqual([
    'closed',
    [{ kind: 'closed_day', text: 'Tego dnia lokal jest zamknięty: wesele.' }],
  ])
  expect(alternatives.dates[0]).toBe('2026-11-29')
  expect(ask({ openingHours }, '18:00', '2026-11-29').notices).toEqual([])
  const cut = { ...closed, intervals: [{ open: '12:00', close: '16:00' }] }
  const until = { ...restaurant.openingHours, exceptions: [cut] }
  expect(ask({ openingHours: until }).notices).toEqual([
    { kind: 'closed_day', text: 'O tej godzinie lokal jest tego dnia zamknięty: wesele.' },
  ])
  expect(ask({ openingHours: until }, '13:00').notices).toEqual([])
})

describe("B4 a party larger than the restaurant's tables", () => {
  const bar = [1, 2, 3].map((id) => ({ ...table, id }))
  const combinations = [[1, 2]]

  it.each([
    ['50 at a bar with six seats', 50, 'Ta restauracja pomieści najwyżej 6 osób.'],
    ['11 at a bar with six seats', 11, 'Ta restauracja pomieści najwyżej 6 osób.'],
    ['5 where two tables for two may be joined', 5, 'Największy stolik w tej restauracji pomieści 4 osoby.'],
  ])('%s: refused with a text, without alternatives', (_, people, text) => {
    const { state, slots, alternatives } = ask({ tables: bar, combinations }, '20:00', saturday, people)
    expect(state).toBe('rule')
    // L290 closed hours too: on a closed day nothing else says that no enquiry is taken.
    expect(slots.map((slot) => slot.text)).toEqual(slots.map(() => text))
    expect(alternatives).toEqual({ times: [], dates: [] })
  })

  it.each([
    ['4 at the joined tables', { tables: bar, combinations }, 4],
    ['2 at a table for two', { tables: bar }, 2],
    ['11 where there are 12 seats', { tables: Array.from({ length: 6 }, (_, id) => ({ ...table, id })) }, 11],
    ['50 at a restaurant without known tables', { partner: false, tables: [] }, 50],
    ['50 at a partner that has not listed its tables', { tables: [] }, 50],
  ])('%s: no such text', (_, changes, people) => {
    expect(ask(changes, '20:00', saturday, people).slots.every(({ text }) => text === undefined)).toBe(true)
  })
})

it('L238 L290 a rule that refuses the party size is shown on a closed day as well', () => {
  const week = Array.from({ length: 7 }, () => [])
  const rules = [{ key: 'peopleAmount', value: 10, disableBook: true, text: 'Grupy tylko telefonicznie.' }]
  const { state, slots } = ask({ openingHours: { week, exceptions: [] }, customRules: rules }, '18:00', saturday, 12)
  expect(state).toBe('rule')
  expect(new Set(slots.map(({ text }) => text))).toEqual(new Set(['Grupy tylko telefonicznie.']))
})

it('C9 a disabled Saturday does not affect other days', () => {
  const rules = [{ key: 'isSat', disableBook: true, text: 'W sobotę tylko telefonicznie.' }]
  const { state, slots, alternatives, notices } = ask({ customRules: rules })
  expect([state, slots[0]?.text, alternatives.times]).toEqual(['rule', 'W sobotę tylko telefonicznie.', []])
  expect(alternatives.dates[0]).toBe('2026-11-29')
  expect(notices).toEqual([{ kind: 'rule', text: 'W sobotę tylko telefonicznie.' }])
})

it('C4 near midnight the slots stay within the day', () => {
  const hours = {
    ...restaurant.openingHours,
    week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]),
  }
  const times = ask({ openingHours: hours }, '23:30').slots.map(({ time }) => time)
  expect([times[0], times.at(-1)]).toEqual(['21:30', '23:30'])
})

const dayAndNight = { week: Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]), exceptions: [] }

it('C4 a time skipped by the clocks in March is not a slot, its neighbours are', () => {
  const march = new Date('2027-03-27T12:00:00+01:00')
  const { slots } = ask({ openingHours: dayAndNight }, '02:30', '2027-03-28', 2, march)
  const states = Object.fromEntries(slots.map(({ time, state }) => [time, state]))
  expect(states).toMatchObject({ '01:30': 'available', '02:00': 'closed', '02:30': 'closed', '03:00': 'available' })
})

it.each([
  ['the restaurant’s own opening hours', {}, saturday, friday, [{ from: '12:00', to: '21:00' }]],
  ['today the times after its lead time', {}, '2026-11-27', friday, [{ from: '14:00', to: '21:00' }]],
  ['a bar by night', { openingHours: dayAndNight }, saturday, friday, [{ from: '00:00', to: '23:30' }]],
  [
    'the end of the night before, and the evening',
    { openingHours: { week: Array.from({ length: 7 }, () => [{ open: '18:00', close: '02:00' }]), exceptions: [] } },
    saturday,
    friday,
    [
      { from: '00:00', to: '01:00' },
      { from: '18:00', to: '23:30' },
    ],
  ],
  [
    'a closed day',
    { openingHours: { ...dayAndNight, exceptions: [{ date: saturday, intervals: [] }] } },
    saturday,
    friday,
    [],
  ],
])('A20 seating hours are those of %s', (_, changes, date, now, expected) =>
  expect(ask(changes, '18:00', date, 2, now).seating_hours).toEqual(expected),
)

it.each([
  ['a partner that confirms at once', {}, 2, []],
  ['a partner that confirms by hand', { autoConfirmBeforeHours: null }, 2, ['closed_now']],
  ['a party of eleven', { tables: [] }, 11, ['closed_now']],
  ['a restaurant that is not a partner', { partner: false, tables: [] }, 2, ['closed_now']],
])('L290 A21 before opening the closed notice is shown only if a person answers: %s', (_, changes, people, kinds) => {
  const nineInTheMorning = new Date('2026-11-27T09:00:00+01:00')
  const { notices } = ask(changes, '18:00', saturday, people, nineInTheMorning)
  expect(notices.map(({ kind }) => kind)).toEqual(kinds)
})

it.each([
  ['more people than all tables seat', {}, 500],
  ['a day that a rule switches off', { customRules: [{ key: 'isSat', text: 'Nie w sobotę.', disableBook: true }] }, 11],
  [
    'a restaurant that is no partner, on such a day',
    { partner: false, tables: [], customRules: [{ key: 'isSat', text: 'Nie w sobotę.', disableBook: true }] },
    2,
  ],
] as const)('L290 the closed notice promises nothing where the booking is refused: %s', (_, changes, people) => {
  const nineInTheMorning = new Date('2026-11-27T09:00:00+01:00')
  const { notices, state } = ask(changes as Parameters<typeof ask>[0], '18:00', saturday, people, nineInTheMorning)
  expect(state).toBe('rule')
  expect(notices.filter(({ kind }) => kind === 'closed_now')).toEqual([])
})
