import { type SQL, sql } from 'drizzle-orm'
import type { Grosze } from '@/lib/domain/money'
import type { DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import { type SoldOut, withSoldOut } from '@/lib/domain/ordering/menu/sold-out'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import type { StoredMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { menuFromStored } from '@/lib/domain/restaurant/file/stored-menu'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { isListed } from '@/upstream/db/listed-restaurants'
import type { ScheduledPolicy } from '@/upstream/db/order-schema'
import type { RestaurantDetails } from '@/upstream/db/schema'
import { validOrNull } from '@/upstream/restaurants/validate-stored-data'
import { lowestPricesQuery, withLowestPrices } from './lowest-prices'

/** The terms on which a restaurant takes orders. */
export interface StoredOrderingTerms {
  paymentMethods: OfferedMethod[]
  packagingGrosze: Grosze
  preparationMinutes: number
  slotMinutes: number
  ordersPerSlot: number
  /** Replaces `ordersPerSlot` for orders that are ready before `until`, ISO 8601. Contract C23. */
  limitTonight?: { ordersPerSlot: number; until: string } | null
  scheduled: ScheduledPolicy | null
  zones: DeliveryZone[]
}

/** A restaurant with its menu and its terms, as far as orders need them. */
export interface StoredOrderingRestaurant {
  restaurant: RestaurantSummary
  contact: RestaurantDetails['contact']
  menu: Menu
  terms: StoredOrderingTerms
}

type Row = {
  summary: RestaurantSummary
  details: RestaurantDetails
  menu: StoredMenu | null
  terms: StoredOrderingTerms | null
  lowest: Record<string, Grosze> | null
  soldOut: SoldOut[] | null
  limitTonight: StoredOrderingTerms['limitTonight']
}

const NO_MENU: Menu = { categories: [], discounts: [] }
/** Terms of a restaurant without order settings; it has no menu either. */
const NO_TERMS: StoredOrderingTerms = {
  paymentMethods: [],
  packagingGrosze: 0,
  preparationMinutes: 30,
  slotMinutes: 15,
  ordersPerSlot: 0,
  scheduled: null,
  zones: [],
}
/**
 * Loaded by one statement; `null` if the id is unknown, or if the tenant does not list the restaurant. `tenant` null =
 * all tenants.
 */
export async function findStoredOrderingRestaurant(
  db: Db,
  tenant: string | null,
  id: number,
  now: Date,
): Promise<StoredOrderingRestaurant | null> {
  const [row] = await rowsOf<Row>(
    db,
    sql`SELECT r.summary, r.details, m.menu, ${lowestPricesQuery(now)} AS lowest,
        ${termsQuery} AS terms, ${soldOutQuery(now)} AS "soldOut", ${limitQuery(now)} AS "limitTonight"
      FROM restaurants r LEFT JOIN menus m ON m.restaurant_id = r.id LEFT JOIN order_settings s ON s.restaurant_id = r.id
      WHERE r.id = ${id} AND ${tenant === null ? sql`true` : isListed(tenant, sql`r.id`)}`,
  )
  const isSound = row && validOrNull('summary', row.summary, id) && validOrNull('details', row.details, id)
  return isSound ? orderingRestaurantOf(row) : null
}

/** The row of `order_settings` (alias `s`) as `OrderingTerms`; null if there is none. */
export const termsQuery = sql`CASE WHEN s.restaurant_id IS NOT NULL THEN json_build_object(
  'paymentMethods', to_json(s.payment_methods), 'packagingGrosze', s.packaging_grosze,
  'preparationMinutes', s.preparation_minutes, 'slotMinutes', s.slot_minutes, 'ordersPerSlot', s.orders_per_slot,
  'scheduled', s.scheduled, 'zones', s.zones) END`

/** The kitchen slots of restaurant `id` that take no more orders, from the present one on for a few hours. */
export function fullSlotsQuery(id: SQL, now: Date): SQL<string[] | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`(SELECT json_agg(k.starts_at ORDER BY k.starts_at) FROM kitchen_slots k
    WHERE k.restaurant_id = ${id} AND k.booked >= k.capacity
      AND k.starts_at > ${at} - interval '1 hour' AND k.starts_at < ${at} + interval '6 hours')`
}

function soldOutQuery(now: Date): SQL {
  return sql`(SELECT json_agg(json_build_object('productId', x.product_id, 'optionId', x.option_id)) FROM sold_out x
    WHERE x.restaurant_id = r.id AND (x.until IS NULL OR x.until > ${now.toISOString()}::timestamptz))`
}

function limitQuery(now: Date): SQL {
  return sql`(SELECT json_build_object('ordersPerSlot', k.orders_per_slot, 'until', k.until) FROM kitchen_limits k
    WHERE k.restaurant_id = r.id AND k.until > ${now.toISOString()}::timestamptz)`
}

function orderingRestaurantOf({
  summary,
  details,
  menu,
  terms,
  lowest,
  soldOut,
  limitTonight,
}: Row): StoredOrderingRestaurant {
  const soundMenu = validOrNull('menu', menu, summary.id)
  const soundTerms = validOrNull('terms', terms, summary.id)
  return {
    restaurant: summary,
    contact: details.contact,
    menu: withSoldOut(withLowestPrices(soundMenu ? menuFromStored(soundMenu) : NO_MENU, lowest ?? {}), soldOut ?? []),
    terms: { ...(soundTerms ?? NO_TERMS), limitTonight },
  }
}
