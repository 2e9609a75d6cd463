import { type SQL, sql } from 'drizzle-orm'
import type { OrderingQuery } from '@/lib/domain/list/ordering/ordering-query'
import type { OrderingFacets } from '@/lib/domain/list/schema'
import { needsDeliveryArea, productsOfMode } from '@/lib/domain/ordering/delivery/delivery-modes'
import { DIET_CODES, dietsThatFit } from '@/lib/domain/ordering/menu/diet/diets'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { fullSlotsQuery, termsQuery } from '@/upstream/menus/ordering-restaurant'
import { promotionQuery } from '@/upstream/menus/ordering-summary'
import { servesProduct } from '@/upstream/restaurants/serves-product'
import { countList, inOrderOf } from './count-list'
import { dishesFound, type RestaurantToList, validRows } from './list-restaurants'
import { allOf, type CandidateSource, distanceTo } from './ranking-source'
import { hasTerms, type SearchTerm } from './search-terms'

/** A list for ordering: tenant, filters, and the diner's address. */
export interface OrderingListQuery extends OrderingQuery {
  tenant: string
  productName: string
  destination: Coordinates | null
  /** The searched terms of `q`; `null` without any. See docs/design/search.md. */
  terms: SearchTerm[] | null
}

/**
 * The restaurants that fit the filters which need neither a clock nor an address, in the order of an index: nearest
 * first with an address, else by name, and by the lowest fee where the diner sorts by it. The rules judge and rank
 * them afterwards (`ordering-list.ts`).
 */
export function orderingCandidates(query: OrderingListQuery): CandidateSource {
  return {
    from: listedFrom(query),
    conditions: conditionsOf(query),
    order: orderOf(query),
    // The version covers the restaurant, its terms and its menu.
    columns: sql`concat_ws(' ', r.xmin, r.ctid, s.xmin, s.ctid, m.xmin, m.ctid) AS version`,
    joins: termsAndMenus,
  }
}

/** Number of restaurants that fit, and of those that each option of a filter would leave beside the other filters. */
export interface OrderingCounts {
  total: number
  facets: OrderingFacets
}

/** Options in the order of the page. Clock and address do not count. */
export async function countOrdering(
  db: Db,
  query: OrderingListQuery,
  { allowed_payment_option_keys: allowed }: Pick<TenantConfig, 'allowed_payment_option_keys'>,
): Promise<OrderingCounts> {
  const fits = optionConditions(query)
  // A vegan dish also counts as vegetarian.
  const diets = DIET_CODES.map((diet) => sql`(${diet}, ${textArray(dietsThatFit(diet))})`)
  const { total, options } = await countList(
    db,
    { from: listedFrom(query), conditions: listConditions(query) },
    {
      cuisines: { column: sql`r.order_cuisines`, fits: fits.cuisines, options: sql`, unnest(cuisines) AS key` },
      payments: { column: sql`s.payment_methods`, fits: fits.payments, options: sql`, unnest(payments) AS key` },
      diets: {
        column: sql`m.diets`,
        fits: fits.diets,
        options: sql`JOIN (VALUES ${sql.join(diets, sql`, `)}) d (key, fitting) ON listed.diets && d.fitting`,
      },
    },
  )
  const offered = OFFERED_METHODS.filter((method) => allowed.includes(method))
  return {
    total,
    facets: {
      cuisines: inOrderOf(ORDER_CUISINES, options.cuisines),
      payments: inOrderOf(offered, options.payments),
      diets: inOrderOf(DIET_CODES, options.diets),
    },
  }
}

