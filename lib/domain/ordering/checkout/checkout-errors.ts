import { isEmail, isPersonName, normalisePhone } from '@/lib/domain/form/contact'
import type { Grosze } from '@/lib/domain/money'
import { MAX_TIP_GROSZE } from '@/lib/domain/ordering/checkout/tip'
import { readHouseNumber } from '@/lib/domain/ordering/delivery/house-number'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { CheckoutDraft, CheckoutField } from './checkout-form'
import { readGrosze } from './read-grosze'

/** Words: `checkout.error.<code>` in the messages. */
export type CheckoutError =
  | 'timeMissing'
  | 'addressMissing'
  | 'addressUnknown'
  | 'houseMissing'
  | 'houseInvalid'
  | 'flatTooLong'
  | 'notesTooLong'
  | 'firstnameMissing'
  | 'firstnameInvalid'
  | 'lastnameMissing'
  | 'lastnameInvalid'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'emailMissing'
  | 'emailInvalid'
  | 'paymentMissing'
  | 'changeInvalid'
  | 'changeTooLittle'
  | 'tipInvalid'
  | 'termsMissing'

/** By field. */
export type CheckoutErrorCodes = Partial<Record<CheckoutField, CheckoutError>>

/** What decides about a field beside its own text. */
export type CheckoutContext = {
  deliveryType: DeliveryType
  /** What the server has said of the address, among its refusals. */
  addressRefusals: readonly string[]
  totalGrosze: Grosze
  /** A chosen time is still to be chosen. */
  lacksTime: boolean
}

const MAX_NOTES = 500
const MAX_FLAT = 20

type Check = (value: string, draft: CheckoutDraft, context: CheckoutContext) => CheckoutError | false

// In the order of the form, so that the first error is the first that a diner can reach. Contract C11.
const checks: [CheckoutField, Check][] = [
  ['deliveryAt', (_, __, { lacksTime }) => lacksTime && 'timeMissing'],
  ['address', forDelivery(addressError)],
  ['house', forDelivery((value) => missingOr(value, 'houseMissing', !readHouseNumber(value) && 'houseInvalid'))],
  ['flat', forDelivery((value) => value.trim().length > MAX_FLAT && 'flatTooLong')],
  ['courier_notes', forDelivery((value) => value.trim().length > MAX_NOTES && 'notesTooLong')],
  ['customer_firstname', (value) => missingOr(value, 'firstnameMissing', !isPersonName(value) && 'firstnameInvalid')],
  ['customer_lastname', (value) => missingOr(value, 'lastnameMissing', !isPersonName(value) && 'lastnameInvalid')],
  ['phone', (value) => missingOr(value, 'phoneMissing', !normalisePhone(value) && 'phoneInvalid')],
  ['email', (value) => missingOr(value, 'emailMissing', !isEmail(value.trim()) && 'emailInvalid')],
  ['notes', (value) => value.trim().length > MAX_NOTES && 'notesTooLong'],
  ['payment_method', (value, _, { totalGrosze }) => totalGrosze > 0 && !value && 'paymentMissing'],
  ['cash_change_from', changeError],
  ['tip', (value) => value.trim() !== '' && !isTip(value) && 'tipInvalid'],
  ['accept_terms', (value) => value !== 'on' && 'termsMissing'],
]

/** One code per wrong field, in the order of the form; empty when the order may be sent. Contract C11, ledger L166. */
export function checkoutErrors(draft: CheckoutDraft, context: CheckoutContext): CheckoutErrorCodes {
  const errors = checks.map(([name, check]) => [name, check(draft[name], draft, context)] as const)
  return Object.fromEntries(errors.filter(([, code]) => code))
}

// An address that the server does not find cannot be reached. Ledger L233.
function addressError(value: string, _: CheckoutDraft, { addressRefusals }: CheckoutContext): CheckoutError | false {
  return missingOr(value, 'addressMissing', addressRefusals.includes('address_unknown') && 'addressUnknown')
}

function changeError(value: string, { payment_method }: CheckoutDraft, { totalGrosze }: CheckoutContext) {
  if (payment_method !== 'cash' || value.trim() === '') return false
  const grosze = readGrosze(value)
  if (grosze === null || grosze > 1_000_000) return 'changeInvalid'
  return grosze < totalGrosze && 'changeTooLittle'
}

function isTip(value: string): boolean {
  const grosze = readGrosze(value)
  return grosze !== null && grosze <= MAX_TIP_GROSZE
}

function forDelivery(check: Check): Check {
  return (value, draft, context) => context.deliveryType !== 'takeout' && check(value, draft, context)
}

function missingOr(value: string, missing: CheckoutError, otherwise: CheckoutError | false): CheckoutError | false {
  return value.trim() === '' ? missing : otherwise
}
