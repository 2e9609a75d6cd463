import { type SQL, sql } from 'drizzle-orm'
import type {
  BrandVoucher,
  OpenedVoucher,
  RestaurantVoucher,
  VoucherChoice,
  VoucherConditions,
  VoucherState,
} from '@/lib/domain/marketing/vouchers/voucher-schema'
import { localDateOf } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { isOrdered } from '@/upstream/db/order-status-conditions'
import { MENU_AND_SETTINGS, takesOrders } from '@/upstream/search/sitemap-data'

/** A brand, and the name of its order list. */
export interface ListedBrand {
  tenant: string
  productName: string
}
interface VoucherRow extends Omit<VoucherConditions, 'valid_from' | 'valid_to'> {
  id: number
  valid_from: string | null
  valid_to: string | null
  uses: number
  state: VoucherState
  owner: { id: number; name: string } | null
  restaurants: number | null
  names: string[]
}
interface Savings {
  orders: number
  grosze: string | number
}

/** Names of restaurants in a list. */
const MAX_NAMES = 3
/** Vouchers offered to a link. */
const MAX_CHOICES = 100

const CONDITIONS = sql`v.id, v.code, v.type, v.value, v.min_cart_grosze, v.max_discount_grosze, v.valid_from, v.valid_to,
  v.delivery_types, v.total_limit, v.customer_limit, v.first_order_only`

/** A code that left its restaurant's file is valid nowhere. */
export const isOver = (now: Date) =>
  sql`(coalesce(v.valid_to <= ${now.toISOString()}::timestamptz, false) OR coalesce(v.restaurants = '{}', false))`

/** The state of the voucher `v`. Contract C39. */
export const voucherState = (now: Date) => sql`CASE WHEN ${isOver(now)} THEN 'over'
  WHEN v.uses >= v.total_limit THEN 'used_up' WHEN v.valid_from > ${now.toISOString()}::timestamptz THEN 'not_yet' ELSE 'valid' END`

/** Is the voucher `v` valid at a restaurant? True without one. */
export const isValidAt = (restaurantId: SQL) => sql`coalesce(${restaurantId} = ANY (v.restaurants), true)`
/** Does the voucher `v` hold, now or later? */
const holds = (now: Date) => sql`(${voucherState(now)} IN ('valid', 'not_yet'))`

/** Orders `o` of the report of results. */
const isCounted = sql`NOT o.is_test AND ${isOrdered(sql`o`)}`

/** Vouchers of the brand and of its restaurants, the newest first, from before the voucher `before`. Contract C39. */
export async function listVouchers(
  db: Db,
  tenant: string,
  { before, limit, isEnded }: { before: number | null; limit: number; isEnded: boolean },
  now: Date,
): Promise<BrandVoucher[]> {
  const isPast = before === null ? sql`true` : sql`v.id < ${before}`
  const condition = sql`${holds(now)} = ${!isEnded} AND ${isPast} ORDER BY v.id DESC LIMIT ${limit}`
  const rows = await vouchersWhere(db, tenant, condition, now)
  const savings = await savingsBy(db, rows, sql`NULL::int`)
  return rows.map((row) => viewOf(row, savings.get(row.id)?.[0]))
}

/** One voucher, with what it took off at each of its restaurants; `null` for none of the brand. */
export async function findBrandVoucher(
  db: Db,
  brand: ListedBrand,
  id: number,
  now: Date,
): Promise<OpenedVoucher | null> {
  const [row] = await vouchersWhere(db, brand.tenant, sql`v.id = ${id}`, now)
  if (!row) return null
  const savings = (await savingsBy(db, [row], sql`o.restaurant_id`)).get(id) ?? []
  const used = [0, ...savings.map((one) => one.restaurantId)]
  // Also where it was used before its brand or its restaurant took it away.
  const places = await rowsOf<{ id: number; name: string; isValid: boolean }>(
    db,
    sql`SELECT r.id, r.name, ${isValidAt(sql`r.id`)} AS "isValid" FROM vouchers v JOIN restaurants r
        ON r.id = ANY (v.restaurants) OR r.id IN ${used}
      WHERE v.id = ${id} ORDER BY r.id IN ${used} DESC, r.name, r.id`,
  )
  const own = await ownRestaurants(db, brand)
  const sum = savings.reduce(
    (all, one) => ({ orders: all.orders + one.orders, grosze: all.grosze + Number(one.grosze) }),
    { orders: 0, grosze: 0 },
  )
  return {
    ...viewOf(row, sum),
    places: places.map(({ isValid, ...place }) => ({
      ...place,
      ...savingsOf(savings.find((one) => one.restaurantId === place.id)),
      is_valid: isValid,
    })),
    others:
      row.restaurants === null ? 0 : own.filter((one) => !places.some((at) => at.id === one && at.isValid)).length,
  }
}

/** Codes that the home brand of a restaurant made for it; one that is over here only if it lowered orders here. Contract C37. */
export async function vouchersOfBrandAt(db: Db, restaurantId: number, now: Date): Promise<RestaurantVoucher[]> {
  const isHere = isValidAt(sql`r.id`)
  const rows = await rowsOf<VoucherRow>(
    db,
    sql`SELECT ${CONDITIONS}, CASE WHEN ${isHere} THEN ${voucherState(now)} ELSE 'over' END AS state
      FROM vouchers v JOIN restaurants r ON r.id = ${restaurantId}
      WHERE v.tenant = r.details ->> 'home_tenant' AND v.owner_id IS NULL
        AND (${isHere} AND NOT ${isOver(now)}
          OR EXISTS (SELECT FROM orders o WHERE o.voucher_id = v.id AND o.restaurant_id = r.id AND ${isCounted}))
      ORDER BY v.id DESC LIMIT ${MAX_CHOICES}`,
  )
  const savings = await savingsBy(db, rows, sql`NULL::int`, sql`o.restaurant_id = ${restaurantId}`)
  return rows.map((row) => ({
    id: row.id,
    ...conditionsOf(row),
    ...savingsOf(savings.get(row.id)?.[0]),
    state: row.state,
  }))
}

