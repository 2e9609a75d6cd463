import { type SQL, sql } from 'drizzle-orm'
import type { Grosze } from '@/lib/domain/money'
import { offerOf } from '@/lib/domain/ordering/menu/lowest-price'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import { differencesOf } from '@/lib/domain/restaurant/file/differences'
import { readPart } from '@/lib/domain/restaurant/settings/parts'
import type { DishPrices } from '@/lib/domain/restaurant/settings/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { setPresentTime } from '@/upstream/db/present-time'
import { recordOffers } from '@/upstream/menus/save-menu'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { recordPrice, recordStart } from '@/upstream/restaurants/file/record-versions'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'
import { loadCurrent } from './current'

/** The prices of a restaurant's dishes, as its menu has them. Contract C37. */
export async function listPrices(db: Db, restaurantId: number): Promise<DishPrices> {
  const items = await rowsOf<DishPrices['items'][number]>(
    db,
    sql`SELECT (dish -> 'id')::int AS id, category ->> 'name' AS category, dish ->> 'name' AS name,
        (dish -> 'priceGrosze')::int AS price_grosze
      FROM menus m, jsonb_path_query(m.menu, '$.categories[*]') WITH ORDINALITY c (category, category_no),
        jsonb_path_query(category, '$.products[*]') WITH ORDINALITY p (dish, dish_no)
      WHERE m.restaurant_id = ${restaurantId} ORDER BY category_no, dish_no`,
  )
  return { items }
}

/**
 * Changes one price at once, as a version of the menu; drafts of the menu are updated too. Only its place is written:
 * nothing else of the restaurant is read, so problems elsewhere do not prevent it. 404 `unknown_dish`, 409
 * `changed_meanwhile` where the price is not what the caller saw. Contract C37.
 */
export async function changePrice(
  tx: Db,
  caller: PanelCaller,
  change: { dish: number; price_grosze: number; expected_grosze: number },
  now: Date,
): Promise<Outcome<DishPrices>> {
  const { actor, restaurantId, brand: tenant } = caller
  await lockRestaurant(tx, { id: restaurantId })
  const dish = await findDish(tx, restaurantId, change.dish)
  if (!dish) return refused(404, 'unknown_dish')
  const { id, name, category, priceGrosze } = dish
  const current = { id, category: category.name, name, price_grosze: priceGrosze }
  if (priceGrosze !== change.expected_grosze) return refused(409, 'changed_meanwhile', { current })
  if (priceGrosze !== change.price_grosze) await savePrice(tx, caller, dish, change.price_grosze, now)
  const details = { grosze: change.price_grosze }
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action: 'changed_price', subject: id, details })
  return done(await listPrices(tx, restaurantId))
}

interface FoundDish {
  id: number
  name: string
  priceGrosze: Grosze
  category: { id: number; name: string }
  /** Indexes in the stored menu. */
  categoryNo: number
  dishNo: number
  discounts: Discount[]
  /** Is the newest version of the menu its present state, so that the next version can build on it? */
  isRecorded: boolean
}

async function findDish(tx: Db, restaurantId: number, id: number): Promise<FoundDish | null> {
  const [found] = await rowsOf<FoundDish>(
    tx,
    sql`SELECT ${id}::int AS id, dish ->> 'name' AS name, (dish -> 'priceGrosze')::int AS "priceGrosze",
        jsonb_build_object('id', category -> 'id', 'name', category -> 'name') AS category,
        (category_no - 1)::int AS "categoryNo", (dish_no - 1)::int AS "dishNo",
        coalesce(m.menu -> 'discounts', '[]') AS discounts, ${isRecorded(restaurantId)} AS "isRecorded"
      FROM menus m, jsonb_path_query(m.menu, '$.categories[*]') WITH ORDINALITY c (category, category_no),
        jsonb_path_query(category, '$.products[*]') WITH ORDINALITY p (dish, dish_no)
      WHERE m.restaurant_id = ${restaurantId} AND dish -> 'id' = to_jsonb(${id}::int)`,
  )
  return found ?? null
}

/** A menu that was changed outside the panel is newer than its last version. */
function isRecorded(restaurantId: number): SQL {
  const newest = (parts: SQL) => sql`(SELECT at FROM settings_versions
    WHERE restaurant_id = ${restaurantId} AND part = ${parts} ORDER BY id DESC LIMIT 1)`
  const menu = newest(sql`'menu'`)
  return sql`(${menu} IS NOT NULL AND greatest(${menu}, ${newest(sql`'promotions'`)}) >= m.changed_at)`
}

async function savePrice(
  tx: Db,
  { restaurantId, staffId }: PanelCaller,
  dish: FoundDish,
  priceGrosze: Grosze,
  now: Date,
): Promise<void> {
  const { id, category, categoryNo, dishNo, discounts } = dish
  await setPresentTime(tx, now)
  if (!dish.isRecorded) await recordPresentMenu(tx, restaurantId, now)
  const price = sql`to_jsonb(${priceGrosze}::int)`
  await tx.execute(sql`UPDATE menus SET menu = jsonb_set(menu,
      ARRAY['categories', ${categoryNo}::text, 'products', ${dishNo}::text, 'priceGrosze'], ${price})
    WHERE restaurant_id = ${restaurantId}`)
  const menu = { categories: [{ ...category, products: [dish] }], discounts }
  await recordOffers(tx, restaurantId, new Map([[id, offerOf({ id, priceGrosze }, menu)]]), now)
  const [before, after] = [dish.priceGrosze, priceGrosze].map((grosze) => ({
    categories: [{ ...category, products: [{ id, name: dish.name, priceGrosze: grosze }] }],
  }))
  const differences = differencesOf(before, after)
  await recordPrice(tx, restaurantId, { dish: id, priceGrosze, differences, staffId, now })
}

/** Runs once, before the first price change of a menu without a current version. */
async function recordPresentMenu(tx: Db, restaurantId: number, now: Date): Promise<void> {
  const current = await loadCurrent(tx, restaurantId)
  if (current) await recordStart(tx, restaurantId, 'menu', readPart(current.file, 'menu'), now)
}
