import { type CheckoutState, lackingSteps, openedWith } from './checkout-steps'

const complete: CheckoutState = {
  isTakeout: false,
  hasAddress: true,
  refusals: [],
  needsTime: false,
  hasCustomer: true,
  hasMethod: true,
  errors: {},
}

it.each<[string, Partial<CheckoutState>, string[]]>([
  ['nothing lacks', {}, []],
  ['a stranger without an address is asked for it first', { hasAddress: false, hasCustomer: false }, ['where']],
  ['then the contact', { hasCustomer: false }, ['who']],
  ['a new diner with takeout', { isTakeout: true, hasAddress: false, hasCustomer: false }, ['who']],
  ['takeout needs no address', { isTakeout: true, hasAddress: false }, []],
  ['L233 an address that is not found', { refusals: ['address_unknown'] }, ['where']],
  ['C5 an address out of reach', { refusals: ['out_of_range', 'min_cart'] }, ['where']],
  ['L210 only later times', { needsTime: true }, ['when']],
  ['no method stands chosen', { hasMethod: false }, ['how']],
  ['an error opens its step', { errors: { phone: '?', invoice_nip: '?' } }, ['who', 'more']],
])('C30 a step is open where a value is missing: %s', (_, own, steps) =>
  expect(lackingSteps({ ...complete, ...own })).toEqual(steps),
)

it('C30 a step that was open stays open, and nothing new is the same list', () => {
  const opened = openedWith([], ['who'])
  expect(openedWith(opened, [])).toBe(opened)
  expect(openedWith(opened, ['who'])).toBe(opened)
  expect(openedWith(opened, ['how'])).toEqual(['who', 'how'])
})
