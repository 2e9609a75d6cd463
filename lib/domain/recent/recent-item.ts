import type { Order } from '@/lib/domain/ordering/order/schema'
import { isCalledOff, isFinal } from '@/lib/domain/ordering/order/status'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { visibleState } from '@/lib/domain/reservation/visible-state'

/** The order or reservation of an entry of the list. */
export type RecentItem = { kind: 'order'; order: Order } | { kind: 'reservation'; reservation: Reservation }

/** Entries ahead, the soonest first, and past ones, the newest first. Contract C31. */
export function comingAndPast(items: readonly RecentItem[], now: Date): { coming: RecentItem[]; past: RecentItem[] } {
  const coming = items.filter((item) => isComing(item, now))
  return {
    coming: coming.sort((a, b) => startOf(a) - startOf(b)),
    past: items.filter((item) => !isComing(item, now)),
  }
}

function isComing(item: RecentItem, now: Date): boolean {
  if (item.kind === 'order') return !isFinal(item.order.status)
  const { reservation } = item
  const state = visibleState(reservation)
  return (state === 'confirmed' || state === 'pending') && new Date(reservation.ends_at) > now
}

// Orders under way come before any visit.
function startOf(item: RecentItem): number {
  return item.kind === 'order' ? 0 : new Date(item.reservation.starts_at).getTime()
}

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

/** Cancelled or declined items are not proposed again. Contract C31. */
export function isWorthRepeating(item: RecentItem): boolean {
  if (item.kind === 'order') return !isCalledOff(item.order.status)
  const state = visibleState(item.reservation)
  return state !== 'cancelled' && state !== 'declined'
}
