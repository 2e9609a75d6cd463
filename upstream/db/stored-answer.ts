import { sql } from 'drizzle-orm'
import type { Order } from '@/lib/domain/ordering/order/schema'
import type { Db } from './database'

/** A repeat of the request that placed this order is answered by the order as it stands here. Contract C3. */
export async function replaceOrderAnswer(db: Db, order: Order): Promise<void> {
  await db.execute(sql`UPDATE idempotency_keys SET body = ${JSON.stringify(order)}::jsonb
    WHERE path = '/orders' AND body ->> 'id' = ${order.id}`)
}

/** The key of the request that began this payment attempt may be sent again, e.g. with another BLIK code. */
export async function forgetAttemptAnswer(db: Db, attempt: string): Promise<void> {
  await db.execute(sql`DELETE FROM idempotency_keys WHERE body ->> 'attempt' = ${attempt}`)
}