/** Rows of these restaurants for a list, in the order of `ids`; those that do not fit the filters are missing. */
export async function loadOrderingRows(
  db: Db,
  query: OrderingListQuery,
  ids: number[],
  now: Date,
): Promise<RestaurantToList[]> {
  if (ids.length === 0) return []
  const dishes = query.terms ? sql`jsonb_path_query_array(m.menu, '$.categories[*].products[*].name')` : sql`null`
  const rows = await rowsOf<RestaurantToList>(
    db,
    sql`SELECT r.id, r.summary || jsonb_build_object('home_tenant', r.details -> 'home_tenant') AS summary,
        ${promotionQuery(sql`m.menu`)} AS promotion, ${dishes} AS dishes, ${termsQuery} AS terms,
        to_json(m.diets) AS diets, ${fullSlotsQuery(sql`r.id`, now)} AS "fullSlots"
      FROM ${listedFrom(query)} WHERE r.id = ANY (${arrayOf(ids)}) AND ${allOf(conditionsOf(query))}`,
  )
  const byId = new Map(validRows(rows).map((row) => [row.id, { ...row, dishes: dishesFound(row.dishes, query.terms) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Data for judging these restaurants; menus are large and are not read. */
export async function loadForJudging(db: Db, ids: number[]): Promise<RestaurantToList[]> {
  const rows = await rowsOf<RestaurantToList>(
    db,
    sql`SELECT r.id, r.summary, null AS promotion, null AS dishes, ${termsQuery} AS terms, to_json(m.diets) AS diets,
        null AS "fullSlots"
      FROM restaurants r ${termsAndMenus} WHERE r.id = ANY (${arrayOf(ids)})`,
  )
  return validRows(rows)
}

/** The restaurants of the tenant. The planner omits a joined table whose columns a query does not use. */
function listedFrom({ tenant }: OrderingListQuery): SQL {
  return sql`${listedRestaurants(tenant)} r ${termsAndMenus}`
}

const termsAndMenus = sql`LEFT JOIN order_settings s ON s.restaurant_id = r.id
  LEFT JOIN menus m ON m.restaurant_id = r.id`

/** All rules of `fitsQuery` that columns can decide. */
function conditionsOf(query: OrderingListQuery): SQL[] {
  const options = Object.values(optionConditions(query))
  return [...listConditions(query), ...options.filter((condition) => condition !== null)]
}

/** Conditions of the list itself, without the filters that a diner picks from options. */
function listConditions({ productName, city, mode, isFreeDelivery, terms }: OrderingListQuery): SQL[] {
  const conditions = [
    sql`r.takes_orders`,
    servesProduct('orders', productName),
    city && sql`r.city_slug = ${city}`,
    mode && sql`r.products && ${textArray(productsOfMode(mode))}`,
    mode && needsDeliveryArea(mode) && sql`r.max_km IS NOT NULL`,
    // Free delivery at this address depends on its zone, which the rules check.
    isFreeDelivery && sql`s.zones @? '$[*] ? (@.feeGrosze == 0 || @.freeFromGrosze != null)'`,
    terms && hasTerms(sql`r.id`, terms, 'with_dishes'),
  ]
  return conditions.filter((condition): condition is SQL => Boolean(condition))
}

/** A condition for each filter with counted options; `null` where it is not set. */
function optionConditions({ cuisine, payment, diet }: OrderingListQuery): Record<keyof OrderingFacets, SQL | null> {
  return {
    cuisines: cuisine ? sql`${cuisine} = ANY (r.order_cuisines)` : null,
    payments: payment ? sql`coalesce(${payment} = ANY (s.payment_methods), false)` : null,
    diets: diet ? sql`coalesce(m.diets && ${textArray(dietsThatFit(diet))}, false)` : null,
  }
}

function textArray(values: readonly string[]): SQL {
  return sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
}

function orderOf({ sort, destination }: OrderingListQuery): SQL[] {
  const name = [sql`r.sort_key`, sql`r.id`]
  if (sort === 'dowoz') return [sql`r.lowest_fee_grosze`, ...name]
  if (sort === 'nazwa' || !destination) return name
  return [distanceTo(destination), sql`r.id`]
}

function arrayOf(ids: number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`
}
