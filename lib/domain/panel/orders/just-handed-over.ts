import { callBackEndsAt } from '@/lib/domain/ordering/order/kitchen-steps'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'

/**
 * Orders that were handed over and can still be called back, the last first. An order with a planned step is left out:
 * it is undone on its card. Contract C23.
 */
export function justHandedOver(
  orders: readonly BoardOrder[],
  nowMs: number,
): { order: BoardOrder; minutesAgo: number }[] {
  return orders
    .flatMap((order) => {
      const at = order.handed_over_at && new Date(order.handed_over_at)
      if (!at || order.planned || callBackEndsAt(at).getTime() <= nowMs) return []
      return [{ order, atMs: at.getTime(), minutesAgo: Math.max(0, Math.floor((nowMs - at.getTime()) / 60_000)) }]
    })
    .sort((a, b) => b.atMs - a.atMs)
    .map(({ order, minutesAgo }) => ({ order, minutesAgo }))
}
