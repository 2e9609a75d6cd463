import type { ReactNode } from 'react'
import { CoverPicture } from '@/components/list/cover-picture'
import { RestaurantHead } from '@/components/restaurant/restaurant-head'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import styles from './embed-reservation.module.css'

/**
 * The reservation page on a partner's site: the restaurant's name and the form (`children`); its picture where the
 * frame is wide. Ledger L074, L089.
 */
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
    <Wrap className={`grid one-column top ${styles.page}`}>
      <div className={styles.place}>
        <RestaurantHead restaurant={restaurant} now={now} />
        <CoverPicture restaurant={restaurant} sizes="50vw" className={styles.picture} />
      </div>
      <div className={styles.card}>{children}</div>
    </Wrap>
  )
}
