import { sql } from 'drizzle-orm'
import { statusesIn } from '@/lib/domain/ordering/order/status'
import { literalList } from '@/upstream/db/literal-list'

/** Conditions on `orders.status`, made from the table of statuses. */
export const IS_UNPAID = sql`status IN ${literalList(statusesIn('unpaid'))}`
/** The index `orders_open` and `orders_late` have the same words. */
export const IS_IN_WORK = sql`status IN ${literalList(statusesIn('inWork'))}`
export const IS_CALLED_OFF = sql`status IN ${literalList(statusesIn('calledOff'))}`
export const IS_FINAL = sql`status IN ${literalList(statusesIn('fulfilled', 'calledOff'))}`
