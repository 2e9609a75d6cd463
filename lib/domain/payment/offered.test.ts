import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/payment/methods'
import { isPermitted, paymentMethodsOffered } from '@/lib/domain/payment/offered'

const online = ['blik', 'apple_pay', 'google_pay', 'card_online', 'transfer']
const all = [...online, 'card_on_place', 'cash']

it.each([
  ['L012 delivery offers all seven', PAYMENT_METHODS, PAYMENT_METHODS, 'delivery', all],
  ['L012 takeout offers all seven', PAYMENT_METHODS, PAYMENT_METHODS, 'takeout', all],
  ['L235 contactless delivery is paid online', PAYMENT_METHODS, PAYMENT_METHODS, 'contactless_delivery', online],
  ['L236 a robot takes no cash', PAYMENT_METHODS, PAYMENT_METHODS, 'robot_delivery', online],
  ['L012 the tenant has its say', ['cash', 'blik', 'paid'], PAYMENT_METHODS, 'delivery', ['blik', 'cash']],
  ['L012 the restaurant has its say', PAYMENT_METHODS, ['cash', 'paid'], 'takeout', ['cash']],
  ['L175 paid is never offered', ['paid'], ['paid'], 'takeout', []],
  ['L235 nothing is left where only cash is taken', PAYMENT_METHODS, ['cash'], 'contactless_delivery', []],
] as const)('%s', (_, tenant, restaurant, deliveryType, offered) =>
  expect(
    paymentMethodsOffered(tenant as readonly PaymentMethod[], restaurant as readonly PaymentMethod[], deliveryType),
  ).toEqual(offered),
)

it.each([
  ['cash', 'robot_delivery', false],
  ['card_on_place', 'contactless_delivery', false],
  ['paid', 'robot_delivery', true],
  ['cash', 'takeout', true],
] as const)('L235, L236 %s for %s: %s', (method, deliveryType, permitted) =>
  expect(isPermitted(method, deliveryType)).toBe(permitted),
)
