import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { IS_FINAL, IS_UNPAID } from '@/upstream/db/order-status-conditions'

const BATCH_SIZE = 200
const JOB = 'anonymize-orders'

/**
 * Removes names, phones, e-mails, addresses and notes of orders 12 months after their delivery time; a failed order
 * stops no other. Contract C19, docs/design/processes.md.
 */
export async function anonymizeOrders(db: Db, now: Date, log?: Logger): Promise<void> {
  await forgetOrders(db, now, log)
  const statements = {
    // The device's address is for the provider, only while the order can still be paid.
    clients: sql`UPDATE orders SET client = NULL WHERE client IS NOT NULL AND NOT ${IS_UNPAID}`,
    // The network's digest is for the caps, which count open orders.
    networks: sql`UPDATE orders SET network = NULL WHERE network IS NOT NULL
      AND (${IS_FINAL} OR created_at < ${now.toISOString()}::timestamptz - interval '1 day')`,
  }
  const kinds = ['clients', 'networks'] as const
  await eachRow({ name: JOB, db, now, log }, [...kinds], (kind) => db.execute(statements[kind]))
}

async function forgetOrders(db: Db, now: Date, log?: Logger): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const due = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM orders WHERE anonymized_at IS NULL AND eta_to < ${at} - interval '12 months'
      AND created_at < ${at} - interval '12 months' AND ${isDueAgain(JOB, sql`orders.id`, now)} LIMIT ${BATCH_SIZE}`,
  )
  const ids = due.map(({ id }) => id)
  await eachRow({ name: JOB, db, now, log }, ids, (id) => inTransaction(db, (tx) => forgetOrder(tx, id, now)))
  if (due.length === BATCH_SIZE) await forgetOrders(db, now, log)
}

async function forgetOrder(tx: Db, id: string, now: Date): Promise<void> {
  await tx.execute(sql`UPDATE order_lines SET note = '' WHERE order_id = ${id}`)
  await tx.execute(sql`UPDATE orders SET customer_firstname = '–', customer_lastname = '–', phone = '', email = '', invoice_nip = NULL,
    address = NULL, notes = '', client = NULL, network = NULL, anonymized_at = ${now.toISOString()}::timestamptz
    WHERE id = ${id}`)
}