/** Vouchers that a link may carry, the newest first. Contract C39. */
export async function listVoucherChoices(db: Db, tenant: string, now: Date): Promise<VoucherChoice[]> {
  const rows = await rowsOf<VoucherRow>(
    db,
    sql`SELECT ${CONDITIONS} FROM vouchers v WHERE v.tenant = ${tenant} AND ${holds(now)}
      ORDER BY v.id DESC LIMIT ${MAX_CHOICES}`,
  )
  return rows.map(conditionsOf)
}

/** Refusal of a code for a link to a page, at a restaurant if the page has one: it would only disappoint. */
export async function voucherProblem(
  tx: Db,
  tenant: string,
  { code, restaurantId }: { code: string; restaurantId: number | null },
  now: Date,
): Promise<'unknown_link_voucher' | 'link_voucher_used_up' | 'link_voucher_elsewhere' | null> {
  const [row] = await rowsOf<{ isThere: boolean; state: VoucherState }>(
    tx,
    sql`SELECT ${isValidAt(sql`${restaurantId}::int`)} AS "isThere", ${voucherState(now)} AS state
      FROM vouchers v WHERE v.tenant = ${tenant} AND v.code = ${code}`,
  )
  if (!row || row.state === 'over') return 'unknown_link_voucher'
  if (row.state === 'used_up') return 'link_voucher_used_up'
  return row.isThere ? null : 'link_voucher_elsewhere'
}

/** The listed restaurants of the brand that take orders, of one town or all, by their ids. */
export async function ownRestaurants(db: Db, brand: ListedBrand, city: string | null = null): Promise<number[]> {
  const isThere = city === null ? sql`true` : sql`r.city_slug = ${city}`
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`SELECT r.id FROM ${listedRestaurants(brand.tenant)} r ${MENU_AND_SETTINGS}
      WHERE ${isOwn(brand)} AND ${isThere} ORDER BY r.id`,
  )
  return rows.map(({ id }) => id)
}

/** Is the restaurant `r` the brand's own, and does it take orders? */
export function isOwn({ tenant, productName }: ListedBrand): SQL {
  return sql`r.details ->> 'home_tenant' = ${tenant} AND ${takesOrders(productName)}`
}

function vouchersWhere(db: Db, tenant: string, condition: SQL, now: Date): Promise<VoucherRow[]> {
  return rowsOf<VoucherRow>(
    db,
    sql`SELECT ${CONDITIONS}, v.uses, ${voucherState(now)} AS state, cardinality(v.restaurants) AS restaurants,
        (SELECT json_build_object('id', w.id, 'name', w.name) FROM restaurants w WHERE w.id = v.owner_id) AS owner,
        (SELECT coalesce(json_agg(k.name ORDER BY k.name), '[]') FROM
          (SELECT name FROM restaurants WHERE id = ANY (v.restaurants) ORDER BY name LIMIT ${MAX_NAMES}) k) AS names
      FROM vouchers v WHERE v.tenant = ${tenant} AND ${condition}`,
  )
}

/** Orders that vouchers lowered and by how much, by voucher and `place`; the orders are those of the results (C39). */
async function savingsBy(db: Db, of: readonly { id: number }[], place: SQL, condition = sql`true`) {
  const savings = new Map<number, (Savings & { restaurantId: number | null })[]>()
  if (of.length === 0) return savings
  const rows = await rowsOf<Savings & { voucherId: number; restaurantId: number | null }>(
    db,
    sql`SELECT o.voucher_id AS "voucherId", ${place} AS "restaurantId", count(*)::int AS orders,
        sum(o.voucher_grosze)::bigint AS grosze
      FROM orders o WHERE o.voucher_id IN ${of.map(({ id }) => id)} AND ${isCounted} AND ${condition}
      GROUP BY 1, 2`,
  )
  for (const { voucherId, ...row } of rows) savings.set(voucherId, [...(savings.get(voucherId) ?? []), row])
  return savings
}

function savingsOf({ orders, grosze }: Savings = { orders: 0, grosze: 0 }) {
  return { orders, discount_grosze: Number(grosze) }
}

function viewOf(row: VoucherRow, savings: Savings | undefined): BrandVoucher {
  const { id, uses, state, owner, restaurants, names } = row
  return { id, ...conditionsOf(row), ...savingsOf(savings), uses, state, owner, restaurants, names }
}

function conditionsOf({ valid_from: from, valid_to: to, ...row }: VoucherRow): VoucherConditions {
  return {
    code: row.code,
    type: row.type,
    value: row.value,
    min_cart_grosze: row.min_cart_grosze,
    max_discount_grosze: row.max_discount_grosze,
    valid_from: from && localDateOf(new Date(from)),
    // The instant is the end of the last day, or the moment at which somebody ended it.
    valid_to: to && localDateOf(new Date(new Date(to).getTime() - 1)),
    delivery_types: row.delivery_types,
    total_limit: row.total_limit,
    customer_limit: row.customer_limit,
    first_order_only: row.first_order_only,
  }
}
