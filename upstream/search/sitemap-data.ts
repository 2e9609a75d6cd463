import { type SQL, sql } from 'drizzle-orm'
import {
  SITEMAP_RESTAURANTS,
  type SitemapOutline,
  type SitemapRestaurant,
} from '@/lib/domain/restaurant/sitemap-schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { servesProduct } from '@/upstream/restaurants/serves-product'

/** The tenant and the name of its order list. */
interface SitemapTenant {
  tenant: string
  productName: string
}

/** Data of `/sitemap.xml` and of the addresses of lists, without a row for each restaurant. Contract C0. */
export async function sitemapOutline(db: Db, tenant: SitemapTenant): Promise<SitemapOutline> {
  return { lists: await listRows(db, tenant), parts: await partRows(db, tenant) }
}

/** The restaurants of one part: those of the next 5,000 ids behind `after`. Contract C0. */
export async function sitemapRestaurants(
  db: Db,
  { tenant, productName }: SitemapTenant,
  after: number,
): Promise<SitemapRestaurant[]> {
  return rowsOf<SitemapRestaurant>(
    db,
    sql`SELECT r.id, r.slug, r.home_tenant, ${localDay(sql`r.changed_at`)} AS changed_on,
        CASE WHEN (${takesOrders(productName)} AND ${HAS_DISHES}) OR ${HAS_MENU} THEN json_build_object(
          'changed_on', ${localDay(MENU_CHANGED_AT)}, 'orders', ${takesOrders(productName)}) END AS menu
      FROM (SELECT * FROM ${listedRestaurants(tenant)} own WHERE own.id > ${after} ORDER BY own.id LIMIT ${SITEMAP_RESTAURANTS}) r
        ${MENU_AND_SETTINGS}
      WHERE NOT ${IS_BARE} ORDER BY r.id`,
  )
}

// Grouped by whole lists of cuisines first: a hundred thousand restaurants have only a few hundred different ones.
async function listRows(db: Db, { tenant, productName }: SitemapTenant): Promise<SitemapOutline['lists']> {
  return rowsOf<SitemapOutline['lists'][number]>(
    db,
    sql`WITH cooked AS (
        SELECT r.city_slug AS city, r.cuisines, r.order_cuisines, ${takesOrders(productName)} AS takes_orders, count(*) AS restaurants,
          max(r.changed_at) AS changed_at, max(${MENU_CHANGED_AT}) AS menu_changed_at
        FROM ${listedRestaurants(tenant)} r ${MENU_AND_SETTINGS} GROUP BY 1, 2, 3, 4
      ), listed AS (
        SELECT 'reservations' AS product, city, cuisine, restaurants, changed_at FROM cooked, unnest(array_append(cuisines, NULL)) cuisine
        UNION ALL
        SELECT 'orders', city, cuisine, restaurants, menu_changed_at
        FROM cooked, unnest(array_append(order_cuisines, NULL)) cuisine WHERE takes_orders
      )
      SELECT product, city, cuisine, sum(restaurants)::int AS restaurants, ${localDay(sql`max(changed_at)`)} AS changed_on
      FROM listed GROUP BY product, city, cuisine ORDER BY product, city, cuisine COLLATE "C" NULLS FIRST`,
  )
}

async function partRows(db: Db, { tenant }: SitemapTenant): Promise<SitemapOutline['parts']> {
  return rowsOf<SitemapOutline['parts'][number]>(
    db,
    sql`SELECT min(id) - 1 AS after, to_json(array_agg(DISTINCT home_tenant)) AS home_tenants,
        ${localDay(sql`max(changed_at)`)} AS changed_on
      FROM (
        SELECT r.id, r.home_tenant, ${MENU_CHANGED_AT} AS changed_at,
          (row_number() OVER (ORDER BY r.id) - 1) / ${SITEMAP_RESTAURANTS}::int AS part
        FROM ${listedRestaurants(tenant)} r ${MENU_AND_SETTINGS}
      ) own GROUP BY part ORDER BY part`,
  )
}

/** Joined to the restaurants `r`: their menu `m` and their terms `s`. */
export const MENU_AND_SETTINGS = sql`LEFT JOIN menus m ON m.restaurant_id = r.id
  LEFT JOIN order_settings s ON s.restaurant_id = r.id`
/** The page of a menu shows the restaurant's hours too. */
const MENU_CHANGED_AT = sql`greatest(r.changed_at, m.changed_at)`

/** Does the menu `m` have a category? */
export const HAS_MENU = sql`coalesce(jsonb_path_exists(m.menu, '$.categories[0]'), false)`

/** Does a stored menu have dishes? Decided by the length of a text, without reading the menu. */
export const HAS_DISHES = sql`coalesce(m.search_text <> ' ', false)`
/** Contract C34: see `isBare`. */
const IS_BARE = sql`(r.partner AND NOT EXISTS (
  SELECT 1 FROM dining_tables d WHERE d.restaurant_id = r.id AND d.removed_at IS NULL) AND NOT ${HAS_MENU})`

/** The page of its menu takes orders, and is not only for reading. */
export function takesOrders(productName: string): SQL {
  return sql`(${servesProduct('orders', productName)} AND r.takes_orders AND s.restaurant_id IS NOT NULL)`
}

function localDay(instant: SQL): SQL {
  return sql`to_char(${instant} AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD')`
}
