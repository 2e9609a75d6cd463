'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { CartWords } from '@/components/cart/words'
import { Icon } from '@/components/ui/icon'
import { plusPath } from '@/components/ui/icons/plus'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Money } from '@/components/ui/money'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { type CartLine, lineKey } from '@/lib/domain/ordering/cart/cart-line'
import { linesThatGoWith } from '@/lib/domain/ordering/cart/goes-with'
import type { addedPrice } from '@/lib/domain/ordering/cart/pricing/added-price'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import styles from './goes-with.module.css'
import type { LoadedMenu } from './use-menu'

export interface GoesWithProps {
  /** Prefix of the control ids, which distinguishes two carts on one page. */
  id: string
  words: CartWords['goesWith']
  loaded: LoadedMenu | null
  lines: readonly CartLine[]
  deliveryType: DeliveryType
  servedAt: Date
  now: Date
  /** Is this line against the diet filter of the visit? */
  isUnfit?: ((line: CartLine) => boolean) | undefined
  /** Price of one more line, by which the sum grows; without it nothing is offered. */
  priceOf: typeof addedPrice | null
  /** Called to unfold; with it, the offer is one folded line. */
  onUnfold?: () => void
  onAdd: (line: CartLine) => void
}

/** Dishes that the restaurant suggests with those in the cart, each added by one press. Contract C32. */
export function GoesWith({ id, words, loaded, lines, isUnfit, priceOf, onUnfold, onAdd, ...at }: GoesWithProps) {
  const isFolded = onUnfold !== undefined
  const section = useRef<HTMLElement>(null)
  const [added, setAdded] = useState('')
  if (!loaded) return null
  const { menu, products } = loaded
  const offered = linesThatGoWith(lines, products, at.servedAt).filter((line) => !isUnfit?.(line))
  if (offered.length === 0 && !added) return null

  function add(line: CartLine, name: string) {
    onAdd({ ...line, name })
    setAdded(interpolate(words.added, { name }))
    // The pressed button disappears with the offer.
    section.current?.focus()
  }

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={`${id}-goes-with`} className={`stack-1 ${styles.offers}`}>
      {!isFolded && (
        <h3 id={`${id}-goes-with`} className={offered.length > 0 ? styles.title : styles.hidden}>
          {words.title}
        </h3>
      )}
      <VisuallyHidden role="status">{added}</VisuallyHidden>
      <Fold
        onUnfold={onUnfold}
        title={<span id={`${id}-goes-with`}>{words.title}</span>}
        isEmpty={offered.length === 0}
      >
        <ul className="stack-1">
          {offered.map((line) => {
            const name = products.get(line.productId)?.name ?? ''
            const price = priceOf?.(line, { ...at, menu, lines })
            if (!price) return null
            const { grosze, extraGrosze } = price
            return (
              <li key={lineKey(line)} className={`stack-2 centred ${styles.offer}`}>
                <span className={styles.name}>{name}</span>
                <span className={styles.price}>
                  <Money grosze={grosze} />
                  {extraGrosze > 0 && (
                    <span className={styles.extra}>
                      {interpolate(words.extra, { amount: formatGrosze(extraGrosze) })}
                    </span>
                  )}
                </span>
                <button
                  type="button"
                  className={`middle square accent rounded surface ${styles.add}`}
                  aria-label={interpolate(words.addLabel, { name })}
                  onClick={() => add(line, name)}
                >
                  <Icon path={plusPath} size={20} />
                </button>
              </li>
            )
          })}
        </ul>
      </Fold>
    </section>
  )
}

/** Folded to one line at the checkout: the sum must be visible before the press. */
function Fold({
  onUnfold,
  isEmpty,
  title,
  children,
}: {
  onUnfold: (() => void) | undefined
  isEmpty: boolean
  title: ReactNode
  children: ReactNode
}) {
  if (!onUnfold) return children
  return (
    <details className={isEmpty ? styles.hidden : undefined} onToggle={onUnfold}>
      <summary className="touch-high soft small semibold level">{title}</summary>
      {children}
    </details>
  )
}
