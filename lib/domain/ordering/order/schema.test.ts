import { orderingPolicyOf, pausedFromWire } from '@/lib/domain/ordering/availability/from-wire'
import {
  auditEntrySchema,
  orderRequestSchema,
  orderSchema,
  partnerOrderChangeSchema,
  paymentRequestSchema,
} from '@/lib/domain/ordering/order/schema'
import { auditToWire } from '@/lib/domain/ordering/order/to-wire'
import type { Restaurant } from '@/lib/domain/restaurant/schema'

const now = new Date('2026-11-27T18:00:00+01:00')
const address = {
  address: 'Krakowskie Przedmieście 12A, Lublin',
  street: 'Krakowskie Przedmieście',
  house: '12A',
  city: 'Lublin',
  lat: 51.25,
  lng: 22.56,
}
const customer = {
  customer_firstname: 'Zażółć',
  customer_lastname: 'Gęślą',
  phone: '+48600100200',
  email: 'z@g.pl',
  deliveryAt: 'ASAP',
  address,
}
const request = {
  restaurant_id: 12,
  delivery_type: 'delivery',
  payment_method: 'blik',
  source: 'web_app',
  customer,
  products: [{ product_id: 1, amount: 2, answers: [] }],
  sms_marketing: false,
  email_marketing: false,
  expected_total: 60,
  accept_terms: true,
}

it.each([
  ['a delivery', {}, true],
  ['L166 no house', { customer: { ...customer, address: { ...address, house: ' ' } } }, false],
  ['L166 a house with a slash', { customer: { ...customer, address: { ...address, house: '12/14' } } }, true],
  ['L167 with a flat', { customer: { ...customer, address: { ...address, flat: '7' } } }, true],
  ['L165 a delivery without an address', { customer: { ...customer, address: undefined } }, false],
  [
    'L193 takeout without an address',
    { delivery_type: 'takeout', customer: { ...customer, address: undefined } },
    true,
  ],
  ['L143 for later', { customer: { ...customer, deliveryAt: '2026-11-27 19:30:00' } }, true],
  ['L143 for a time in another form', { customer: { ...customer, deliveryAt: '2026-11-27T19:30' } }, false],
  ['L194 at once, written otherwise', { customer: { ...customer, deliveryAt: 'asap' } }, false],
  ['L149 no products', { products: [] }, false],
  ['L149 none of a product', { products: [{ product_id: 1, amount: 0, answers: [] }] }, false],
  ['C3 terms that were not accepted', { accept_terms: false }, false],
  ['C3 a negative tip', { tip: -1 }, false],
  ['C3 a third decimal', { expected_total: 60.005 }, false],
  ['L161 a name of digits', { customer: { ...customer, customer_firstname: '123' } }, false],
  ['a NIP for an invoice', { invoice_nip: '5260250274' }, true],
  ['a NIP whose last digit is wrong', { invoice_nip: '5260250275' }, false],
  ['L306 an amount to change', { payment_method: 'cash', cash_change_from: 100 }, true],
])('C3 POST /orders with %s', (_, own, ok) =>
  expect(orderRequestSchema.safeParse({ ...request, ...own }).success).toBe(ok),
)

it.each([
  ['six digits', { payment_method: 'blik', blik_code: '777123' }, true],
  ['five digits', { payment_method: 'blik', blik_code: '77712' }, false],
  ['no code', { payment_method: 'card_online' }, true],
  ['L175 paid', { payment_method: 'paid' }, false],
])('C3 POST /orders/{id}/payments with %s', (_, body, ok) =>
  expect(paymentRequestSchema.safeParse(body).success).toBe(ok),
)

it('C1 a restaurant accepts with minutes, and sends nothing else', () => {
  expect(partnerOrderChangeSchema.safeParse({ status: 'confirmed', ready_in_minutes: 25 }).success).toBe(true)
  expect(partnerOrderChangeSchema.safeParse({ status: 'confirmed', total: 1 }).success).toBe(false)
})

it('C1 an audit entry crosses the wire', () => {
  const entry = { at: now, by: 'restaurant', from: 'pending', to: 'declined', reason: 'too_busy' } as const
  expect(auditEntrySchema.parse(auditToWire(entry))).toEqual({ ...entry, at: '2026-11-27T18:00:00+01:00' })
})

it('the order page gets the refund of an order: amount, time and target', () => {
  const refund = {
    state: 'requested',
    amount: 33.9,
    to: 'blik',
    requested_at: '2026-11-27T18:10:00+01:00',
    completed_at: null,
  }
  expect(orderSchema.shape.payment.shape.refund.parse(refund)).toEqual(refund)
})

const restaurant = {
  products: ['orders', 'deliveries'],
  delivery: { maxKmDistance: 5 },
  config: { config: { auto_confirm_before: null }, orders: { allowOrders: true } },
  hours: { week: [[], [], [], [], [], [], []], exceptions: [] },
  orders_paused: { reason: 'technical', until: '2026-11-27T19:00:00+01:00' },
  custom_rules: [],
} as unknown as Restaurant

it('C3 an ordering policy is the tenant, the restaurant and its products together', () => {
  const terms = {
    payment_methods: ['cash' as const, 'blik' as const],
    packaging: 1,
    min_cart: 40,
    prep_minutes: 20,
    scheduled: { lead_minutes: 45, step_minutes: 15, days_ahead: 7 },
  }
  expect(
    orderingPolicyOf(restaurant, terms, ['blik', 'transfer'], new Date('2026-11-27T12:00:00+01:00')),
  ).toMatchObject({
    deliveryTypes: ['delivery', 'contactless_delivery', 'takeout'],
    paymentMethods: ['blik'],
    paused: { reason: 'technical', until: new Date('2026-11-27T19:00:00+01:00') },
    scheduled: { leadMinutes: 45, stepMinutes: 15, daysAhead: 7 },
  })
})

it('C17 no pause is none', () => expect(pausedFromWire(null)).toBeNull())
