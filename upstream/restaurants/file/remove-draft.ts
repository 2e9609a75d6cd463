import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'

/** Tables that its file alone fills, those that refer to others first. */
const OF_THE_FILE = [
  'table_joins',
  'dining_tables',
  'menu_prices',
  'menus',
  'sold_out',
  'order_settings',
  'settings_drafts',
  'settings_versions',
  'restaurant_words',
  'restaurant_revisions',
  'restaurant_plans',
  'restaurant_boards',
  'kitchen_limits',
  'listing_exceptions',
]
/** Tables that people fill: a row of these shows that the restaurant was used, if only for a test. */
const OF_PEOPLE = [
  'staff_roles',
  'staff_devices',
  'machine_tokens',
  'reservations',
  'orders',
  'waitlist',
  'leads',
  'blocks',
]

/**
 * Deletes a restaurant that was made by mistake: never open, without people, reservations and orders, tests included. Its number is not
 * given again. 404 `unknown_restaurant`, 409 `restaurant_in_use`. Contract C33.
 */
export async function removeDraft(tx: Db, id: number): Promise<Outcome<null>> {
  await lockRestaurant(tx, { id })
  const [row] = await rowsOf<{ state: string }>(tx, sql`SELECT state FROM restaurants WHERE id = ${id} FOR UPDATE`)
  if (!row) return refused(404, 'unknown_restaurant')
  const uses = OF_PEOPLE.map((table) => sql`EXISTS (SELECT FROM ${sql.identifier(table)} WHERE restaurant_id = ${id})`)
  const [used] = await rowsOf<{ is_used: boolean }>(tx, sql`SELECT ${sql.join(uses, sql` OR `)} AS is_used`)
  if (row.state !== 'draft' || used?.is_used) return refused(409, 'restaurant_in_use')
  for (const table of OF_THE_FILE)
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE restaurant_id = ${id}`)
  await tx.execute(sql`DELETE FROM vouchers WHERE owner_id = ${id}`)
  await tx.execute(sql`DELETE FROM restaurants WHERE id = ${id}`)
  return done(null)
}
