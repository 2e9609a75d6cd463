import { sql } from 'drizzle-orm'
import { type Db, inTransaction, rowsOf, sqlStateOf } from '@/upstream/db/database'
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
/** A row of another table that refers to it: somebody has used the restaurant, if only for a test. */
const IS_REFERRED_TO = '23503'

/**
 * Deletes a restaurant that was made by mistake: never open, without people, reservations and orders, tests included. Its number is not
 * given again. 404 `unknown_restaurant`, 409 `restaurant_in_use`. Contract C33.
 */
export async function removeDraft(db: Db, id: number): Promise<Outcome<null>> {
  try {
    return await inTransaction(db, (tx) => deleteDraft(tx, id))
  } catch (error) {
    if (sqlStateOf(error) === IS_REFERRED_TO) return refused(409, 'restaurant_in_use')
    throw error
  }
}

async function deleteDraft(tx: Db, id: number): Promise<Outcome<null>> {
  await lockRestaurant(tx, { id })
  const [row] = await rowsOf<{ state: string }>(tx, sql`SELECT state FROM restaurants WHERE id = ${id} FOR UPDATE`)
  if (!row) return refused(404, 'unknown_restaurant')
  if (row.state !== 'draft') return refused(409, 'restaurant_in_use')
  for (const table of OF_THE_FILE)
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE restaurant_id = ${id}`)
  await tx.execute(sql`DELETE FROM vouchers WHERE owner_id = ${id}`)
  await tx.execute(sql`DELETE FROM restaurants WHERE id = ${id}`)
  return done(null)
}
