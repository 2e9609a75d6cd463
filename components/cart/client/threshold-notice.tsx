'use client'

import type { CartWords } from '@/components/cart/words'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, type Grosze, groszeFromWire } from '@/lib/domain/money'
import styles from './cart.module.css'
import { useCartContext } from './cart-context'

/**
 * The amount missing to the minimum; above it, the amount missing to free delivery. Nothing for takeout. Ledger L234.
 */
export function ThresholdNotice({ words }: { words: CartWords }) {
  const { order } = useCartContext()
  const { sums, distance, deliveryType } = order
  if (!sums || deliveryType === 'takeout') return null
  const cartGrosze = sums.breakdown.products - sums.breakdown.promotions
  if (sums.missingToMinCartGrosze > 0) {
    const values = { amount: formatGrosze(sums.missingToMinCartGrosze), min: formatGrosze(sums.minCartGrosze) }
    return <Progress now={cartGrosze} goal={sums.minCartGrosze} text={interpolate(words.missing, values)} isMissing />
  }
  const freeFrom = distance.kind === 'known' ? distance.distance.free_from : null
  const goal = freeFrom === null ? 0 : groszeFromWire(freeFrom)
  if (goal <= cartGrosze || !sums.breakdown.delivery) return null
  return (
    <Progress
      now={cartGrosze}
      goal={goal}
      text={interpolate(words.freeFrom, { amount: formatGrosze(goal - cartGrosze) })}
    />
  )
}

type ProgressProps = { now: Grosze; goal: Grosze; text: string; isMissing?: boolean }

function Progress({ now, goal, text, isMissing = false }: ProgressProps) {
  return (
    <div className={`stack-2 small ${styles.threshold}`} data-missing={isMissing || undefined}>
      <p role="status">{text}</p>
      <progress max={goal} value={now} aria-hidden="true" />
    </div>
  )
}
