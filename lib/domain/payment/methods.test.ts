import {
  CASH_NOTE,
  isPrepaid,
  needsProvider,
  OFFERED_METHODS,
  PAYMENT_METHODS,
  paymentLabel,
  paymentSlotOf,
} from '@/lib/domain/payment/methods'
import { tenants } from '@/tenants/registry'

it.each([
  ['L299', 'transfer', 'Szybki Przelew', 'provider'],
  ['L300', 'blik', 'BLIK', 'provider'],
  ['L301', 'card_online', 'Kartą online', 'provider'],
  ['L302', 'google_pay', 'Google Pay', 'card'],
  ['L303', 'apple_pay', 'Apple Pay', 'card'],
  ['L304', 'card_on_place', 'Kartą przy odbiorze', 'place'],
  ['L305', 'cash', 'Gotówką przy odbiorze', 'place'],
  ['L175', 'paid', 'Opłacone', 'none'],
] as const)('%s %s reads %s and is handled by %s (L297, L298)', (_, method, label, slot) => {
  expect(paymentLabel(method)).toBe(label)
  expect(paymentSlotOf(method)).toBe(slot)
})

it('L168–L175 knows every method of the wire and offers all but paid', () =>
  expect([...OFFERED_METHODS, 'paid'].sort()).toEqual([...PAYMENT_METHODS].sort()))

it('L235 counts methods that are settled before the kitchen starts as online', () =>
  expect(PAYMENT_METHODS.filter((method) => !isPrepaid(method))).toEqual(['card_on_place', 'cash']))

it('C1 uses a provider for five methods', () =>
  expect(PAYMENT_METHODS.filter(needsProvider).sort()).toEqual([
    'apple_pay',
    'blik',
    'card_online',
    'google_pay',
    'transfer',
  ]))

it('L306 asks for the amount to change', () => expect(CASH_NOTE).toBe('Podaj kwotę, z której mamy wydać resztę'))

it.each(OFFERED_METHODS)('L012 some brand offers %s', (method) =>
  expect(tenants.some(({ fallback }) => fallback.allowed_payment_option_keys.includes(method))).toBe(true),
)
