'use client'

import type { CartWords } from '@/components/cart/words'
import { Amount } from '@/components/ui/amount'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { Notice } from '@/components/ui/notice'
import { changeCart } from '@/lib/browser/storage/cart-store'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { MAX_AMOUNT } from '@/lib/domain/ordering/cart/cart-line'
import type { PricedLine } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { choiceNames } from '@/lib/domain/ordering/menu/answers/choice-names'
import { appliedDiscountTexts } from '@/lib/domain/ordering/menu/discount-text'
import styles from './cart.module.css'
import { useCartContext } from './cart-context'

/** The cart's lines: amount, dish with its options, price. */
export function CartLines({ words }: { words: CartWords }) {
  const { menu, order } = useCartContext()
  if (!order.priced) return <CartLoading words={words} hasFailed={menu.hasFailed} retry={menu.reload} />
  return (
    <ul className="grid ruled">
      {order.priced.lines.map((line) => (
        <CartLineRow key={line.key} priced={line} words={words} />
      ))}
    </ul>
  )
}

function CartLineRow({ priced, words }: { priced: PricedLine; words: CartWords }) {
  const {
    menu: { loaded },
    takesScheduled,
    edit,
    isUnfit,
  } = useCartContext()
  const { key, line, product, lineGrosze, promotion, notServed } = priced
  const name = product?.name ?? line.name ?? words.removed
  const choices = product && loaded ? choiceNames(product, line.answers, loaded.products) : []
  const errorText = lineErrorText(priced, words)
  const offers = appliedDiscountTexts(loaded?.menu ?? null, promotion.discountIds)
  const notServedText = notServed && interpolate(takesScheduled ? words.servedLater : words.notServed, { ...notServed })
  const hasChoices = (product?.questions.length ?? 0) > 0 || line.note !== ''
  return (
    <li className={`grid aside-end gap-1-3 ruled-below ${styles.line}`}>
      <div className={styles.lineText}>
        <p className={styles.lineName}>{name}</p>
        {choices.length > 0 && <p className={styles.small}>{choices.join(', ')}</p>}
        {isUnfit?.(line) && <p className={styles.small}>{words.unfit}</p>}
        {line.note && <p className={styles.small}>{interpolate(words.note, { note: line.note })}</p>}
        {!errorText && notServedText && <p className={styles.small}>{notServedText}</p>}
        {errorText && (
          <p role="alert" className="danger small semibold leading">
            {errorText}
          </p>
        )}
        {promotion.discountIds.length > 0 && <p className="accent small semibold">{offers.join(', ')}</p>}
        {promotion.grosze > 0 && product?.lowestPriceGrosze != null && (
          <p className={styles.small}>
            {interpolate(words.lowest, { amount: formatGrosze(product.lowestPriceGrosze) })}
          </p>
        )}
      </div>
      <div className={`grid at-start semibold ${styles.linePrice}`}>
        <Money grosze={lineGrosze - promotion.grosze} />
        {promotion.grosze > 0 && (
          <del className={styles.small}>
            <Money grosze={lineGrosze} />
          </del>
        )}
      </div>
      <div className={`row-2 centred whole-line ${styles.lineActions}`}>
        {product && (
          <Amount
            size="small"
            amount={line.amount}
            min={0}
            max={MAX_AMOUNT}
            onAmount={(amount) => changeCart({ type: 'amountChanged', key, amount })}
            label={name}
            lessLabel={interpolate(line.amount === 1 ? words.removeLabel : words.less, { name })}
            moreLabel={interpolate(words.more, { name })}
          />
        )}
        {product && hasChoices && edit && (
          <button
            type="button"
            className={`touch-high accent small semibold self-start ${styles.textButton}`}
            aria-label={interpolate(words.editLabel, { name })}
            onClick={() => edit(key, line)}
          >
            {words.edit}
          </button>
        )}
        <button
          type="button"
          className={`touch-high accent small semibold self-start ${styles.textButton}`}
          aria-label={interpolate(words.removeLabel, { name })}
          onClick={() => changeCart({ type: 'removed', key })}
        >
          {words.remove}
        </button>
      </div>
    </li>
  )
}

function lineErrorText({ product, line, errors }: PricedLine, words: CartWords): string | null {
  if (!product) return line.name ? words.removed : null
  if (!product.available) return words.unavailable
  return errors.length > 0 ? words.incomplete : null
}

type Props = { words: CartWords; hasFailed: boolean; retry: () => void }

/** Shown while the menu loads, or after loading failed. */
function CartLoading({ words, hasFailed, retry }: Props) {
  if (!hasFailed) return <p className="soft small leading">{words.loading}</p>
  return (
    <Notice kind="danger" role="alert">
      <p>{words.failed}</p>
      <Button variant="quiet" onClick={retry}>
        {words.retry}
      </Button>
    </Notice>
  )
}
