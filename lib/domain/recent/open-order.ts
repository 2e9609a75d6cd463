import type { Order } from '@/lib/domain/ordering/order/schema'
import { isFinal } from '@/lib/domain/ordering/order/status'
import type { RecentItem } from '@/lib/domain/recent/recent-item'

/** The newest unfinished order at that restaurant; `null` for none. Contract C3. */
export function openOrderAt(items: readonly RecentItem[], restaurantId: number): Order | null {
  for (const item of items) {
    if (item.kind === 'order' && item.order.restaurant_id === restaurantId && !isFinal(item.order.status)) {
      return item.order
    }
  }
  return null
}
