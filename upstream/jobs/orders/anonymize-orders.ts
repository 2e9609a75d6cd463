import { sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { IS_FINAL, IS_UNPAID } from '@/upstream/orders/status-conditions'

/** Removes names, phones, e-mails, addresses and notes of orders 12 months after their delivery time. Contract C19. */
export async function anonymizeOrders(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const gone = sql`forgotten_at IS NULL AND eta_to < ${at} - interval '12 months'
    AND created_at < ${at} - interval '12 months'`
  await db.execute(sql`UPDATE order_lines SET note = '' WHERE order_id IN (SELECT id FROM orders WHERE ${gone})`)
  // A digest of nine digits can be reversed by trying all numbers.
  await db.execute(sql`DELETE FROM voucher_uses WHERE order_id IN (SELECT id FROM orders WHERE ${gone})`)
  await db.execute(sql`UPDATE orders SET customer_firstname = '–', customer_lastname = '–', phone = '', email = '',
    address = NULL, notes = '', client = NULL, network = NULL, forgotten_at = ${at} WHERE ${gone}`)
  // The device's address was for the provider, and only while somebody could still pay.
  await db.execute(sql`UPDATE orders SET client = NULL WHERE client IS NOT NULL AND NOT ${IS_UNPAID}`)
  // The network's digest was for the caps, which count what is under way.
  await db.execute(sql`UPDATE orders SET network = NULL WHERE network IS NOT NULL
    AND (${IS_FINAL} OR created_at < ${at} - interval '1 day')`)
}
