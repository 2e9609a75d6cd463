import { aBoardOrder } from '@/tests/support/a-board'
import {
  ageOf,
  laneOf,
  lanesForCook,
  lanesOf,
  openDishes,
  refundGrosze,
  stablePlaces,
  stepAfterPlanned,
  toCollect,
} from './order-lanes'

const MINUTE = 60_000
const placedMs = Date.parse('2026-11-27T18:00:00+01:00')
const iso = (minutes: number) => new Date(placedMs + minutes * MINUTE).toISOString()
const line = (name: string, amount: number) => ({ ...aBoardOrder().products[0]!, name, amount })
const planned = (step: 'accept' | 'ready') => ({ step, due_at: iso(1), ready_at: null, reason: null, person: 'Ola' })

it.each([
  ['an order that waits for an answer is new', { status: 'pending' }, 'new'],
  ['an accepted order is in the kitchen', { status: 'confirmed' }, 'kitchen'],
  ['what is packed waits for who brings it', { status: 'confirmed', packed_at: iso(20) }, 'ready'],
  ['what the diner may fetch is ready', { status: 'sent' }, 'ready'],
  ['what nobody has paid is nowhere', { status: 'new' }, null],
  ['what has ended is nowhere', { status: 'declined' }, null],
] as const)('C29 %s', (_, changes, lane) => expect(laneOf(aBoardOrder(changes))).toBe(lane))

it('C29 each lane is sorted by due time: of the answer, the kitchen, the pick-up; orders on their way come last', () => {
  const make = (id: string, changes: object) => aBoardOrder({ id, ready_at: null, ...changes } as never)
  const eta = (minutes: number) => ({ from: iso(minutes), to: iso(minutes) })
  const lanes = lanesOf([
    make('1', { answer_due_at: iso(9) }),
    make('2', { answer_due_at: iso(4) }),
    make('3', { status: 'confirmed', ready_at: iso(30), eta: eta(40) }),
    // A long delivery: its dishes are due first.
    make('4', { status: 'confirmed', ready_at: iso(20), eta: eta(90) }),
    make('5', { status: 'sent', delivery_type: 'delivery', ready_at: iso(5), eta: eta(20) }),
    make('6', { status: 'confirmed', delivery_type: 'delivery', packed_at: iso(9), ready_at: iso(10), eta: eta(60) }),
    make('7', { status: 'sent', delivery_type: 'takeout', ready_at: iso(8), eta: eta(8) }),
  ])
  expect(Object.values(lanes).map((lane) => lane.map(({ id }) => id))).toEqual([
    ['2', '1'],
    ['4', '3'],
    ['7', '6', '5'],
  ])
})

it('C29 a cook sees unaccepted orders after those to be made; a new ticket moves no other', () => {
  const order = (id: string, status: 'pending' | 'confirmed', minutes: number) =>
    aBoardOrder({ id, status, ready_at: iso(minutes), answer_due_at: iso(minutes) })
  const first = lanesForCook([
    order('1', 'confirmed', 20),
    order('2', 'pending', 5),
    order('3', 'confirmed', 10),
  ]).kitchen
  const places = first.map(({ id }) => id)
  expect(places).toEqual(['3', '1', '2'])
  const shown = (...orders: Parameters<typeof lanesForCook>[0]) =>
    stablePlaces(places, lanesForCook(orders).kitchen).map(({ id }) => id)
  // Accepted, it is due first and stays where it is; what comes stands last.
  const accepted = [order('1', 'confirmed', 20), order('2', 'confirmed', 5), order('3', 'confirmed', 10)]
  expect(shown(...accepted, order('4', 'confirmed', 1))).toEqual(['3', '1', '2', '4'])
  expect(shown(...accepted.slice(1), order('4', 'confirmed', 1))).toEqual(['4', '2', '3'])
})

