import type { CheckoutField } from './checkout-fields'

/** The lines of a checkout, in their order: where to, when, who, paid how; and what few need, in one fold. */
export const CHECKOUT_STEPS = ['where', 'when', 'who', 'how', 'more'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** The step that each control stands in. */
const STEP_OF: Record<CheckoutField, CheckoutStep> = {
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

/** Refusals of a price that another address mends. */
const ADDRESS_REFUSALS: readonly string[] = ['address_unknown', 'house_missing', 'house_invalid', 'out_of_range']

/** The facts that decide whether a step lacks something. */
export type CheckoutState = {
  isTakeout: boolean
  /** Street and number, chosen or found by the server. */
  hasAddress: boolean
  refusals: readonly string[]
  /** Nothing can be had at once, or the chosen time is gone. */
  needsTime: boolean
  hasCustomer: boolean
  hasMethod: boolean
  errors: Partial<Record<CheckoutField, unknown>>
}

/** The steps that stand open by themselves: where something lacks or is wrong. Contract C3, C30. */
export function lackingSteps({ errors, ...state }: CheckoutState): CheckoutStep[] {
  const wrong = Object.keys(errors).map((field) => STEP_OF[field as CheckoutField])
  const lacks: Record<CheckoutStep, boolean> = {
    where: !state.isTakeout && (!state.hasAddress || state.refusals.some((code) => ADDRESS_REFUSALS.includes(code))),
    when: state.needsTime,
    // One thing after the other: where nobody delivers, nobody types their name for nothing.
    who: !state.hasCustomer && (state.isTakeout || state.hasAddress),
    how: !state.hasMethod,
    more: false,
  }
  return CHECKOUT_STEPS.filter((step) => lacks[step] || wrong.includes(step))
}

/** Once open, a step stays so: no field vanishes under a finger. The same list where nothing is new. */
export function openedWith(opened: readonly CheckoutStep[], steps: readonly CheckoutStep[]): readonly CheckoutStep[] {
  return steps.every((step) => opened.includes(step)) ? opened : [...new Set([...opened, ...steps])]
}
