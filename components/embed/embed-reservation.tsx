import type { ReactNode } from 'react'
import { RestaurantHead } from '@/components/restaurant/restaurant-head'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import styles from './embed-reservation.module.css'

/** The reservation page on a partner's site: the restaurant's name and the form (`children`). Ledger L074, L089. */
export function EmbedReservation({
  restaurant,
  now,
  children,
}: {
  restaurant: Restaurant
  now: Date
  children: ReactNode
}) {
  return (
    <Wrap className={styles.page}>
      <RestaurantHead restaurant={restaurant} now={now} />
      <div className={styles.card}>{children}</div>
    </Wrap>
  )
}
