import { inSteps } from '@/lib/domain/ordering/promise/order-promise'
import type { Order } from './schema'

const MINUTE_MS = 60_000
/** A later time is shown as a clock time. */
const MAX_MINUTES = 120

/**
 * Minutes until an accepted order arrives, or is ready for pickup: rounded up to five minutes, both 0 once the time
 * has come. `null` for an order that is not accepted yet, is ready for pickup, has ended, or is due in more than
 * two hours. Contract C1.
 */
export function minutesLeft(
  { status, delivery_type: type, eta }: Pick<Order, 'status' | 'delivery_type' | 'eta'>,
  nowMs: number,
): { from: number; to: number } | null {
  const isOnItsWay = status === 'confirmed' || (status === 'sent' && type !== 'takeout')
  if (!isOnItsWay) return null
  const [from, to] = [eta.from, eta.to].map((at) => Math.max(0, inSteps((Date.parse(at) - nowMs) / MINUTE_MS))) as [
    number,
    number,
  ]
  return to > MAX_MINUTES ? null : { from, to }
}
