import type { CheckoutErrorWords } from '@/components/checkout/words'
import { useFieldErrors } from '@/components/form/client/use-field-errors'
import { CHECKOUT_FIELDS, type CheckoutField } from '@/lib/domain/ordering/checkout/checkout-fields'
import type { CheckoutError } from '@/lib/domain/ordering/checkout/checkout-table'

export type CheckoutErrors = Partial<Record<CheckoutField, string>>
type CheckField = (name: string) => Promise<{ code?: CheckoutError } | null>

/** All fields have their names as ids; only a later time has a select of its own. */
function idOf(name: string): string {
  return name === 'deliveryAt' && document.getElementById('deliveryTime') ? 'deliveryTime' : name
}

/** Errors of a checkout's fields. Contract C11. */
export function useCheckoutErrors(words: CheckoutErrorWords, checkField: CheckField) {
  return useFieldErrors<CheckoutField, CheckoutError>({ fields: CHECKOUT_FIELDS, words, idOf, checkField })
}
