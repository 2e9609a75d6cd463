import { type SQL, sql } from 'drizzle-orm'
import { needsDeliveryArea, productsOfMode } from '@/lib/domain/ordering/delivery/delivery-modes'
import { dietsThatFit } from '@/lib/domain/ordering/menu/diet/diets'
import type { OrderingFacets } from '@/lib/domain/search/ordering/ordering-page-schema'
import type { OrderingQuery } from '@/lib/domain/search/ordering/ordering-query'
import type { Coordinates } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { termsQuery } from '@/upstream/menus/ordering-restaurant'
import { servesProduct } from '@/upstream/restaurants/serves-product'
import type { Versioned } from './kept-facts'
import { dishesFound, type ListedRestaurant } from './list-restaurants'
import { hasTerms, type SearchTerm } from './search-terms'

/** A list for ordering: whose, which, and the diner's address. */
export interface OrderingListQuery extends OrderingQuery {
  tenant: string
  productName: string
  destination: Coordinates | null
  /** The words of `q` as they are searched; `null` without any. Decision 0037. */
  terms: SearchTerm[] | null
}

/** A page of candidates: at most `limit` ids after the restaurant `after` (`null` = from the first). */
export interface CandidateRange {
  after: number | null
  limit: number
}

/**
 * The restaurants that fit the filters which need neither a clock nor an address, in an order that an index has:
 * nearest first with an address, else by name, and by the lowest fee where the diner sorts by it. The rules judge and rank
 * them afterwards (`rank-ordering.ts`). What is not listed any more has no place, so nothing comes after it.
 */
export async function listCandidates(
  db: Db,
  query: OrderingListQuery,
  { after, limit }: CandidateRange,
): Promise<Versioned[]> {
  const order = baseOrderOf(query)
  return rowsOf(
    db,
    // The version is of the rows themselves: their restaurant, its terms and its menu.
    sql`SELECT r.id, concat_ws(' ', r.xmin, r.ctid, s.xmin, s.ctid, m.xmin, m.ctid) AS version
      FROM (SELECT id, row_number() OVER () AS place FROM (
        SELECT r.id FROM ${listedFrom(query)}
        WHERE ${conditionsOf(query)} AND ${after === null ? sql`true` : comesAfter(order, after)}
        ORDER BY ${columns(order)} LIMIT ${limit}) first) c
      JOIN restaurants r ON r.id = c.id LEFT JOIN order_settings s ON s.restaurant_id = r.id
      LEFT JOIN menus m ON m.restaurant_id = r.id ORDER BY c.place`,
  )
}

/** What a list shows of these restaurants, in the order of `ids`; those that do not fit the filters are missing. */
export async function loadRows(db: Db, query: OrderingListQuery, ids: number[]): Promise<ListedRestaurant[]> {
  const dishes = query.terms ? sql`jsonb_path_query_array(m.menu, '$.categories[*].products[*].name')` : sql`null`
  return loadInOrder(
    db,
    query,
    ids,
    sql`r.summary || jsonb_build_object('home_tenant', r.details -> 'home_tenant') AS summary,
      jsonb_array_length(m.menu -> 'discounts') > 0 AS discounts, ${dishes} AS dishes`,
  )
}

/** What the rules need of these restaurants; menus are large and are not read. */
export async function loadForJudging(db: Db, ids: number[]): Promise<ListedRestaurant[]> {
  return rowsOf(
    db,
    sql`SELECT r.summary, null AS discounts, null AS dishes, ${termsQuery} AS terms, to_json(m.diets) AS diets
      FROM restaurants r LEFT JOIN order_settings s ON s.restaurant_id = r.id
      LEFT JOIN menus m ON m.restaurant_id = r.id
      WHERE r.id = ANY (${arrayOf(ids)})`,
  )
}

async function loadInOrder(db: Db, query: OrderingListQuery, ids: number[], parts: SQL): Promise<ListedRestaurant[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<ListedRestaurant>(
    db,
    sql`SELECT ${parts}, ${termsQuery} AS terms, to_json(m.diets) AS diets FROM ${listedFrom(query)}
      WHERE r.id = ANY (${arrayOf(ids)}) AND ${conditionsOf(query)}`,
  )
  const byId = new Map(rows.map((row) => [row.summary.id, { ...row, dishes: dishesFound(row.dishes, query.terms) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The restaurants of the tenant. The planner leaves a joined table out where a query names none of its columns. */
export function listedFrom({ tenant }: OrderingListQuery): SQL {
  return sql`${listedRestaurants(tenant)} r
    LEFT JOIN order_settings s ON s.restaurant_id = r.id
    LEFT JOIN menus m ON m.restaurant_id = r.id`
}

/** Everything that the rules (`fitsQuery`) also ask, as far as columns can tell. */
function conditionsOf(query: OrderingListQuery): SQL {
  const options = Object.values(optionConditions(query))
  return sql.join([...listConditions(query), ...options], sql` AND `)
}

/** What the list is about, without the filters that a diner picks from a list of options. */
export function listConditions({ productName, city, mode, isFreeDelivery, terms }: OrderingListQuery): SQL[] {
  const conditions = [
    sql`r.takes_orders`,
    servesProduct('orders', productName),
    city && sql`r.city_slug = ${city}`,
    mode && sql`r.products && ${textArray(productsOfMode(mode))}`,
    mode && needsDeliveryArea(mode) && sql`r.max_km IS NOT NULL`,
    // Whether it is free at this address is for the rules: they ask the address's own zone.
    isFreeDelivery && sql`s.zones @? '$[*] ? (@.feeGrosze == 0 || @.freeFromGrosze != null)'`,
    terms && hasTerms(sql`r.id`, terms, 'with_dishes'),
  ]
  return conditions.filter((condition): condition is SQL => Boolean(condition))
}

/** A condition for each filter of which a page counts the options; true where it is not set. */
export function optionConditions({ cuisine, payment, diet }: OrderingListQuery): Record<keyof OrderingFacets, SQL> {
  return {
    cuisines: cuisine ? sql`${cuisine} = ANY (r.order_cuisines)` : sql`true`,
    payments: payment ? sql`coalesce(${payment} = ANY (s.payment_methods), false)` : sql`true`,
    diets: diet ? sql`coalesce(m.diets && ${textArray(dietsThatFit(diet))}, false)` : sql`true`,
  }
}

export function textArray(values: readonly string[]): SQL {
  return sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
}

/** Columns of `r`, as an index has them; the last is unique. */
function baseOrderOf({ sort, destination }: OrderingListQuery): SQL[] {
  const name = [sql`r.sort_key`, sql`r.id`]
  if (sort === 'dowoz') return [sql`r.lowest_fee_grosze`, ...name]
  if (sort === 'nazwa' || !destination) return name
  return [sql`r.place <-> ${planePoint(destination)}`, sql`r.id`]
}

function arrayOf(ids: number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`
}

/** As the column `place` has it. Migration 0015. */
function planePoint({ lat, lng }: Coordinates): SQL {
  return sql`point(${lng}::float8 * 0.6157, ${lat}::float8)`
}

// The place is looked up by the id, so that no distance from the diner's address has to be kept between pages.
function comesAfter(order: SQL[], id: number): SQL {
  return sql`(${columns(order)}) > (SELECT ${columns(order)} FROM restaurants r WHERE r.id = ${id})`
}

function columns(order: SQL[]): SQL {
  return sql.join(order, sql`, `)
}
