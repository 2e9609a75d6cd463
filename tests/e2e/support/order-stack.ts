import { Pool } from 'pg'
import { type Stack, startStack } from './stack'

/** A stack on PostgreSQL, so that a test can change data behind an open page. */
export interface OrderStack extends Stack {
  sql: <T = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<T[]>
  /** Restores every restaurant, menu and voucher; every restaurant is open around the clock with enough capacity. */
  restore: () => Promise<void>
}

const TABLES = ['restaurants', 'menus', 'order_settings', 'vouchers'] as const

export async function startOrderStack(): Promise<OrderStack> {
  const stack = await startStack({ upstreamEnv: { BUILTIN_PAYMENT_SECONDS: '0.5' } })
  const pool = new Pool({ connectionString: stack.databaseUrl, max: 2 })
  // Connections may still be closing when the database is dropped.
  pool.on('error', () => {})
  const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  await openAroundTheClock(pool)
  for (const table of TABLES) await pool.query(`CREATE TABLE first_${table} AS TABLE ${table}`)
  return {
    ...stack,
    sql: sql as OrderStack['sql'],
    restore: () => restore(pool),
    async stop() {
      await pool.end()
      await stack.stop()
    },
  }
}

async function openAroundTheClock(pool: Pool): Promise<void> {
  const week = JSON.stringify(Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }]))
  await pool.query(
    `UPDATE restaurants SET summary = summary || jsonb_build_object('orders_paused', null, 'custom_rules', '[]'::jsonb,
      'hours', jsonb_build_object('week', $1::jsonb, 'exceptions', '[]'::jsonb)) WHERE 'orders' = ANY(products)`,
    [week],
  )
  await pool.query('UPDATE order_settings SET orders_per_slot = 10000')
}

async function restore(pool: Pool): Promise<void> {
  await pool.query(`UPDATE restaurants r SET summary = f.summary FROM first_restaurants f
    WHERE f.id = r.id AND f.summary <> r.summary`)
  await pool.query(`UPDATE menus m SET menu = f.menu FROM first_menus f
    WHERE f.restaurant_id = m.restaurant_id AND f.menu <> m.menu`)
  await pool.query(`UPDATE order_settings s SET orders_per_slot = f.orders_per_slot, zones = f.zones,
    payment_methods = f.payment_methods FROM first_order_settings f WHERE f.restaurant_id = s.restaurant_id`)
  await pool.query(`UPDATE vouchers v SET valid_to = f.valid_to, min_cart_grosze = f.min_cart_grosze, first_order_only = f.first_order_only
    FROM first_vouchers f WHERE f.id = v.id`)
}
