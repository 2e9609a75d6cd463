import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import fc from '@/tests/support/fast-check'
import { addMonths, type MoneyCount, monthOf, monthReport, spanOfMonth } from './month'

const span = { from: new Date('2026-10-01T00:00:00+02:00'), to: new Date('2026-11-01T00:00:00+01:00'), isOver: true }
const restaurants = [1, 2, 3].map((id) => ({ id, name: `R${id}`, city: 'lublin' }))
const money: fc.Arbitrary<MoneyCount[]> = fc.uniqueArray(
  fc.record({
    restaurantId: fc.integer({ min: 1, max: 3 }),
    method: fc.constantFrom(...PAYMENT_METHODS),
    payments: fc.integer({ min: 1, max: 100 }),
    receivedGrosze: fc.nat(10_000_000),
    refunds: fc.nat(100),
    refundedGrosze: fc.nat(10_000_000),
    tipsGrosze: fc.integer({ min: -10_000, max: 10_000 }),
  }),
  { selector: ({ restaurantId, method }) => `${restaurantId} ${method}` },
)

it('C41 the total of a month is the sum of its restaurants, and each of them that of its methods, to the grosz', () => {
  fc.assert(
    fc.property(money, (counted) => {
      const { items, total } = monthReport('2026-10', span, { restaurants, money: counted, orders: [], visits: [] })
      for (const key of ['received_grosze', 'refunded_grosze', 'net_grosze', 'tips_grosze', 'refunds'] as const)
        expect(items.reduce((sum, one) => sum + one[key], 0)).toBe(total[key])
      for (const one of [...items, total]) {
        expect(one.by_method.reduce((sum, { received_grosze }) => sum + received_grosze, 0)).toBe(one.received_grosze)
        expect(one.received_grosze - one.refunded_grosze).toBe(one.net_grosze)
      }
    }),
  )
})

it.each([
  ['2026-10', '2026-10-01', '2026-11-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
])('C41 %s is from %s to %s', (text, first, next) => expect(monthOf(text)).toEqual({ month: text, first, next }))

it.each(['2026-13', '2026-1', '1999-01', 'x', ''])('C41 %j is no month', (text) => expect(monthOf(text)).toBeNull())

it.each([
  ['2026-10', 1, '2026-11'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('C41 %s and %i is %s', (month, by, expected) => expect(addMonths(month, by)).toBe(expected))

it('C41 a month is in Warsaw time: an hour longer where the clock goes back; the current one counts until now', () => {
  const october = { first: '2026-10-01', next: '2026-11-01' }
  const after = spanOfMonth(october, new Date('2026-11-27T12:00:00Z'))
  expect(after).toEqual(span)
  const now = new Date('2026-10-10T10:00:00Z')
  expect(spanOfMonth(october, now)).toEqual({ from: span.from, to: now, isOver: false })
})
