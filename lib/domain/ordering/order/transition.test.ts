import {
  ACTORS,
  type Actor,
  DECLINE_REASONS,
  type OrderState,
  type TransitionContext,
} from '@/lib/domain/ordering/order/order-state'
import { isFinal, ORDER_STATUSES, type OrderStatus } from '@/lib/domain/ordering/order/status'
import { isLatePayment, transition } from '@/lib/domain/ordering/order/transition'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { PAYMENT_STATUSES } from '@/lib/domain/payment/status'
import fc from '@/tests/support/fast-check'

const now = new Date('2026-11-27T18:00:00+01:00')
const everything: TransitionContext = {
  now,
  kitchenAvailable: true,
  dueAt: now,
  providerExpired: true,
  readyAt: new Date('2026-11-27T18:30:00+01:00'),
  reason: 'other',
  handedOverAt: now,
}
const order = (status: OrderStatus | null, own: Partial<OrderState> = {}): OrderState => ({
  status,
  paymentMethod: 'blik',
  paymentStatus: status === null || status === 'new' ? 'new' : 'confirmed',
  ...own,
})

/** Transitions copied from contract C1, apart from the table under test. */
const written: [OrderStatus | null, OrderStatus, Actor[]][] = [
  [null, 'new', ['diner']],
  ['new', 'cancelled', ['diner', 'timer']],
  ['pending', 'confirmed', ['restaurant']],
  ['pending', 'declined', ['restaurant']],
  ['pending', 'cancelled', ['diner', 'operations', 'timer']],
  ['confirmed', 'sent', ['restaurant']],
  ['confirmed', 'cancelled', ['restaurant', 'operations']],
  ['sent', 'delivered', ['restaurant', 'diner', 'timer']],
  ['sent', 'cancelled', ['operations']],
  ['delivered', 'sent', ['restaurant']],
  ['sent', 'confirmed', ['restaurant']],
]
const pairs = [null, ...ORDER_STATUSES].flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const))

it.each(pairs.filter(([from, to]) => from !== to))('C1 %s → %s by those named and nobody else', (from, to) => {
  const movers = ACTORS.filter((actor) => transition(order(from), to, actor, everything).ok)
  expect(movers.sort()).toEqual((written.find(([a, b]) => a === from && b === to)?.[2] ?? []).sort())
})

it.each(ORDER_STATUSES)('C1 %s again is no move and no error', (status) => {
  for (const actor of ACTORS)
    expect(transition(order(status), status, actor, everything)).toEqual({ ok: true, changed: false, status })
})

it.each([
  ['cash goes straight to the restaurant', null, 'pending', 'diner', { paymentMethod: 'cash' }, {}, true],
  [
    'an order that is paid already does so too',
    null,
    'pending',
    'diner',
    { paymentMethod: 'paid', paymentStatus: 'confirmed' },
    {},
    true,
  ],
  ['BLIK does not', null, 'pending', 'diner', {}, {}, false],
  ['cash never waits for a payment', null, 'new', 'diner', { paymentMethod: 'cash' }, {}, false],
  ['nothing starts for a closed kitchen', null, 'new', 'diner', {}, { kitchenAvailable: false }, false],
  ['a confirmed payment sends it on', 'new', 'pending', 'payment', { paymentStatus: 'confirmed' }, {}, true],
  ['a pending payment does not', 'new', 'pending', 'payment', { paymentStatus: 'pending' }, {}, false],
  ['nor does the browser coming back', 'new', 'pending', 'diner', { paymentStatus: 'confirmed' }, {}, false],
  [
    'paid for a kitchen that closed meanwhile',
    'new',
    'pending',
    'payment',
    { paymentStatus: 'confirmed' },
    { kitchenAvailable: false },
    false,
  ],
  [
    'is cancelled by the system',
    'new',
    'cancelled',
    'system',
    { paymentStatus: 'confirmed' },
    { kitchenAvailable: false },
    true,
  ],
  ['which leaves open kitchens alone', 'new', 'cancelled', 'system', { paymentStatus: 'confirmed' }, {}, false],
  ['a diner turns back while an attempt runs', 'new', 'cancelled', 'diner', { paymentStatus: 'pending' }, {}, true],
  ['not once it is paid', 'new', 'cancelled', 'diner', { paymentStatus: 'confirmed' }, {}, false],
  ['a timer waits for its time', 'new', 'cancelled', 'timer', {}, { dueAt: new Date(now.getTime() + 1) }, false],
  ['and for the provider', 'new', 'cancelled', 'timer', {}, { providerExpired: false }, false],
  ['no answer in time', 'pending', 'cancelled', 'timer', {}, { dueAt: null }, false],
] as const)('C1 %s', (_, from, to, actor, own, context, ok) =>
  expect(transition(order(from, own), to, actor, { ...everything, ...context }).ok).toBe(ok),
)

