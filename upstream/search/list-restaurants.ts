import { type SQL, sql } from 'drizzle-orm'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import { findCuisine, ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { EMBED_PRODUCT } from '@/lib/domain/restaurant/products'
import type { SORTS } from '@/lib/domain/restaurant/restaurant-calls'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Coordinates } from '@/lib/domain/wire'
import { deliveryDistance } from '@/upstream/addresses/delivery-distance'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { fullSlotsQuery, type StoredOrderingTerms, termsQuery } from '@/upstream/menus/ordering-restaurant'
import { orderingSummary, promotionQuery, type StoredPromotion } from '@/upstream/menus/ordering-summary'
import { partnersFirst } from '@/upstream/restaurants/partners-first'
import { servesProduct, type WireProduct } from '@/upstream/restaurants/serves-product'
import { validOrNull } from '@/upstream/restaurants/validate-stored-data'
import { hasTerms, holdsTerms, loadSearchTerms, type SearchTerm } from '@/upstream/search/search-terms'

interface RestaurantListQuery {
  tenant: string
  productName: string
  product: WireProduct
  city?: string
  cuisine?: string
  q?: string
  /** Only restaurants that other sites may embed. Contract C16. */
  isEmbeddable?: boolean
  sort: (typeof SORTS)[number]
  after: Cursor | null
  limit: number
}

/** The last row of a page; the next page starts after it, also if rows were added meanwhile. */
export type Cursor = [rank: number, sortKey: string, id: number]

type Row = RestaurantToList & { rank: number; sortKey: string }

/** Fields for orders are null in lists for reservations. */
export interface RestaurantToList {
  id: number
  summary: RestaurantSummary
  terms: StoredOrderingTerms | null
  diets: Diet[] | null
  promotion: StoredPromotion | null
  fullSlots: string[] | null
  /** Up to three dishes that the search text matches. */
  dishes: string[] | null
}

const MAX_DISHES = 3

/**
 * One page of the tenant's restaurants; by default partners first, then alphabetically. A search without results is
 * repeated by similarity of its words (docs/design/search.md). Contract C0.
 */
export async function listRestaurants(db: Db, query: RestaurantListQuery, now: Date) {
  const terms = query.q ? await loadSearchTerms(db, query.q) : null
  if (!terms) return pageOf(query, null, await loadRows(db, query, null, now))
  const close = await loadRows(db, query, terms.close, now)
  const isFound =
    close.length > 0 ||
    (query.after && (await loadRows(db, { ...query, after: null, limit: 1 }, terms.close, now)).length > 0)
  return isFound
    ? pageOf(query, terms.close, close)
    : pageOf(query, terms.loose, await loadRows(db, query, terms.loose, now))
}

function loadRows(db: Db, query: RestaurantListQuery, terms: SearchTerm[] | null, now: Date): Promise<Row[]> {
  const rank = RANKS[query.sort](query.city)
  return rowsOf<Row>(
    db,
    // The shown columns are read for the rows of the page alone.
    sql`SELECT r.summary || jsonb_build_object('home_tenant', r.details -> 'home_tenant') AS summary, r.id, page.rank, r.sort_key AS "sortKey", ${orderingOf(query, now)}
      FROM (
        SELECT r.id, (${rank})::int AS rank, r.sort_key
        FROM ${listedRestaurants(query.tenant)} r WHERE ${sql.join(conditionsOf(query, rank, terms), sql` AND `)}
        ORDER BY rank, r.sort_key, r.id LIMIT ${query.limit + 1}
      ) page JOIN restaurants r ON r.id = page.id
      LEFT JOIN menus m ON m.restaurant_id = r.id LEFT JOIN order_settings s ON s.restaurant_id = r.id
      ORDER BY page.rank, page.sort_key, page.id`,
  )
}

function pageOf({ limit }: RestaurantListQuery, terms: SearchTerm[] | null, rows: Row[]) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next: Cursor | null = rows.length > limit && last ? [last.rank, last.sortKey, last.id] : null
  const items = validRows(page).map(({ rank: _rank, sortKey: _key, dishes, ...listed }): RestaurantToList => {
    return { ...listed, dishes: dishesFound(dishes, terms) }
  })
  return { items, next }
}

/** Leaves out restaurants whose profile does not parse; those whose terms do not parse take no orders. */
export function validRows<R extends RestaurantToList>(rows: R[]): R[] {
  return rows.flatMap((row) => {
    const { id, summary, terms, promotion } = row
    if (!validOrNull('summary', summary, id)) return []
    return {
      ...row,
      terms: validOrNull('terms', terms, id),
      promotion: validOrNull('promotion', promotion, id),
    }
  })
}

/** Up to three of the dishes that contain the terms. */
export function dishesFound(dishes: string[] | null, terms: SearchTerm[] | null): string[] {
  const found = terms && dishes ? dishes.filter((name) => typeof name === 'string' && holdsTerms(name, terms)) : []
  return [...new Set(found)].slice(0, MAX_DISHES)
}

/** A row of GET /restaurants?product=orders: its terms, the distance from the delivery address, the matching dishes. */
export function orderingRestaurantRow(
  { summary, terms, diets, promotion, dishes, fullSlots }: RestaurantToList,
  destination: Coordinates | null,
  now: Date,
): OrderingRestaurant {
  return {
    ...summary,
    ordering: terms && orderingSummary(summary, terms, { diets: diets ?? [], promotion, fullSlots }),
    distance: destination && deliveryDistance(summary, terms?.zones ?? [], destination, now),
    dishes: dishes ?? [],
  }
}

/** Names of dishes are read only with a search text. */
function orderingOf({ product, q }: RestaurantListQuery, now: Date): SQL {
  if (product !== 'orders')
    return sql`null AS terms, null AS diets, null AS promotion, null AS dishes,
    null AS "fullSlots"`
  const names = q ? sql`jsonb_path_query_array(m.menu, '$.categories[*].products[*].name')` : sql`null`
  return sql`${termsQuery} AS terms, to_json(m.diets) AS diets,
    ${promotionQuery(sql`m.menu`)} AS promotion, ${names} AS dishes,
    ${fullSlotsQuery(sql`r.id`, now)} AS "fullSlots"`
}

const RANKS: Record<RestaurantListQuery['sort'], (city: string | undefined) => SQL> = {
  recommended: partnersFirst,
  name: () => sql`0`,
  price: () => sql`r.price_level`,
}

function conditionsOf(
  { product, productName, city, cuisine, isEmbeddable, after }: RestaurantListQuery,
  rank: SQL,
  terms: SearchTerm[] | null,
): SQL[] {
  return [
    servesProduct(product, productName),
    ...(city ? [sql`r.city_slug = ${slugOf(city)}`] : []),
    ...(cuisine ? [cuisineIs(product, cuisine)] : []),
    ...(isEmbeddable ? [sql`${EMBED_PRODUCT} = ANY (r.products)`] : []),
    // A restaurant is found by its name and cuisine; for orders by its dishes too.
    ...(terms ? [hasTerms(sql`r.id`, terms, product === 'orders' ? 'with_dishes' : 'of_place')] : []),
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
