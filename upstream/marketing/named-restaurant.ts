import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { HAS_DISHES, HAS_MENU, MENU_AND_SETTINGS, takesOrders } from '@/upstream/search/sitemap-data'

/** Restaurants that are offered for a part of a name; more of them ask for a longer part. */
const MAX_OFFERED = 20

interface SearchOptions {
  /** Condition on the restaurant `r`, beyond being listed. */
  only?: SQL
  /** The refusal where none is found. */
  unknown: 'unknown_link_restaurant' | 'unknown_voucher_restaurant'
}

export interface NamedRestaurant {
  id: number
  hasMenu: boolean
  takesOrders: boolean
}

/**
 * The listed restaurant that somebody of the brand names by its id or by a part of its name; several are refused with
 * those to choose from. Contract C39.
 */
export async function findNamedRestaurant(
  tx: Db,
  { tenant, productName }: { tenant: string; productName: string },
  named: string,
  { only = sql`true`, unknown }: SearchOptions,
): Promise<Outcome<NamedRestaurant>> {
  const typed = sql`fold_text(${named})`
  const isIt = /^[1-9]\d{0,8}$/.test(named)
    ? sql`r.id = ${Number(named)}`
    : sql`${typed} <> '' AND fold_text(r.name) LIKE '%' || ${typed} || '%'`
  const hasMenu = sql`((${takesOrders(productName)} AND ${HAS_DISHES}) OR ${HAS_MENU})`
  const found = await rowsOf<NamedRestaurant & { label: string; isWhole: boolean }>(
    tx,
    sql`SELECT r.id, ${hasMenu} AS "hasMenu", ${takesOrders(productName)} AS "takesOrders", fold_text(r.name) = ${typed} AS "isWhole",
        concat_ws(', ', r.name, r.summary #>> '{address,street}', r.summary #>> '{address,city}') AS label
      FROM ${listedRestaurants(tenant)} r ${MENU_AND_SETTINGS} WHERE ${isIt} AND ${only}
      ORDER BY "isWhole" DESC, r.sort_key, r.id LIMIT ${MAX_OFFERED}`,
  )
  // The whole name of one is meant, even where others contain it.
  const [one, other] = found.filter(({ isWhole }) => isWhole).length === 1 ? found.slice(0, 1) : found
  if (!one) return refused(422, unknown, { fields: { restaurant: 'unknown' } })
  if (!other) return done(one)
  const offered = found.map(({ id, label }) => [String(id), label])
  return refused(422, 'several_restaurants', { fields: { restaurant: 'several' }, current: { offered } })
}
