import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { restoreFields, typedFields } from '@/lib/browser/form-fields'
import { readSession, writeSession } from '@/lib/browser/session-store'
import { type CheckoutChoices, checkoutKey, type KeptCheckout, readKeptCheckout } from '@/lib/order/kept-checkout'

/** Keeps what is typed and chosen in this tab and puts it back after a reload. Contract C11. */
export function useCheckoutDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  choices: CheckoutChoices,
  isShown: boolean,
) {
  const [kept, setKept] = useState<KeptCheckout | null>(null)
  const [isRead, setRead] = useState(false)
  const latest = useRef(choices)
  latest.current = choices

  useEffect(() => {
    setKept(readKeptCheckout(readSession(checkoutKey(restaurantId))))
    setRead(true)
  }, [restaurantId])

  // The form stands only once there is a cart.
  useEffect(() => {
    if (isShown && kept && form.current) restoreFields(form.current, kept.fields)
  }, [isShown, kept, form])

  const keep = useCallback(() => {
    if (!form.current) return
    const draft: KeptCheckout = { fields: typedFields(form.current), choices: latest.current }
    writeSession(checkoutKey(restaurantId), JSON.stringify(draft))
  }, [restaurantId, form])

  return {
    kept,
    /** Before that, nothing may be kept over what is there. */
    isRead,
    keep,
    forget: () => writeSession(checkoutKey(restaurantId), null),
  }
}
