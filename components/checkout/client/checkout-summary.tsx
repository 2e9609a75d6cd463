import { Suspense, useState } from 'react'
import { VoucherField } from '@/components/cart/client/voucher-field'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Card } from '@/components/ui/layout/card'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { Notice } from '@/components/ui/notice'
import { EDITING } from '@/lib/domain/form/submission'
import { servedAtOf } from '@/lib/domain/ordering/availability/placement'
import { lineKey } from '@/lib/domain/ordering/cart/cart-line'
import styles from './checkout-summary.module.css'
import { type AddedPrice, GoesWith, loadAddedPrice } from './lazy-parts'
import { OrderLines } from './order-lines'
import type { CheckoutFormProps, useCheckout } from './state/use-checkout'
import { SubmissionNotice } from './submission-notice'
import { Sums } from './sums'

type Props = CheckoutFormProps & { checkout: ReturnType<typeof useCheckout> }

/** Summary required by law beside the button: dishes, sum, delivery, time, and that the order cannot be withdrawn. */
export function CheckoutSummary({ checkout, ...props }: Props) {
  const { words, restaurant, supportEmail } = props
  const { priced, cart, state, isLocked, choices } = checkout
  const { price } = priced
  const now = new Date(checkout.nowMs)
  const [priceOf, setPriceOf] = useState<AddedPrice | null>(null)
  // Loaded on demand: few diners unfold it, and the pricing code is a seventh of this page's own scripts.
  const loadPrice = () => loadAddedPrice().then((found) => setPriceOf(() => found))
  const products = priced.menu?.products
  const namesOthers = cart.cart.lines.some(({ productId }) => products?.get(productId)?.goesWith.length)
  const isWaiting = !priced.hasFailed && !(price && (priced.menu || priced.hasMenuFailed))
  return (
    <Card
      as="section"
      aria-labelledby="checkout-summary"
      depth="raised"
      padded={false}
      className={classNames('stack-2 one-column', styles.summary, isWaiting && styles.waiting)}
    >
      <div className={`flex wrap spread baseline gap-2-4 ${styles.head}`}>
        <h2 id="checkout-summary" className="title-s">
          {words.summary}
        </h2>
        <a href={restaurant.path}>{words.change}</a>
      </div>
      {price ? (
        <OrderLines words={words} lines={price.lines} unfit={priced.unfit} onRemove={checkout.remove} />
      ) : (
        !priced.hasFailed && <Skeleton shape="title" />
      )}
      <fieldset disabled={isLocked} className={styles.fields}>
        {namesOthers && (
          <Suspense fallback={<div className="touch-high" />}>
            <GoesWith
              id="checkout"
              priceOf={priceOf}
              onUnfold={loadPrice}
              words={props.goesWithWords}
              loaded={priced.menu}
              lines={cart.cart.lines}
              deliveryType={choices.deliveryOption.type}
              servedAt={servedAtOf(choices.deliveryAt, now)}
              now={now}
              isUnfit={(line) => priced.unfit.has(lineKey(line))}
              onAdd={checkout.add}
            />
          </Suspense>
        )}
        <VoucherField
          id="voucher_code"
          words={props.voucherWords}
          code={cart.voucherCode}
          state={{
            isLoading: priced.isLoading,
            hasFailed: priced.hasFailed,
            isAccepted: Boolean(price?.voucher),
            refusals: price?.isConfirmed ? price.refusals : [],
            lostGrosze: price?.voucher?.lostGrosze ?? 0,
            missingGrosze: price?.missingToVoucherGrosze ?? 0,
            waiting: price?.waiting ?? null,
            deliveryType: choices.deliveryOption.type,
          }}
          onCode={checkout.code}
          onRetry={priced.refresh}
        />
      </fieldset>
      {priced.hasFailed && !price ? (
        <PriceFailed words={words} onAgain={priced.refresh} />
      ) : (
        <Sums
          words={words}
          price={price}
          isTakeout={choices.deliveryOption.type === 'takeout'}
          isLoading={priced.isLoading}
        />
      )}
      {/* A reloaded page asks to press again only where nothing above the button will move it away. */}
      <SubmissionNotice
        words={words}
        state={isWaiting && state.kind === 'unconfirmed' ? EDITING : state}
        supportEmail={supportEmail}
        phone={restaurant.phone}
        onRetry={checkout.retry}
      />
      <p className={styles.clause}>{props.legal}</p>
    </Card>
  )
}

function PriceFailed({ words, onAgain }: { words: Props['words']; onAgain: () => void }) {
  return (
    <Notice kind="warning" role="alert">
      <p>{words.priceFailed}</p>
      <p>
        <Button variant="secondary" onClick={onAgain}>
          {words.priceAgain}
        </Button>
      </p>
    </Notice>
  )
}
