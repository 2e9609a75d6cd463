import { isEmail, isPersonName, normalisePhone } from '@/lib/domain/form/contact'
import {
  type CodeOf,
  type ErrorCodes,
  errorsOf,
  formTableWith,
  isCheckedOnBlur,
  isLonger,
  missingOr,
  wireErrorsOf,
} from '@/lib/domain/form/form-table'
import type { Grosze } from '@/lib/domain/money'
import { MAX_TIP_GROSZE } from '@/lib/domain/ordering/checkout/tip'
import { readHouseNumber } from '@/lib/domain/ordering/delivery/house-number'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { normaliseNip } from '@/lib/domain/partner-enquiry/nip'
import { CHECKOUT_FIELDS, type CheckoutDraft, type CheckoutField } from './checkout-fields'
import { readGrosze } from './read-grosze'

/** Facts that decide about a field beside its own text. */
export type CheckoutContext = {
  deliveryType: DeliveryType
  /** Refusals of the server that concern the address. */
  addressRefusals: readonly string[]
  totalGrosze: Grosze
  /** The diner has still to choose a time. */
  lacksTime: boolean
}

const MAX_NOTES = 500
const MAX_FLAT = 20

/** Checks of each control, and the paths of POST /orders that refer to it. Contract C3, C11. */
const checkoutTable = formTableWith<CheckoutContext>()(CHECKOUT_FIELDS, {
  deliveryAt: {
    check: (_, __, { lacksTime }) => lacksTime && 'timeMissing',
    wire: { 'customer.deliveryAt': 'timeMissing' },
  },
  address: { check: forDelivery(addressError), wire: { 'customer.address': 'addressUnknown' } },
  house: {
    check: forDelivery((value) => missingOr(value, 'houseMissing', !readHouseNumber(value) && 'houseInvalid')),
    wire: { 'customer.address.house': 'houseInvalid' },
    isCheckedOnBlur: true,
  },
  flat: {
    check: forDelivery((value) => isLonger(value, MAX_FLAT) && 'flatTooLong'),
    wire: { 'customer.address.flat': 'flatTooLong' },
  },
  courier_notes: {
    check: forDelivery((value) => isLonger(value, MAX_NOTES) && 'notesTooLong'),
    wire: { 'customer.address.notes': 'notesTooLong' },
  },
  customer_firstname: {
    check: (value) => missingOr(value, 'firstnameMissing', !isPersonName(value) && 'firstnameInvalid'),
    wire: { 'customer.customer_firstname': 'firstnameInvalid' },
    isCheckedOnBlur: true,
  },
  customer_lastname: {
    check: (value) => missingOr(value, 'lastnameMissing', !isPersonName(value) && 'lastnameInvalid'),
    wire: { 'customer.customer_lastname': 'lastnameInvalid' },
    isCheckedOnBlur: true,
  },
  phone: {
    check: (value) => missingOr(value, 'phoneMissing', !normalisePhone(value) && 'phoneInvalid'),
    wire: { 'customer.phone': 'phoneInvalid' },
    isCheckedOnBlur: true,
  },
  email: {
    check: (value) => missingOr(value, 'emailMissing', !isEmail(value.trim()) && 'emailInvalid'),
    wire: { 'customer.email': 'emailInvalid' },
    isCheckedOnBlur: true,
  },
  notes: { check: (value) => isLonger(value, MAX_NOTES) && 'notesTooLong', wire: { notes: 'notesTooLong' } },
  invoice_nip: {
    check: (value) => value.trim() !== '' && !normaliseNip(value) && 'nipInvalid',
    wire: { invoice_nip: 'nipInvalid' },
    isCheckedOnBlur: true,
  },
  payment_method: {
    check: (value, _, { totalGrosze }) => totalGrosze > 0 && !value && 'paymentMissing',
    wire: { payment_method: 'paymentMissing' },
  },
  cash_change_from: { check: changeError, wire: { cash_change_from: 'changeInvalid' }, isCheckedOnBlur: true },
  tip: {
    check: (value) => value.trim() !== '' && !isTip(value) && 'tipInvalid',
    wire: { tip: 'tipInvalid' },
    isCheckedOnBlur: true,
  },
})

/** Words: `checkout.error.<code>` in the messages. */
export type CheckoutError = CodeOf<typeof checkoutTable>
/** Codes by field. */
export type CheckoutErrorCodes = ErrorCodes<CheckoutField, CheckoutError>

/** One code per wrong field, in the order of the form; empty if the order may be sent. Contract C11, ledger L166. */
export function checkoutErrors(draft: CheckoutDraft, context: CheckoutContext): CheckoutErrorCodes {
  return errorsOf(checkoutTable, draft, context)
}

/** Is the control of this name checked on blur? */
export function isFieldCheckedOnBlur(name: string): name is CheckoutField {
  return isCheckedOnBlur(checkoutTable, name)
}

/** The controls behind the paths that a server found wrong; paths without a control are left out. */
export function checkoutErrorsOf(fields: Record<string, string>): CheckoutErrorCodes {
  return wireErrorsOf(checkoutTable, fields)
}

// An address that the server does not find cannot be reached. Ledger L233.
function addressError(value: string, _: CheckoutDraft, { addressRefusals }: CheckoutContext) {
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

type Check<Code extends string> = (value: string, draft: CheckoutDraft, context: CheckoutContext) => Code | false

function forDelivery<Code extends string>(check: Check<Code>): Check<Code> {
  return (value, draft, context) => context.deliveryType !== 'takeout' && check(value, draft, context)
}