const takeout = { delivery_type: 'takeout', status: 'sent', eta: { from: iso(30), to: iso(30) } } as const
const sentAt = (minutes: number) => [
  { at: iso(minutes), by: 'restaurant' as const, from: 'confirmed' as const, to: 'sent' as const, reason: null },
]
it.each([
  ['a new one waits', {}, 2, { kind: 'waits', minutes: 2, level: 'calm' }],
  ['after three minutes an answer is asked for', {}, 3, { kind: 'waits', minutes: 3, level: 'soon' }],
  ['three minutes before the deadline it is urgent', {}, 7, { kind: 'waits', minutes: 7, level: 'late' }],
  [
    'one for later is calm while its deadline is far',
    { answer_due_at: iso(90), customer: { ...aBoardOrder().customer, deliveryAt: '2026-11-27 21:00:00' } },
    40,
    { kind: 'waits', minutes: 40, level: 'calm' },
  ],
  [
    'in the kitchen the minutes that are left',
    { status: 'confirmed' },
    10,
    { kind: 'due', minutes: 20, level: 'calm' },
  ],
  ['five are soon', { status: 'confirmed' }, 25, { kind: 'due', minutes: 5, level: 'soon' }],
  ['past the promise it is late', { status: 'confirmed' }, 34, { kind: 'due', minutes: 4, level: 'late' }],
  [
    'ready for ten minutes is long',
    { ...takeout, history: sentAt(15) },
    25,
    { kind: 'stands', minutes: 10, level: 'soon' },
  ],
  ['past its time it is late', { ...takeout, history: sentAt(29) }, 31, { kind: 'stands', minutes: 2, level: 'late' }],
  [
    'what is on its way rides',
    { status: 'sent', history: sentAt(20) },
    40,
    { kind: 'rides', minutes: 20, level: 'calm' },
  ],
  ['what is over has no age', { status: 'delivered' }, 40, null],
] as const)('C29 age: %s', (_, changes, minutes, age) => {
  const order = aBoardOrder({ created_at: iso(0), answer_due_at: iso(10), ready_at: iso(30), ...changes } as never)
  expect(ageOf(order, placedMs + minutes * MINUTE)).toEqual(age)
})

it('C29 counts each dish that is still to be made, over all orders', () => {
  const orders = [
    aBoardOrder({ products: [line('Żurek', 1), line('Pierogi', 3)] }),
    aBoardOrder({ status: 'confirmed', products: [line('Pierogi', 4)] }),
    aBoardOrder({ status: 'confirmed', packed_at: iso(9), products: [line('Pierogi', 9)] }),
    aBoardOrder({ status: 'sent', products: [line('Pierogi', 9)] }),
  ]
  expect(openDishes(orders)).toEqual([
    { name: 'Pierogi', amount: 7 },
    { name: 'Żurek', amount: 1 },
  ])
})

it('C29 shows the amount to collect, with the change', () => {
  const cash = { method: 'cash', status: 'new' } as const
  expect(toCollect(aBoardOrder({ total: 54.9, payment: { ...cash, cash_change_from: 100 } }))).toEqual({
    kind: 'cash',
    grosze: 5490,
    fromGrosze: 10_000,
    changeGrosze: 4510,
  })
  expect(toCollect(aBoardOrder({ payment: cash }))).toMatchObject({ fromGrosze: null, changeGrosze: null })
  expect(toCollect(aBoardOrder({ payment: { method: 'card_on_place' } })).kind).toBe('terminal')
  expect(toCollect(aBoardOrder({ payment: { method: 'paid' } })).kind).toBe('paid')
  // The restaurant's own test is not paid. Contract C33.
  expect(toCollect(aBoardOrder({ payment: cash, is_test: true })).kind).toBe('nothing')
})

it('C1 ending an order refunds only the amount that was paid online', () => {
  expect(refundGrosze(aBoardOrder({ total: 55, payment: { method: 'blik', status: 'confirmed' } }))).toBe(5500)
  expect(refundGrosze(aBoardOrder({ payment: { method: 'cash', status: 'new' } }))).toBeNull()
  expect(refundGrosze(aBoardOrder({ payment: { method: 'paid', status: 'confirmed' } }))).toBeNull()
})

it.each([
  ['ready follows on accept', aBoardOrder({ planned: planned('accept') }), 'ready'],
  [
    'handing over follows on ready',
    aBoardOrder({ status: 'confirmed', delivery_type: 'takeout', planned: planned('ready') }),
    'hand_over',
  ],
  ['nothing without a plan', aBoardOrder(), null],
] as const)('C23 %s, without waiting for it', (_, order, step) => expect(stepAfterPlanned(order)).toBe(step))
