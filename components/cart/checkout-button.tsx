'use client'

import { buttonClass } from '@/components/ui/button-style'
import { fill } from '@/lib/fill'
import { checkoutPath } from '@/lib/menu/paths'
import { formatGrosze } from '@/lib/money'
import { mayCheckOut } from '@/lib/order/door-state'
import { pausedText } from '@/lib/order/paused'
import styles from './cart.module.css'
import { useOrderStage } from './order-context'
import type { OrderView } from './use-order'
import type { CartWords } from './words'

/** The way on, or why there is none yet. Ledger L113, L209–L212, L234. */
export function CheckoutButton({ words, restaurantId }: { words: CartWords; restaurantId: number }) {
  const { order, door } = useOrderStage()
  const world = door.kind === 'stopped' ? door.text : door.kind === 'open' ? worldOf(order) : null
  const closed = door.kind === 'shut' && door.isLate ? words.late : pausedText('closed')
  const reason = world ?? (mayCheckOut(door) ? reasonOf(order, words) : closed)
  const face = (
    <>
      <span>{words.checkout}</span>
      {order.sums && <span>{formatGrosze(order.sums.totalGrosze)}</span>}
    </>
  )
  const looks = buttonClass({ size: 'large', wide: true, className: styles.checkout })
  return (
    <div className={styles.checkoutBar}>
      {reason && (
        <p id="checkout-reason" className={styles.trouble}>
          {reason}
        </p>
      )}
      {reason ? (
        // biome-ignore lint/a11y/useValidAnchor: a link without an address, which keeps its place and says why.
        <a role="link" aria-disabled="true" aria-describedby="checkout-reason" tabIndex={0} className={looks}>
          {face}
        </a>
      ) : (
        <a href={checkoutPath(restaurantId)} className={looks}>
          {face}
        </a>
      )}
    </div>
  )
}

/** What the server knows of the kitchen and the page did not yet. */
function worldOf({ quote }: OrderView): string | null {
  if (quote?.refusals.includes('paused')) return pausedText('technical')
  return null
}

function reasonOf({ priced, sums, distance, deliveryType }: OrderView, words: CartWords): string | null {
  if (!priced || !sums) return words.loading
  if (priced.refusals.includes('product_unavailable')) return words.unavailable
  if (priced.refusals.includes('answers_invalid')) return words.incomplete
  if (deliveryType !== 'takeout' && priced.refusals.includes('out_of_range')) return words.outside
  if (deliveryType !== 'takeout' && distance.kind === 'nowhere') return null
  return sums.missingToMinCartGrosze > 0
    ? fill(words.missing, {
        amount: formatGrosze(sums.missingToMinCartGrosze),
        min: formatGrosze(sums.minCartGrosze),
      })
    : null
}
