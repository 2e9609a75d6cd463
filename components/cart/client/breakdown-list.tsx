'use client'

import type { CartWords } from '@/components/cart/words'
import { Money } from '@/components/ui/money'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import type { Breakdown } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { QuoteVoucher } from '@/lib/domain/ordering/cart/schema'
import { freeDeliveryText } from '@/messages/content/voucher-line'
import styles from './cart.module.css'
import { useCartContext } from './cart-context'
import type { CartPricing } from './use-cart-pricing'

/** Every part of the sum; no cost is added later. Contract C3. */
export function BreakdownList({ words }: { words: CartWords }) {
  const { order } = useCartContext()
  const { sums, deliveryType, state } = order
  if (!sums) return null
  const { breakdown } = sums
  return (
    <dl className={`stack-1 small ${styles.sums}`} aria-busy={order.isLoading || undefined}>
      {rowsOf(breakdown, words, state.voucherCode).map(({ label, grosze }) => (
        <Row key={label} label={label}>
          {grosze < 0 ? `−${formatGrosze(-grosze)}` : formatGrosze(grosze)}
        </Row>
      ))}
      {deliveryType !== 'takeout' && (
        <Row label={freeDeliveryLabel(order) ?? words.deliveryCost}>
          {breakdown.delivery === null ? words.unknown : <Money grosze={breakdown.delivery} />}
        </Row>
      )}
      <div className={`flex gap-4 spread numeric large ruled ${styles.total}`}>
        <dt>{breakdown.delivery === null ? words.totalWithout : words.total}</dt>
        <dd>
          <Money grosze={sums.totalGrosze} />
        </dd>
      </div>
    </dl>
  )
}

/** Label of free delivery where a code pays for it. Contract C8. */
function freeDeliveryLabel({ quote, priced }: CartPricing): string | null {
  if (quote) return quote.voucher?.type === 'freeDelivery' ? freeDeliveryOf(quote.voucher) : null
  const own = priced?.voucher
  return own?.voucher.type === 'freeDelivery' ? freeDeliveryText(own.voucher.code, own.deliveryGrosze) : null
}

function freeDeliveryOf({ code, delivery }: QuoteVoucher): string {
  return freeDeliveryText(code, groszeFromWire(delivery))
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-4 spread numeric">
      <dt className="soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function rowsOf(
  { products, promotions, voucher, packaging, deposits, tip }: Breakdown,
  words: CartWords,
  code: string,
) {
  return [
    { label: words.products, grosze: products, isShown: true },
    { label: words.promotions, grosze: -promotions, isShown: promotions > 0 },
    { label: interpolate(words.voucher, { code: code.toUpperCase() }), grosze: -voucher, isShown: voucher > 0 },
    { label: words.packaging, grosze: packaging, isShown: packaging > 0 },
    { label: words.deposits, grosze: deposits, isShown: deposits > 0 },
    { label: words.tip, grosze: tip, isShown: tip > 0 },
  ].filter(({ isShown }) => isShown)
}
