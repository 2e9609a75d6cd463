import { type SQL, sql } from 'drizzle-orm'
import { findCuisine, ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/restaurant/cuisines'
import type { RestaurantSummary } from '@/lib/restaurant/schema'
import { slugOf } from '@/lib/restaurant/slug'
import { type Db, rowsOf } from '../db/database'
import { servesProduct, type WireProduct } from './serves-product'

export const SORTS = ['recommended', 'name', 'price'] as const

export interface ListAsked {
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

/** Where a page ended; rows after it come next, however many were added meanwhile. */
export type Cursor = [rank: number, sortKey: string, id: number]

type Row = { summary: RestaurantSummary; rank: number; sortKey: string }

/** One page of the tenant's restaurants; by default partners first, then by the alphabet. Contract C0. */
export async function listRestaurants(db: Db, asked: ListAsked) {
  const rank = RANKS[asked.sort]
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT r.summary, (${rank})::int AS rank, r.sort_key AS "sortKey"
      FROM restaurants r JOIN restaurant_tenants rt ON rt.restaurant_id = r.id AND rt.tenant = ${asked.tenant}
      WHERE ${sql.join(conditionsOf(asked, rank), sql` AND `)}
      ORDER BY rank, r.sort_key, r.id LIMIT ${asked.limit + 1}`,
  )
  const page = rows.slice(0, asked.limit)
  const last = page.at(-1)
  const next: Cursor | null = rows.length > asked.limit && last ? [last.rank, last.sortKey, last.summary.id] : null
  return { items: page.map(({ summary }) => summary), next }
}

const RANKS: Record<ListAsked['sort'], SQL> = {
  recommended: sql`CASE WHEN r.partner THEN 0 ELSE 1 END`,
  name: sql`0`,
  price: sql`r.price_level`,
}

function conditionsOf({ product, productName, city, cuisine, q, after }: ListAsked, rank: SQL): SQL[] {
  return [
    servesProduct(product, productName),
    ...(city ? [sql`r.city_slug = ${slugOf(city)}`] : []),
    ...(cuisine ? [cuisineIs(product, cuisine)] : []),
    ...wordsOf(q ?? '').map((word) => sql`r.search_text LIKE ${`%${word}%`}`),
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

/** Words without Polish letters, as `search_text` is written. */
function wordsOf(q: string): string[] {
  return slugOf(q).split('-').filter(Boolean).slice(0, 8)
}
