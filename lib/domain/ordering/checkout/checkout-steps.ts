import type { CheckoutField } from './checkout-fields'

/** Steps of a checkout, in order: address, time, diner, payment; and rarely needed fields in one fold. */
const CHECKOUT_STEPS = ['where', 'when', 'who', 'how', 'more'] as const
export type CheckoutStepName = (typeof CHECKOUT_STEPS)[number]

/** Step of each control. */
const STEP_OF: Record<CheckoutField, CheckoutStepName> = {
  deliveryAt: 'when',
  address: 'where',
  house: 'where',
  flat: 'where',
  customer_firstname: 'who',
  customer_lastname: 'who',
  phone: 'who',
  email: 'who',
  payment_method: 'how',
  cash_change_from: 'how',
  tip: 'more',
  notes: 'more',
  courier_notes: 'more',
  invoice_nip: 'more',
}

/** Refusals of a price that another address resolves. */
const ADDRESS_REFUSALS: readonly string[] = ['address_unknown', 'house_missing', 'house_invalid', 'out_of_range']

/** Facts that decide whether a step is incomplete. */
export type CheckoutState = {
  isTakeout: boolean
  /** Street and number, chosen or found by the server. */
  hasAddress: boolean
  refusals: readonly string[]
  /** Orders for now are impossible, or the chosen time is no longer offered. */
  needsTime: boolean
  hasCustomer: boolean
  hasMethod: boolean
  errors: Partial<Record<CheckoutField, unknown>>
}

/** Steps that open by themselves: those that are incomplete or wrong. Contract C3, C30. */
export function lackingSteps({ errors, ...state }: CheckoutState): CheckoutStepName[] {
  const wrong = Object.keys(errors).map((field) => STEP_OF[field as CheckoutField])
  const lacks: Record<CheckoutStepName, boolean> = {
    where: !state.isTakeout && (!state.hasAddress || state.refusals.some((code) => ADDRESS_REFUSALS.includes(code))),
    when: state.needsTime,
    // The name is asked only after an address in reach: otherwise a diner would type it in vain.
    who: !state.hasCustomer && (state.isTakeout || state.hasAddress),
    how: !state.hasMethod,
    more: false,
  }
  return CHECKOUT_STEPS.filter((step) => lacks[step] || wrong.includes(step))
}

/** An open step stays open: no field vanishes under a finger. Returns the same list if nothing is new. */
export function openedWith(
  opened: readonly CheckoutStepName[],
  steps: readonly CheckoutStepName[],
): readonly CheckoutStepName[] {
  return steps.every((step) => opened.includes(step)) ? opened : [...new Set([...opened, ...steps])]
}
