import { DELIVERY_TYPES } from '@/lib/domain/ordering/delivery/schema'
import { ORDER_STATUSES } from '@/lib/domain/ordering/order/status'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import fc from '@/tests/support/fast-check'
import { dayReport, eveningOf, percentile, type ReportOrder } from './day-report'

const orders: fc.Arbitrary<ReportOrder[]> = fc.array(
  fc.record({
    number: fc.string({ maxLength: 8 }),
    at: fc.constant(new Date('2026-11-27T18:00:00+01:00')),
    status: fc.constantFrom(...ORDER_STATUSES),
    deliveryType: fc.constantFrom(...DELIVERY_TYPES),
    method: fc.constantFrom(...PAYMENT_METHODS),
    totalGrosze: fc.integer({ min: 0, max: 10_000_000 }),
    answeredSeconds: fc.option(fc.integer({ min: 0, max: 7200 })),
    endedBy: fc.option(fc.constantFrom('diner' as const, 'restaurant' as const, 'timer' as const)),
    reason: fc.option(fc.constantFrom('unanswered', 'too_busy', 'typed by hand')),
    refunds: fc.array(
      fc.record({
        state: fc.constantFrom('wanted' as const, 'pending' as const, 'done' as const, 'failed' as const),
        grosze: fc.integer({ min: 0, max: 100_000 }),
      }),
      { maxLength: 2 },
    ),
  }),
)
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)

it('C27 the sums of a report are those of its orders, whatever they are', () => {
  fc.assert(
    fc.property(orders, (given) => {
      const report = dayReport('2026-11-27', given, [])
      const { by_method, total, called_off, refunds, cash, answers } = report
      const groszeOf = (some: { grosze: number }[]) => sum(some.map(({ grosze }) => grosze))
      const ordersOf = (some: { orders: number }[]) => sum(some.map((one) => one.orders))
      // Each order is counted once: as kept, or as called off.
      expect(total.grosze + groszeOf(called_off)).toBe(sum(given.map(({ totalGrosze }) => totalGrosze)))
      expect(total.orders + ordersOf(called_off)).toBe(given.length)
      expect([groszeOf(by_method), ordersOf(by_method)]).toEqual([total.grosze, total.orders])
      expect(groszeOf(report.orders)).toBe(total.grosze + groszeOf(called_off))
      const byCash = by_method.find(({ method }) => method === 'cash')?.grosze ?? 0
      expect(cash.due_grosze + cash.open_grosze).toBe(byCash)
      const given_back = given.flatMap((one) => one.refunds)
      expect(groszeOf(Object.values(refunds))).toBe(groszeOf(given_back))
      // An order with partial refunds counts once in each state of its parts.
      const withRefund = (states: string[]) =>
        given.filter((one) => one.refunds.some(({ state }) => states.includes(state)))
      expect(Object.values(refunds).map((one) => one.orders)).toEqual(
        [['done'], ['wanted', 'pending'], ['failed']].map((states) => withRefund(states).length),
      )
      expect(answers.count).toBe(given.filter(({ answeredSeconds }) => answeredSeconds !== null).length)
      for (const value of [total.grosze, cash.due_grosze, ...by_method.map(({ grosze }) => grosze)])
        expect(Number.isSafeInteger(value)).toBe(true)
    }),
  )
})

it.each([
  [[], 0.5, null],
  [[7], 0.9, 7],
  [[30, 10, 20], 0.5, 20],
  [[40, 30, 10, 20], 0.5, 20],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
])('C27 %j has at %d the value %s', (values, share, expected) => expect(percentile(values, share)).toBe(expected))

it.each([
  ['2026-11-27', '2026-11-27T04:00:00.000Z', '2026-11-28T04:00:00.000Z'],
  // An hour is skipped or repeated in that night.
  ['2026-03-28', '2026-03-28T04:00:00.000Z', '2026-03-29T03:00:00.000Z'],
  ['2026-10-24', '2026-10-24T03:00:00.000Z', '2026-10-25T04:00:00.000Z'],
])('C27 the evening of %s', (date, from, to) => {
  expect(Object.values(eveningOf(date)).map((at) => at.toISOString())).toEqual([from, to])
})
