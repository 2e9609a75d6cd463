import { eq, sql } from 'drizzle-orm'
import type { VoucherPlaces, VoucherRequest } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { validityOf } from '@/lib/domain/restaurant/file/file-voucher'
import { localDateOf } from '@/lib/domain/time/time'
import { capRefusal } from '@/upstream/caps/caps'
import { type Db, rowsOf } from '@/upstream/db/database'
import { vouchers } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { findNamedRestaurant } from './named-restaurant'
import { isOver, isOwn, type ListedBrand, ownRestaurants } from './vouchers'

/** Made or changed: the voucher, and the restaurants that it is about. */
export interface ChangedVoucher {
  id: number
  restaurants: number[]
}

/**
 * Makes a voucher of the brand, valid at restaurants whose home it is. A code that the brand has, or had, is refused:
 * its uses stay its own. Contract C8, C39.
 */
export async function makeVoucher(
  tx: Db,
  brand: ListedBrand,
  { code, type, value, ...request }: VoucherRequest,
  now: Date,
): Promise<Outcome<ChangedVoucher>> {
  const { valid_from: validFrom = null, valid_to: validTo = null } = request
  if (validTo !== null && validTo < localDateOf(now))
    return refused(422, 'voucher_day_past', { fields: { valid_to: 'past' } })
  const found = await findPlaces(tx, brand, request)
  if (!found.ok) return found
  const [open] = await rowsOf<{ count: number }>(
    tx,
    sql`SELECT count(*)::int AS count FROM vouchers v
      WHERE v.tenant = ${brand.tenant} AND v.owner_id IS NULL AND NOT ${isOver(now)}`,
  )
  const tooMany = capRefusal('openVouchers', open?.count ?? 0)
  if (tooMany) return tooMany
  const [made] = await tx
    .insert(vouchers)
    .values({
      tenant: brand.tenant,
      code,
      type,
      value: type === 'freeDelivery' ? 0 : value,
      minCartGrosze: request.min_cart_grosze,
      maxDiscountGrosze: type === 'percent' ? (request.max_discount_grosze ?? null) : null,
      ...validityOf({ validFrom, validTo }),
      deliveryTypes: request.delivery_types ?? null,
      restaurants: found.value,
      totalLimit: request.total_limit ?? null,
      customerLimit: request.customer_limit ?? null,
      firstOrderOnly: request.first_order_only,
    })
    .onConflictDoNothing()
    .returning({ id: vouchers.id })
  if (!made) return refused(409, 'voucher_taken', { fields: { code: 'taken' } })
  return done({ id: made.id, restaurants: found.value })
}

/** Makes a voucher of the brand valid at further restaurants; `null`: it was valid there. Contract C39. */
export async function widenVoucher(
  tx: Db,
  brand: ListedBrand,
  id: number,
  places: VoucherPlaces,
  now: Date,
): Promise<Outcome<ChangedVoucher | null>> {
  const locked = await lockOwnVoucher(tx, brand.tenant, id, now)
  if (!locked.ok) return locked
  const { restaurants, over } = locked.value
  if (over) return refused(409, 'voucher_over')
  const found = await findPlaces(tx, brand, places)
  if (!found.ok) return found
  const added = restaurants === null ? [] : found.value.filter((one) => !restaurants.includes(one))
  if (restaurants === null || added.length === 0) return done(null)
  const tooMany = capRefusal('voucherPlaces', restaurants.length + added.length - 1)
  if (tooMany) return tooMany
  await setRestaurants(tx, id, [...restaurants, ...added])
  return done({ id, restaurants: added })
}

/**
 * Takes a voucher of the brand from a restaurant; orders that used it there stay. The last one is refused: ending the
 * voucher says what is meant. `null`: it was not valid there. Contract C39.
 */
export async function narrowVoucher(
  tx: Db,
  brand: ListedBrand,
  id: number,
  restaurantId: number,
  now: Date,
): Promise<Outcome<ChangedVoucher | null>> {
  const locked = await lockOwnVoucher(tx, brand.tenant, id, now)
  if (!locked.ok) return locked
  if (locked.value.over) return refused(409, 'voucher_over')
  const present = locked.value.restaurants ?? (await ownRestaurants(tx, brand))
  const left = present.filter((one) => one !== restaurantId)
  if (left.length === present.length) return done(null)
  if (left.length === 0) return refused(409, 'last_voucher_restaurant')
  await setRestaurants(tx, id, left)
  return done({ id, restaurants: [restaurantId] })
}

/**
 * Ends a voucher of the brand from this moment on; uses and orders stay. Answers the restaurants where it was valid;
 * `null`: it had ended before. Contract C39.
 */
export async function endVoucher(
  tx: Db,
  tenant: string,
  id: number,
  now: Date,
): Promise<Outcome<ChangedVoucher | null>> {
  const locked = await lockOwnVoucher(tx, tenant, id, now)
  if (!locked.ok) return locked
  if (locked.value.over) return done(null)
  const at = sql`${now.toISOString()}::timestamptz`
  // One that had not begun would else be refused as "not yet".
  await tx.execute(sql`UPDATE vouchers SET valid_to = ${at},
    valid_from = CASE WHEN valid_from > ${at} THEN ${at} ELSE valid_from END WHERE id = ${id}`)
  return done({ id, restaurants: locked.value.restaurants ?? [] })
}

function setRestaurants(tx: Db, id: number, restaurants: number[]) {
  return tx.update(vouchers).set({ restaurants }).where(eq(vouchers.id, id))
}

/** The restaurants that are meant: their home is the brand, which alone answers to them for a discount. */
async function findPlaces(tx: Db, brand: ListedBrand, { restaurant, city }: VoucherPlaces): Promise<Outcome<number[]>> {
  if (restaurant !== undefined) {
    const found = await findNamedRestaurant(tx, brand, restaurant, {
      only: isOwn(brand),
      unknown: 'unknown_voucher_restaurant',
    })
    return found.ok ? done([found.value.id]) : found
  }
  const all = await ownRestaurants(tx, brand, city)
  if (all.length === 0) return refused(422, 'no_voucher_restaurants')
  return capRefusal('voucherPlaces', all.length - 1) ?? done(all)
}

async function lockOwnVoucher(tx: Db, tenant: string, id: number, now: Date) {
  const [row] = await rowsOf<{ ownerId: number | null; restaurants: number[] | null; over: boolean }>(
    tx,
    sql`SELECT v.owner_id AS "ownerId", v.restaurants, ${isOver(now)} AS over FROM vouchers v
      WHERE v.id = ${id} AND v.tenant = ${tenant} FOR UPDATE`,
  )
  if (!row) return refused(404, 'unknown_voucher')
  return row.ownerId === null ? done(row) : refused(409, 'voucher_of_restaurant')
}
