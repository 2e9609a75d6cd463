import { sql } from 'drizzle-orm'
import type { Grosze } from '@/lib/domain/money'
import { dietsIn } from '@/lib/domain/ordering/menu/diet/diet-filter'
import { isSameOffer, type Offer, offersOf } from '@/lib/domain/ordering/menu/lowest-price'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import type { StoredMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { menuFromStored } from '@/lib/domain/restaurant/file/stored-menu'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { type Db, rowsOf } from '@/upstream/db/database'
import { menuPrices, menus } from '@/upstream/db/order-schema'
import { setPresentTime } from '@/upstream/db/present-time'

interface PricePoint {
  productId: number
  since: Date
  priceGrosze: Grosze
}

/**
 * Saves the menu of a restaurant, and changes of its dishes' prices from `now` on: every save of a menu writes the
 * price history, from which the lowest price of 30 days is computed. `earlier` are former prices. Contract C7.
 */
export async function saveMenu(
  tx: Db,
  restaurantId: number,
  stored: StoredMenu,
  { now, earlier = [] }: { now: Date; earlier?: PricePoint[] },
): Promise<void> {
  const menu = menuFromStored(stored)
  const products = productsOf(menu)
  const row = {
    restaurantId,
    menu: stored,
    searchText: ` ${[...products.values()].map(({ name }) => slugOf(name).replaceAll('-', ' ')).join(' | ')}`,
    diets: dietsIn(products),
  }
  const excluded = { menu: sql`excluded.menu`, searchText: sql`excluded.search_text`, diets: sql`excluded.diets` }
  await setPresentTime(tx, now)
  await tx.insert(menus).values(row).onConflictDoUpdate({ target: menus.restaurantId, set: excluded })
  const prices = earlier.map((point) => ({ restaurantId, ...point }))
  if (prices.length > 0) await tx.insert(menuPrices).values(prices).onConflictDoNothing()
  await recordOffers(tx, restaurantId, offersOf(menu), now)
}

/** Records the prices of these dishes from `now` on; unchanged ones are not written. Contract C7. */
export async function recordOffers(
  tx: Db,
  restaurantId: number,
  offers: ReadonlyMap<number, Offer>,
  now: Date,
): Promise<void> {
  const known = await lastOffers(tx, restaurantId, [...offers.keys()])
  const changed = [...offers]
    .map(([productId, offer]) => ({ productId, ...offer }))
    .filter(({ productId, ...offer }) => !isSameOffer(known.get(productId), offer))
  if (changed.length === 0) return
  const { priceGrosze, offeredGrosze, isAnnounced } = {
    priceGrosze: sql`excluded.price_grosze`,
    offeredGrosze: sql`excluded.offered_grosze`,
    isAnnounced: sql`excluded.is_announced`,
  }
  await tx
    .insert(menuPrices)
    .values(changed.map((offer) => ({ restaurantId, since: now, ...offer })))
    .onConflictDoUpdate({
      target: [menuPrices.restaurantId, menuPrices.productId, menuPrices.since],
      set: { priceGrosze, offeredGrosze, isAnnounced },
    })
}

async function lastOffers(tx: Db, restaurantId: number, dishes: number[]): Promise<Map<number, Offer>> {
  const rows = await rowsOf<Offer & { productId: number }>(
    tx,
    sql`SELECT DISTINCT ON (product_id) product_id AS "productId", price_grosze AS "priceGrosze",
        offered_grosze AS "offeredGrosze", is_announced AS "isAnnounced"
      FROM menu_prices
      WHERE restaurant_id = ${restaurantId} AND product_id IN (SELECT jsonb_array_elements(${JSON.stringify(dishes)}::jsonb)::int)
      ORDER BY product_id, since DESC`,
  )
  return new Map(rows.map((offer) => [offer.productId, offer]))
}
