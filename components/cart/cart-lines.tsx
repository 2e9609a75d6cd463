'use client'

import { Amount } from '@/components/ui/amount'
import { Money } from '@/components/ui/money'
import { changeCart } from '@/lib/browser/cart-store'
import { MAX_AMOUNT } from '@/lib/cart/cart-line'
import type { PricedLine } from '@/lib/cart/price-cart'
import { fill } from '@/lib/fill'
import { choiceNames } from '@/lib/menu/choice-names'
import { formatGrosze } from '@/lib/money'
import styles from './cart.module.css'
import { CartWaiting } from './cart-waiting'
import { useOrderStage } from './order-context'
import type { CartWords } from './words'

/** The lines: how many, with what, for how much. */
export function CartLines({ words }: { words: CartWords }) {
  const { menu, order } = useOrderStage()
  if (!order.priced) return <CartWaiting words={words} hasFailed={menu.hasFailed} retry={menu.reload} />
  return (
    <ul className={styles.lines}>
      {order.priced.lines.map((line) => (
        <CartLineRow key={line.key} priced={line} words={words} />
      ))}
    </ul>
  )
}

function CartLineRow({ priced, words }: { priced: PricedLine; words: CartWords }) {
  const {
    menu: { loaded },
    edit,
    isUnfit,
  } = useOrderStage()
  const { key, line, product, lineGrosze, promotion } = priced
  const name = product?.name ?? words.gone
  const choices = product && loaded ? choiceNames(product, line.answers, loaded.products) : []
  const trouble = troubleOf(priced, words)
  const hasChoices = (product?.questions.length ?? 0) > 0 || line.note !== ''
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <p className={styles.lineName}>{name}</p>
        {choices.length > 0 && <p className={styles.small}>{choices.join(', ')}</p>}
        {isUnfit?.(line) && <p className={styles.small}>{words.unfit}</p>}
        {line.note && <p className={styles.small}>{fill(words.note, { note: line.note })}</p>}
        {trouble && (
          <p role="alert" className={styles.trouble}>
            {trouble}
          </p>
        )}
        {promotion.grosze > 0 && product?.lowestPriceGrosze != null && (
          <p className={styles.small}>{fill(words.lowest, { amount: formatGrosze(product.lowestPriceGrosze) })}</p>
        )}
      </div>
      <div className={styles.linePrice}>
        {promotion.grosze > 0 && (
          <del className={styles.small}>
            <Money grosze={lineGrosze} />
          </del>
        )}
        <Money grosze={lineGrosze - promotion.grosze} />
      </div>
      <div className={styles.lineActions}>
        {product && (
          <Amount
            size="small"
            amount={line.amount}
            min={0}
            max={MAX_AMOUNT}
            onAmount={(amount) => changeCart({ type: 'amountChanged', key, amount })}
            label={name}
            lessLabel={fill(line.amount === 1 ? words.removeLabel : words.less, { name })}
            moreLabel={fill(words.more, { name })}
          />
        )}
        {product && hasChoices && edit && (
          <button
            type="button"
            className={styles.textButton}
            aria-label={fill(words.editLabel, { name })}
            onClick={() => edit(key, line)}
          >
            {words.edit}
          </button>
        )}
        <button
          type="button"
          className={styles.textButton}
          aria-label={fill(words.removeLabel, { name })}
          onClick={() => changeCart({ type: 'removed', key })}
        >
          {words.remove}
        </button>
      </div>
    </li>
  )
}

function troubleOf({ product, errors }: PricedLine, words: CartWords): string | null {
  if (!product) return null
  if (!product.available) return words.unavailable
  return errors.length > 0 ? words.incomplete : null
}
