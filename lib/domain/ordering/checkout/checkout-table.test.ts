import { CHECKOUT_FIELDS, type CheckoutDraft } from './checkout-fields'
import { type CheckoutFacts, orderRequestOf } from './checkout-form'
import { type CheckoutContext, checkoutErrors, checkoutErrorsOf, isFieldCheckedOnBlur } from './checkout-table'

const right = {
  ...(Object.fromEntries(CHECKOUT_FIELDS.map((field) => [field, ''])) as CheckoutDraft),
  address: 'Lipowa, Lublin',
  house: '12',
  customer_firstname: 'Jan',
  customer_lastname: 'Kowalski',
  phone: '600 100 200',
  email: 'jan@przyklad.pl',
  payment_method: 'blik',
}
const context: CheckoutContext = { deliveryType: 'delivery', addressRefusals: [], totalGrosze: 4500, lacksTime: false }

it.each<[string, Partial<CheckoutDraft>, Partial<CheckoutContext>, object]>([
  ['everything is right', {}, {}, {}],
  ['L165 no address', { address: ' ' }, {}, { address: 'addressMissing' }],
  ['L233 an address that is not found', {}, { addressRefusals: ['address_unknown'] }, { address: 'addressUnknown' }],
  ['L166 no number', { house: '' }, {}, { house: 'houseMissing' }],
  ['L166 no number of a house', { house: '0' }, {}, { house: 'houseInvalid' }],
  ['L167 no flat', { flat: '' }, {}, {}],
  ['L167 a flat that no label holds', { flat: '1'.repeat(21) }, {}, { flat: 'flatTooLong' }],
  ['takeout asks for no address', { address: '', house: '', flat: '1'.repeat(21) }, { deliveryType: 'takeout' }, {}],
  ['no time yet', {}, { lacksTime: true }, { deliveryAt: 'timeMissing' }],
  [
    'no name',
    { customer_firstname: '', customer_lastname: '1' },
    {},
    { customer_firstname: 'firstnameMissing', customer_lastname: 'lastnameInvalid' },
  ],
  ['no phone, no mail', { phone: '12', email: 'jan' }, {}, { phone: 'phoneInvalid', email: 'emailInvalid' }],
  ['no method', { payment_method: '' }, {}, { payment_method: 'paymentMissing' }],
  ['nothing to pay needs no method', { payment_method: '' }, { totalGrosze: 0 }, {}],
  [
    'L306 change from less than the sum',
    { payment_method: 'cash', cash_change_from: '40' },
    {},
    { cash_change_from: 'changeTooLittle' },
  ],
  ['change is asked for cash alone', { cash_change_from: 'x' }, {}, {}],
  ['a tip in words', { tip: 'dużo' }, {}, { tip: 'tipInvalid' }],
  ['a NIP in any notation', { invoice_nip: 'PL 526-025-02-74' }, {}, {}],
  ['a wrong NIP', { invoice_nip: '526-025-02-75' }, {}, { invoice_nip: 'nipInvalid' }],
])('C11 %s', (_, own, around, errors) =>
  expect(checkoutErrors({ ...right, ...own }, { ...context, ...around })).toEqual(errors),
)

it('C11 a refusal of the server is shown at its field, and only typed values are checked on leaving', () => {
  expect(checkoutErrorsOf({ 'customer.phone': 'invalid', unknown: 'x' })).toEqual({ phone: 'phoneInvalid' })
  expect([isFieldCheckedOnBlur('house'), isFieldCheckedOnBlur('payment_method')]).toEqual([true, false])
})

it.each<[string, Partial<CheckoutDraft>, Partial<CheckoutFacts>, object | undefined]>([
  ['L166 the house that was typed last counts', { house: ' 77 ' }, {}, { address: 'Lipowa 12, Lublin', house: '77' }],
  [
    'L167 a flat and words for the courier go with it',
    { flat: '3', courier_notes: 'klatka B' },
    {},
    { flat: '3', notes: 'klatka B' },
  ],
  [
    'L233 a text that no source has located',
    { address: ' Nowa 12 ' },
    { claim: null },
    { address: 'Nowa 12', house: '12' },
  ],
  ['takeout sends none, though one is remembered', {}, { deliveryType: 'takeout' }, undefined],
])('C3 the address of an order: %s', (_, own, around, address) => {
  const facts: CheckoutFacts = {
    restaurantId: 1,
    deliveryType: 'delivery',
    deliveryAt: 'ASAP',
    claim: { address: 'Lipowa 12, Lublin', house: '12' },
    lines: [],
    voucherCode: '',
    tipGrosze: 0,
    totalGrosze: 4500,
    source: '',
  }
  const { customer } = orderRequestOf({ ...right, ...own }, { ...facts, ...around })
  if (address) expect(customer.address).toMatchObject(address)
  else expect(customer).not.toHaveProperty('address')
})
