'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { LINKED_VOUCHER, REMOVED_VOUCHER, readSession } from '@/lib/browser/storage/session-store'
import { useCartContext } from './cart-context'
import styles from './voucher-line.module.css'

// Loaded on demand: few diners come with a code.
const VoucherLine = lazy(() =>
  import('./voucher-line').then(
    ({ VoucherLine }): { default: typeof VoucherLine } => ({ default: VoucherLine }),
    () => ({ default: () => null }), // the cart shows the same
  ),
)

/** Place of a link's code, under the restaurant's name; its space is reserved before the first paint. Contract C8. */
export function VoucherSlot({ restaurantId }: { restaurantId: number }) {
  const { order } = useCartContext()
  const [linked, setLinked] = useState('')
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('voucher')?.trim().slice(0, 40)
    const code = (given || readSession(LINKED_VOUCHER) || '').toUpperCase()
    setLinked(code === readSession(REMOVED_VOUCHER) ? '' : code)
  }, [])
  const used = order.isForThisRestaurant ? order.state.voucherCode.toUpperCase() : ''
  const hasCart = order.isForThisRestaurant && order.state.cart.lines.length > 0
  // A code that the diner removed from the cart is not shown.
  const code = hasCart ? (used === linked ? used : '') : linked
  return (
    <div className={`grid one-column accent small semibold level ${styles.slot}`}>
      {code && (
        <Suspense>
          <VoucherLine code={code} restaurantId={restaurantId} />
        </Suspense>
      )}
    </div>
  )
}
