import { sql } from 'drizzle-orm'
import { DIET_CODES, dietsThatFit } from '@/lib/domain/ordering/menu/diet/diets'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import type { OrderingFacets } from '@/lib/domain/search/ordering/ordering-page-schema'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listConditions, listedFrom, type OrderingListQuery, optionConditions, textArray } from './ordering-candidates'

/** How many restaurants fit, and how many each option of a filter would leave beside the other filters. */
export interface OrderingCounts {
  total: number
  facets: OrderingFacets
}

type Counted = Record<string, number> | null
type CountRow = { total: number } & Record<keyof OrderingFacets, Counted>

/** Counts with one query over the rows of the city, each option in the order of the page. Neither clock nor address counts. */
export async function countOrdering(
  db: Db,
  query: OrderingListQuery,
  { allowed_payment_option_keys: allowed }: Pick<TenantConfig, 'allowed_payment_option_keys'>,
): Promise<OrderingCounts> {
  const fits = optionConditions(query)
  // What is vegan is counted as vegetarian too.
  const dietRows = DIET_CODES.map((diet) => sql`(${diet}, ${textArray(dietsThatFit(diet))})`)
  const [row] = await rowsOf<CountRow>(
    db,
    sql`WITH listed AS MATERIALIZED (
        SELECT r.order_cuisines AS cuisines, s.payment_methods AS payments, m.diets, ${fits.cuisines} AS fits_cuisine,
          ${fits.payments} AS fits_payment, ${fits.diets} AS fits_diet
        FROM ${listedFrom(query)} WHERE ${sql.join(listConditions(query), sql` AND `)})
      SELECT (SELECT count(*)::int FROM listed WHERE fits_cuisine AND fits_payment AND fits_diet) AS total,
        (SELECT json_object_agg(key, count) FROM (SELECT key, count(*)::int AS count FROM listed, unnest(cuisines) AS key
          WHERE fits_payment AND fits_diet GROUP BY key) c) AS cuisines,
        (SELECT json_object_agg(key, count) FROM (SELECT key, count(*)::int AS count FROM listed, unnest(payments) AS key
          WHERE fits_cuisine AND fits_diet GROUP BY key) p) AS payments,
        (SELECT json_object_agg(key, count) FROM (
          SELECT d.key, count(*)::int AS count FROM listed JOIN (VALUES ${sql.join(dietRows, sql`, `)}) d (key, fitting)
          ON listed.diets && d.fitting WHERE fits_cuisine AND fits_payment GROUP BY d.key) d) AS diets`,
  )
  return {
    total: row?.total ?? 0,
    facets: {
      cuisines: facetOf(ORDER_CUISINES, row?.cuisines),
      payments: facetOf(
        OFFERED_METHODS.filter((method) => allowed.includes(method)),
        row?.payments,
      ),
      diets: facetOf(DIET_CODES, row?.diets),
    },
  }
}

function facetOf<T extends string>(keys: readonly T[], counted: Counted | undefined): { key: T; count: number }[] {
  return keys.flatMap((key) => (counted?.[key] ? [{ key, count: counted[key] }] : []))
}
