import { useMemo } from 'react'
import { useBoard, useServerNow } from '@/components/panel/board/client/board-provider'
import styles from '@/components/panel/orders/orders.module.css'
import { interpolate } from '@/lib/domain/interpolate'
import { nextVisit } from '@/lib/domain/panel/board/next-visit'
import { localTimeOf } from '@/lib/domain/time/time'
import { useOrders } from './orders-context'

const MINUTE_MS = 60_000

/** Notice of a kitchen without orders: what comes next, and whether this device would sound. Contract C29. */
export function EmptyBoard() {
  const { idle } = useOrders().words
  const reservations = useBoard((state) => state.board.reservations)
  const nowMs = useServerNow(MINUTE_MS)
  const next = useMemo(() => nextVisit(reservations, nowMs), [reservations, nowMs])
  return (
    <section className={`stack-2 sunken large centre ${styles.idle}`} aria-label={idle.title}>
      <h2 className="title-m">{idle.title}</h2>
      <p>
        {next
          ? interpolate(idle.visit, {
              time: localTimeOf(new Date(next.starts_at)),
              people: next.guests_number,
              name: next.customer_name.trim() || idle.noName,
            })
          : idle.noVisit}
      </p>
      {/* The shell's alarm knows the state: its attribute selects the line to show. */}
      <p className={styles.soundOn}>{idle.soundOn}</p>
      <p className={`danger bold ${styles.soundOff}`}>{idle.soundOff}</p>
    </section>
  )
}
