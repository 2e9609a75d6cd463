import type { CheckoutError, CheckoutErrorCodes } from './checkout-errors'
import type { CheckoutField } from './checkout-form'

const controls: Record<string, [CheckoutField, CheckoutError]> = {
  'customer.customer_firstname': ['customer_firstname', 'firstnameInvalid'],
  'customer.customer_lastname': ['customer_lastname', 'lastnameInvalid'],
  'customer.phone': ['phone', 'phoneInvalid'],
  'customer.email': ['email', 'emailInvalid'],
  'customer.deliveryAt': ['deliveryAt', 'timeMissing'],
  'customer.address': ['address', 'addressUnknown'],
  'customer.address.house': ['house', 'houseInvalid'],
  'customer.address.flat': ['flat', 'flatTooLong'],
  'customer.address.notes': ['courier_notes', 'notesTooLong'],
  payment_method: ['payment_method', 'paymentMissing'],
  cash_change_from: ['cash_change_from', 'changeInvalid'],
  tip: ['tip', 'tipInvalid'],
  notes: ['notes', 'notesTooLong'],
  accept_terms: ['accept_terms', 'termsMissing'],
}

/** The controls behind the paths that a server found wrong; paths without a control are left out. */
export function checkoutErrorsOf(fields: Record<string, string>): CheckoutErrorCodes {
  return Object.fromEntries(Object.keys(fields).flatMap((path) => (controls[path] ? [controls[path]] : [])))
}
