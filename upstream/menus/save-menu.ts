import { sql } from 'drizzle-orm'
import type { Grosze } from '@/lib/domain/money'
import { dietsIn } from '@/lib/domain/ordering/menu/diet/diet-filter'
import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Db } from '@/upstream/db/database'
import { menuPrices, menus } from '@/upstream/db/order-schema'

export interface PricePoint {
  productId: number
  since: Date
  priceGrosze: Grosze
}

/** Saves the menu of a restaurant and its price history; an unchanged price adds no entry. */
export async function saveMenu(tx: Db, restaurantId: number, menu: Menu, history: PricePoint[]): Promise<void> {
  const products = productsOf(menu)
  const row = {
    restaurantId,
    menu,
    searchText: ` ${[...products.values()].map(({ name }) => slugOf(name).replaceAll('-', ' ')).join(' | ')}`,
    diets: dietsIn(products),
  }
  const excluded = { menu: sql`excluded.menu`, searchText: sql`excluded.search_text`, diets: sql`excluded.diets` }
  await tx.insert(menus).values(row).onConflictDoUpdate({ target: menus.restaurantId, set: excluded })
  const prices = history.map((point) => ({ restaurantId, ...point }))
  if (prices.length > 0) await tx.insert(menuPrices).values(prices).onConflictDoNothing()
}
