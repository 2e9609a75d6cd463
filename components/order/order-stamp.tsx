import { fill } from '@/lib/fill'
import { localTimeOf } from '@/lib/time'
import styles from './order.module.css'
import type { OrderWords } from './words'

type Props = { words: OrderWords; seenAtMs: number; isHeard: boolean }

/** From when the page's word is, and whether it may be old. */
export function OrderStamp({ words, seenAtMs, isHeard }: Props) {
  const time = localTimeOf(new Date(seenAtMs))
  return (
    <p className={styles.stamp} role="status" data-deaf={!isHeard || undefined} data-print="hidden">
      {fill(isHeard ? words.seen : words.unheard, { time })}
    </p>
  )
}
