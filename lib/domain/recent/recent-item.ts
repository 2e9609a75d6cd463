import type { Order } from '@/lib/domain/ordering/order/schema'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { visibleState } from '@/lib/domain/reservation/visible-state'

/** The order or reservation of an entry of the list. */
export type RecentItem = { kind: 'order'; order: Order } | { kind: 'reservation'; reservation: Reservation }

/** A text of all item states that the list shows, to detect changes. Holds no key. */
export function recentStates(items: readonly RecentItem[]): string {
  return items
    .map((item) =>
      item.kind === 'order'
        ? item.order.status
        : `${visibleState(item.reservation)} ${item.reservation.reserved_on} ${item.reservation.guests_number}`,
    )
    .join(', ')
}
