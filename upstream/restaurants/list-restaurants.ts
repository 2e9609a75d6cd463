import { type SQL, sql } from 'drizzle-orm'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import { findCuisine, ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type OrderingTerms, termsQuery } from '@/upstream/menus/ordering-restaurant'
import { servesProduct, type WireProduct } from './serves-product'

export const SORTS = ['recommended', 'name', 'price'] as const

export interface RestaurantListQuery {
  tenant: string
  productName: string
  product: WireProduct
  city?: string
  cuisine?: string
  q?: string
  sort: (typeof SORTS)[number]
  after: Cursor | null
  limit: number
}

/** The last row of a page; the next page starts after it, also if rows were added meanwhile. */
export type Cursor = [rank: number, sortKey: string, id: number]

type Row = ListedRestaurant & { rank: number; sortKey: string }

/** Fields for orders are null in lists for reservations. */
export interface ListedRestaurant {
  summary: RestaurantSummary
  terms: OrderingTerms | null
  diets: Diet[] | null
  discounts: boolean | null
  dishes: string[] | null
}

/** One page of the tenant's restaurants; by default partners first, then alphabetically. Contract C0. */
export async function listRestaurants(db: Db, query: RestaurantListQuery) {
  const rank = RANKS[query.sort]
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT r.summary || jsonb_build_object('home_tenant', r.details -> 'home_tenant') AS summary, (${rank})::int AS rank, r.sort_key AS "sortKey", ${orderingOf(query)}
      FROM restaurants r JOIN restaurant_tenants rt ON rt.restaurant_id = r.id AND rt.tenant = ${query.tenant}
      LEFT JOIN menus m ON m.restaurant_id = r.id LEFT JOIN order_settings s ON s.restaurant_id = r.id
      WHERE ${sql.join(conditionsOf(query, rank), sql` AND `)}
      ORDER BY rank, r.sort_key, r.id LIMIT ${query.limit + 1}`,
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const next: Cursor | null = rows.length > query.limit && last ? [last.rank, last.sortKey, last.summary.id] : null
  return { items: page.map(({ rank: _rank, sortKey: _key, ...listed }): ListedRestaurant => listed), next }
}

/** Names of dishes only if there is a search text. */
function orderingOf({ product, q }: RestaurantListQuery): SQL {
  if (product !== 'orders') return sql`null AS terms`
  const names = q ? sql`jsonb_path_query_array(m.menu, '$.categories[*].products[*].name')` : sql`null`
  return sql`${termsQuery} AS terms, to_json(m.diets) AS diets,
    jsonb_array_length(m.menu -> 'discounts') > 0 AS discounts, ${names} AS dishes`
}

const RANKS: Record<RestaurantListQuery['sort'], SQL> = {
  recommended: sql`CASE WHEN r.partner THEN 0 ELSE 1 END`,
  name: sql`0`,
  price: sql`r.price_level`,
}

function conditionsOf({ product, productName, city, cuisine, q, after }: RestaurantListQuery, rank: SQL): SQL[] {
  return [
    servesProduct(product, productName),
    ...(city ? [sql`r.city_slug = ${slugOf(city)}`] : []),
    ...(cuisine ? [cuisineIs(product, cuisine)] : []),
    ...wordsOf(q ?? '').map((word) => nameHas(product, `%${word}%`)),
    ...(after
      ? [sql`((${rank}), r.sort_key, r.id) > (${after[0]}::int, ${after[1]}::text COLLATE "C", ${after[2]}::int)`]
      : []),
  ]
}

function cuisineIs(product: WireProduct, written: string): SQL {
  return product === 'orders'
    ? sql`${findCuisine(ORDER_CUISINES, written) ?? ''} = ANY (r.order_cuisines)`
    : sql`${findCuisine(RESERVATION_CUISINES, written) ?? ''} = ANY (r.cuisines)`
}

/** A restaurant is found by its name and cuisine; for orders by its dishes too. */
function nameHas(product: WireProduct, like: string): SQL {
  const named = sql`r.search_text LIKE ${like}`
  return product === 'orders' ? sql`(${named} OR m.search_text LIKE ${like})` : named
}

/** Words without Polish letters, in the form of `search_text`. */
export function wordsOf(q: string): string[] {
  return slugOf(q).split('-').filter(Boolean).slice(0, 8)
}
