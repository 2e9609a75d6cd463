import type { Order } from '@/lib/domain/ordering/order/schema'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { visibleState } from '@/lib/domain/reservation/visible-state'

/** What stands behind an entry of the list. */
export type RecentItem = { kind: 'order'; order: Order } | { kind: 'reservation'; reservation: Reservation }

/** All that the list shows of how its items stand, to tell whether it is still true. Holds no key. */
export function recentStates(items: readonly RecentItem[]): string {
  return items
    .map((item) =>
      item.kind === 'order'
        ? item.order.status
        : `${visibleState(item.reservation)} ${item.reservation.reserved_on} ${item.reservation.guests_number}`,
    )
    .join(', ')
}
