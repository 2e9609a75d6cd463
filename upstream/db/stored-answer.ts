import { sql } from 'drizzle-orm'
import type { Order } from '@/lib/domain/ordering/order/schema'
import type { Db } from './database'

/** Updates the stored answer, so that a repeat of the request is answered by the order's present state. Contract C3. */
export async function replaceOrderAnswer(db: Db, order: Order): Promise<void> {
  await db.execute(sql`UPDATE idempotency_keys SET body = ${JSON.stringify(order)}::jsonb
    WHERE path = '/orders' AND body ->> 'id' = ${order.id}`)
}

/**
 * Deletes the stored answer: the request that began this payment attempt may be sent again, e.g. with another BLIK
 * code.
 */
export async function forgetAttemptAnswer(db: Db, attempt: string): Promise<void> {
  await db.execute(sql`DELETE FROM idempotency_keys WHERE body ->> 'attempt' = ${attempt}`)
}
