'use client'

import type { CartWords } from '@/components/cart/words'
import { buttonClass } from '@/components/ui/button-style'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { mayCheckOut } from '@/lib/domain/ordering/availability/ordering-availability'
import { pausedText } from '@/lib/domain/ordering/availability/paused'
import { checkoutPath } from '@/lib/domain/ordering/menu/paths'
import styles from './cart.module.css'
import { type CartContextValue, useCartContext } from './cart-context'
import type { CartPricing } from './use-cart-pricing'

/** The link to the checkout, or the reason why it is not available. Ledger L113, L209–L212, L234. */
export function CheckoutButton({ words, restaurantId }: { words: CartWords; restaurantId: number }) {
  const cart = useCartContext()
  const { order } = cart
  const reason = checkoutReasonOf(cart, words)
  const face = (
    <>
      <span>{words.checkout}</span>
      {order.sums && <span>{formatGrosze(order.sums.totalGrosze)}</span>}
    </>
  )
  const linkClass = buttonClass({ size: 'large', wide: true, className: 'flex spread numeric' })
  return (
    <div className={`stack-2 surface ${styles.checkoutBar}`}>
      {reason && (
        <p id="checkout-reason" className="danger small semibold leading">
          {reason}
        </p>
      )}
      {reason ? (
        // biome-ignore lint/a11y/useValidAnchor: a link without an address, which keeps its place and says why.
        <a role="link" aria-disabled="true" aria-describedby="checkout-reason" tabIndex={0} className={linkClass}>
          {face}
        </a>
      ) : (
        <a href={checkoutPath(restaurantId)} className={linkClass}>
          {face}
        </a>
      )}
    </div>
  )
}

/** Reason why this cart cannot go to the checkout, in words; null where it can. */
export function checkoutReasonOf(
  { order, availability, takesScheduled }: CartContextValue,
  words: CartWords,
): string | null {
  const pauseReason =
    availability.kind === 'stopped' ? availability.text : availability.kind === 'open' ? pauseReasonOf(order) : null
  const closed = availability.kind === 'shut' && availability.isLate ? words.late : pausedText('closed')
  return pauseReason ?? (mayCheckOut(availability) ? cartBlockReasonOf(order, takesScheduled, words) : closed)
}

/** Pause in the server's answer, which may be newer than the page's data about the restaurant. */
function pauseReasonOf({ quote }: CartPricing): string | null {
  if (quote?.refusals.includes('paused')) return pausedText('technical')
  return null
}

function cartBlockReasonOf(
  { priced, sums, distance, deliveryType }: CartPricing,
  takesScheduled: boolean,
  words: CartWords,
): string | null {
  if (!priced || !sums) return words.loading
  if (priced.lines.some(({ product, line }) => !product && line.name)) return words.removedReason
  if (priced.refusals.includes('product_unavailable')) return words.unavailable
  const [notServed] = priced.lines.flatMap((line) => line.notServed ?? [])
  if (notServed && !takesScheduled) return interpolate(words.notServed, { ...notServed })
  if (priced.refusals.includes('answers_invalid')) return words.incomplete
  if (deliveryType !== 'takeout' && priced.refusals.includes('out_of_range')) return words.outside
  if (deliveryType !== 'takeout' && distance.kind === 'nowhere') return null
  return sums.missingToMinCartGrosze > 0
    ? interpolate(words.missing, {
        amount: formatGrosze(sums.missingToMinCartGrosze),
        min: formatGrosze(sums.minCartGrosze),
      })
    : null
}
