'use client'

import { useCartContext } from '@/components/cart/client/cart-context'
import styles from '@/components/menu/menu-head.module.css'
import type { AvailabilityWords } from '@/components/menu/words'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import type { OrderingAvailability } from '@/lib/domain/ordering/availability/ordering-availability'
import { promiseText } from '@/lib/domain/ordering/promise/promise-text'
import { type LocalDate, localDateOf } from '@/lib/domain/time/time'
import { opensText, openText, orderForText } from './opens-text'

/**
 * Notice whether orders are accepted now, when they are next, and what the diner can do. Ledger L209–L212,
 * contract C17.
 */
export function AvailabilityNotice({ words }: { words: AvailabilityWords }) {
  const { availability, promise, order } = useCartContext()
  const today = localDateOf(new Date(order.nowMs))
  if (availability.kind === 'open') {
    return (
      <p className="line-3 small">
        <strong className={styles.open}>{openText(availability, words)}</strong>
        {promise && <span>{promiseText(promise)}</span>}
      </p>
    )
  }
  const [title, text] = unavailableText(availability, words, today)
  // Orders are accepted for later: no warning, and no box, which would push the dishes below the first screen of a
  // phone.
  if (availability.kind === 'later' && availability.opens) {
    return (
      <p className={styles.later}>
        <strong>{title}</strong>
        {text && <span> {text}</span>}
      </p>
    )
  }
  return (
    <Notice kind={availability.kind === 'later' ? 'info' : 'warning'} title={title}>
      {text && <p>{text}</p>}
    </Notice>
  )
}

function unavailableText(
  availability: Exclude<OrderingAvailability, { kind: 'open' }>,
  words: AvailabilityWords,
  today: LocalDate,
): [string, string] {
  if (availability.kind === 'off') return [words.closed, words.off]
  if (availability.kind === 'stopped')
    return [
      availability.text,
      availability.until ? interpolate(words.until, { time: availability.until }) : words.byHand,
    ]
  if (availability.kind === 'later' && !availability.opens) return [availability.text, words.later]
  const { opens, isLate, isKitchenClosed } = availability
  const closed = isLate ? words.late : isKitchenClosed ? words.kitchen : words.closed
  if (!opens) return [closed, words.byHand]
  const text = opensText({ opens, isLate, isKitchenClosed }, words, today)
  return availability.kind === 'later'
    ? [
        `${text}, ${orderForText(availability.first, words, opens.opensOn)}${isLate ? '.' : ''}`,
        isLate ? words.late : '',
      ]
    : [closed, `${text}.`]
}
