import styles from '@/components/order/order.module.css'
import type { OrderWords } from '@/components/order/words'
import { interpolate } from '@/lib/domain/interpolate'
import { localTimeOf } from '@/lib/domain/time/time'

type Props = { words: OrderWords; updatedAtMs: number; isConnected: boolean }

/** Time of the last update, and whether the state may be out of date. */
export function LastUpdated({ words, updatedAtMs, isConnected }: Props) {
  const time = localTimeOf(new Date(updatedAtMs))
  return (
    <p className={`unprinted soft small ${styles.lastUpdated}`} role="status" data-deaf={!isConnected || undefined}>
      {interpolate(isConnected ? words.updatedAt : words.disconnected, { time })}
    </p>
  )
}