it.each([
  ['accepting needs the time', 'pending', 'confirmed', 'restaurant', { readyAt: undefined }, 'ready_at_required'],
  ['declining needs a reason', 'pending', 'declined', 'restaurant', { reason: undefined }, 'reason_required'],
  ['of the list', 'pending', 'declined', 'restaurant', { reason: 'no mood' }, 'reason_required'],
  [
    'cancelling a confirmed order needs one too',
    'confirmed',
    'cancelled',
    'operations',
    { reason: ' ' },
    'reason_required',
  ],
  ['a timer comes too early', 'sent', 'delivered', 'timer', { dueAt: undefined }, 'not_due'],
] as const)('C1 %s', (_, from, to, actor, context, code) =>
  expect(transition(order(from), to, actor, { ...everything, ...context })).toEqual({ ok: false, refusal: { code } }),
)

it.each([
  ['within ten minutes', '18:09:59', true],
  ['and no second longer', '18:10:00', false],
])('C23 an order that was handed over is called back %s', (_, at, ok) => {
  const later = { ...everything, now: new Date(`2026-11-27T${at}+01:00`) }
  expect(transition(order('delivered'), 'sent', 'restaurant', later).ok).toBe(ok)
  expect(transition(order('sent'), 'confirmed', 'restaurant', { ...later, handedOverAt: null }).ok).toBe(false)
})

it('C1 a refused transition names both statuses and those that this actor may choose', () =>
  expect(transition(order('pending'), 'delivered', 'restaurant', { now, kitchenAvailable: true })).toEqual({
    ok: false,
    refusal: { code: 'illegal_transition', from: 'pending', to: 'delivered', allowed: ['confirmed', 'declined'] },
  }))

it.each([
  [null, 'new', 'diner', {}, ['takeCapacity']],
  ['new', 'pending', 'payment', { paymentStatus: 'confirmed' }, ['countVoucher']],
  ['new', 'cancelled', 'diner', {}, ['freeCapacity', 'expirePayment', 'refundIfPaid']],
  ['pending', 'declined', 'restaurant', {}, ['freeCapacity', 'giveVoucherBack', 'refundIfPaid']],
  ['pending', 'cancelled', 'timer', {}, ['freeCapacity', 'giveVoucherBack', 'refundIfPaid']],
  ['confirmed', 'cancelled', 'restaurant', {}, ['freeCapacity', 'giveVoucherBack', 'refundIfPaid']],
  ['sent', 'delivered', 'timer', {}, ['settleOnDelivery']],
  ['sent', 'cancelled', 'operations', {}, ['giveVoucherBack']],
] as const)('C1, C8 %s → %s by %s has its effects', (from, to, actor, own, effects) =>
  expect(transition(order(from, own), to, actor, everything)).toMatchObject({ effects }),
)

it('C1 the trail has the actor, time, previous status and reason', () => {
  expect(transition(order('pending'), 'declined', 'restaurant', { ...everything, reason: 'too_busy' })).toMatchObject({
    audit: { at: now, by: 'restaurant', from: 'pending', to: 'declined', reason: 'too_busy' },
  })
  const closed = { ...everything, kitchenAvailable: false, reason: undefined }
  expect(transition(order('new', { paymentStatus: 'confirmed' }), 'cancelled', 'system', closed)).toMatchObject({
    audit: { reason: 'kitchen_unavailable' },
  })
})

it.each([
  ['cancelled', 'confirmed', true],
  ['declined', 'confirmed', true],
  ['cancelled', 'pending', false],
  ['delivered', 'confirmed', false],
  ['pending', 'confirmed', false],
] as const)('C1 money for a %s order, payment %s, is late: %s', (status, payment, late) =>
  expect(isLatePayment(status, payment)).toBe(late),
)

it('C1 no sequence of calls reaches an illegal state', () => {
  const call = fc.record({
    to: fc.constantFrom(...ORDER_STATUSES),
    actor: fc.constantFrom(...ACTORS),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    context: fc.record({
      now: fc.constant(now),
      kitchenAvailable: fc.boolean(),
      dueAt: fc.constantFrom(null, now, new Date(now.getTime() + 60_000)),
      providerExpired: fc.boolean(),
      readyAt: fc.constantFrom(undefined, now),
      reason: fc.constantFrom(undefined, '', 'sad', ...DECLINE_REASONS),
    }),
  })
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_METHODS), fc.array(call, { maxLength: 40 }), (paymentMethod, calls) => {
      let status: OrderStatus | null = null
      const trail: [OrderStatus | null, OrderStatus][] = []
      for (const { to, actor, paymentStatus, context } of calls) {
        const result = transition({ status, paymentMethod, paymentStatus }, to, actor, context)
        if (status !== null && isFinal(status)) expect(result.ok && result.changed).toBe(false)
        if (!result.ok || !result.changed) continue
        expect(result.audit).toMatchObject({ from: status, to, by: actor })
        trail.push([status, to])
        status = to
      }
      const legal = [...written.map(([from, to]) => `${from} ${to}`), 'null pending', 'new pending']
      for (const [from, to] of trail) expect(legal).toContain(`${from} ${to}`)
      expect(trail.slice(1).map(([from]) => from)).toEqual(trail.slice(0, -1).map(([, to]) => to))
      const delivered = trail.map(([, to]) => to)
      if (delivered.includes('delivered')) expect(delivered).toEqual(expect.arrayContaining(['confirmed', 'sent']))
    }),
    { numRuns: 2000 },
  )
})
