import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { restoreFields, typedFields } from '@/lib/browser/form-fields'
import { randomKey } from '@/lib/browser/random-key'
import { readSession, writeSession } from '@/lib/browser/session-store'
import { type CheckoutChoices, checkoutKey, type KeptCheckout, readKeptCheckout } from '@/lib/order/kept-checkout'
import type { OrderRequest } from '@/lib/order/schema'

/**
 * Keeps what is typed and chosen in this tab and puts it back after a reload. The key stays the same until a success;
 * `pending` is the very body whose fate nobody knows. Contract C11, C12.
 */
export function useCheckoutDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  choices: CheckoutChoices,
  isShown: boolean,
) {
  const [kept, setKept] = useState<KeptCheckout | null>(null)
  const key = useRef('')
  const pending = useRef<OrderRequest | null>(null)
  const latest = useRef(choices)
  latest.current = choices

  useEffect(() => {
    const found = readKeptCheckout(readSession(checkoutKey(restaurantId)))
    key.current = found?.key ?? randomKey()
    pending.current = found?.pending ?? null
    setKept(found)
  }, [restaurantId])

  // The form stands only once there is a cart.
  useEffect(() => {
    if (isShown && kept && form.current) restoreFields(form.current, kept.fields)
  }, [isShown, kept, form])

  const keep = useCallback(() => {
    if (!form.current) return
    const fields = typedFields(form.current)
    const draft: KeptCheckout = { key: key.current, fields, choices: latest.current, pending: pending.current }
    writeSession(checkoutKey(restaurantId), JSON.stringify(draft))
  }, [restaurantId, form])

  return {
    kept,
    key,
    keep,
    /** Before a body leaves, and `null` once its fate is known. */
    keepPending(body: OrderRequest | null) {
      pending.current = body
      keep()
    },
    pending,
    forget: () => writeSession(checkoutKey(restaurantId), null),
    renewKey() {
      key.current = randomKey()
      keep()
    },
  }
}
