import { type SQL, sql } from 'drizzle-orm'
import { statusesIn } from '@/lib/domain/ordering/order/status'
import { literalList } from '@/upstream/db/database'

/** Conditions on `orders.status`, made from the table of statuses. */
export const IS_UNPAID = sql`status IN ${literalList(statusesIn('unpaid'))}`
/** The indexes `orders_open` and `orders_late` use the same expression. */
export const IS_IN_WORK = sql`status IN ${literalList(statusesIn('inWork'))}`
export const IS_CALLED_OFF = sql`status IN ${literalList(statusesIn('calledOff'))}`
/** Was the order of the row `orders` placed, and neither declined nor cancelled? Contract C39. */
export function isOrdered(orders: SQL): SQL {
  return sql`${orders}.status NOT IN ${literalList(statusesIn('unpaid', 'calledOff'))}`
}
export const IS_FINAL = sql`status IN ${literalList(statusesIn('fulfilled', 'calledOff'))}`
/** Did a provider refuse a refund, whole or partial? Contract C1, C40. */
export const HAS_FAILED_REFUND = sql`(EXISTS (SELECT 1 FROM payment_attempts a WHERE a.order_id = orders.id AND a.refund_state = 'failed')
  OR EXISTS (SELECT 1 FROM refunds f WHERE f.order_id = orders.id AND f.state = 'failed'))`
