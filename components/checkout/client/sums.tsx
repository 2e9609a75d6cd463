import type { CheckoutWords } from '@/components/checkout/words'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { Money } from '@/components/ui/money'
import type { Breakdown } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { ShownPrice } from '@/lib/domain/ordering/cart/pricing/shown-price'
import { freeDeliveryText } from '@/messages/content/voucher-line'
import styles from './checkout-summary.module.css'

const DEDUCTIONS: readonly string[] = ['promotions', 'voucher']

type Props = { words: CheckoutWords; price: ShownPrice | null; isTakeout: boolean; isLoading: boolean }

/** Every part of the sum, and the sum. Contract C3, ledger L144, L145. */
export function Sums({ words, price, isTakeout, isLoading }: Props) {
  if (!price) return <Skeleton shape="control" />
  const parts = Object.entries(price.breakdown) as [keyof Breakdown, number | null][]
  const shown = parts.filter(
    ([part, grosze]) => part === 'products' || (part === 'delivery' ? !isTakeout : grosze !== 0),
  )
  return (
    <dl className="stack-1 one-column" aria-busy={isLoading || undefined}>
      {shown.map(([part, grosze]) => (
        <div key={part} className={styles.sum}>
          <dt>{labelOf(part, price, words)}</dt>
          <dd>
            {grosze === null ? (
              <span className={styles.small}>{words.deliveryUnknown}</span>
            ) : (
              <>
                {DEDUCTIONS.includes(part) && '−'}
                <Money grosze={grosze} />
              </>
            )}
          </dd>
        </div>
      ))}
      <div className={`${styles.sum} ${styles.total}`}>
        <dt>{price.breakdown.delivery === null ? words.totalWithout : words.total}</dt>
        <dd>
          <Money grosze={price.totalGrosze} />
        </dd>
      </div>
    </dl>
  )
}

/** A code's label names the code, and the part that it pays for. Contract C8. */
function labelOf(part: keyof Breakdown, { voucher }: ShownPrice, words: CheckoutWords): string {
  if (part === 'voucher' && voucher) return `${words.sums.voucher} ${voucher.code}`
  return part === 'delivery' && voucher?.deliveryGrosze
    ? freeDeliveryText(voucher.code, voucher.deliveryGrosze)
    : words.sums[part]
}
