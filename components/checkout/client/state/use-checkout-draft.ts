import type { RefObject } from 'react'
import { useStoredFields } from '@/components/form/client/use-stored-fields'
import {
  type CheckoutChoices,
  checkoutKey,
  readStoredCheckout,
  type StoredCheckout,
} from '@/lib/domain/ordering/checkout/stored-checkout'

/** Stores typed and chosen values in this tab; the form exists only once there is a cart. Contract C11. */
export function useCheckoutDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  choices: CheckoutChoices,
  isShown: boolean,
) {
  return useStoredFields<StoredCheckout>({
    storageKey: checkoutKey(restaurantId),
    read: readStoredCheckout,
    form,
    isShown,
    rest: () => ({ choices }),
  })
}
