import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { restoreFields, typedFields } from '@/lib/browser/page-life/form-fields'
import { readSession, writeSession } from '@/lib/browser/storage/session-store'
import {
  type CheckoutChoices,
  checkoutKey,
  readStoredCheckout,
  type StoredCheckout,
} from '@/lib/domain/ordering/checkout/stored-checkout'

/** Keeps what is typed and chosen in this tab and puts it back after a reload. Contract C11. */
export function useCheckoutDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  choices: CheckoutChoices,
  isShown: boolean,
) {
  const [stored, setStored] = useState<StoredCheckout | null>(null)
  const [isRead, setRead] = useState(false)
  const latest = useRef(choices)
  latest.current = choices

  useEffect(() => {
    setStored(readStoredCheckout(readSession(checkoutKey(restaurantId))))
    setRead(true)
  }, [restaurantId])

  // The form stands only once there is a cart.
  useEffect(() => {
    if (isShown && stored && form.current) restoreFields(form.current, stored.fields)
  }, [isShown, stored, form])

  const save = useCallback(() => {
    if (!form.current) return
    const draft: StoredCheckout = { fields: typedFields(form.current), choices: latest.current }
    writeSession(checkoutKey(restaurantId), JSON.stringify(draft))
  }, [restaurantId, form])

  return {
    stored,
    /** Before that, nothing may be kept over what is there. */
    isRead,
    save,
    discard: () => writeSession(checkoutKey(restaurantId), null),
  }
}
