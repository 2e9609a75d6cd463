import { addMinutes, subDays } from 'date-fns'
import type { Menu, Product } from '@/lib/domain/ordering/menu/menu'
import { addDays, instantOf, isoWithOffset, localDateOf } from '@/lib/domain/time/time'
import type { SeedMenu, SeedOrdering, SeedProduct, SeedVoucher } from '@/sample-data/menu-types'
import type { Db } from '@/upstream/db/database'
import { menus, orderSettings, vouchers } from '@/upstream/db/order-schema'
import { restaurants } from '@/upstream/db/schema'
import { saveMenu } from '@/upstream/menus/save-menu'
import { pauseRestaurant } from '@/upstream/orders/pause-restaurant'

/** Adds missing menus, ordering terms and vouchers; days are counted from `now`. */
export async function seedMenus(
  tx: Db,
  {
    orderings = [],
    readMenus = [],
    vouchers: codes = [],
  }: { orderings?: SeedOrdering[]; readMenus?: SeedMenu[]; vouchers?: SeedVoucher[] },
  now: Date,
): Promise<void> {
  const known = new Set((await tx.select({ id: menus.restaurantId }).from(menus)).map(({ id }) => id))
  const rows = await tx.select({ id: restaurants.id }).from(restaurants)
  const missing = new Set(rows.map(({ id }) => id).filter((id) => !known.has(id)))
  for (const seed of orderings.filter(({ restaurantId }) => missing.has(restaurantId)))
    await seedOrdering(tx, seed, now)
  for (const seed of readMenus.filter(({ restaurantId }) => missing.has(restaurantId))) await seedMenu(tx, seed, now)
  const codeRows = codes.map((seed) => voucherRow(seed, now))
  if (codeRows.length > 0) await tx.insert(vouchers).values(codeRows).onConflictDoNothing()
}

async function seedOrdering(tx: Db, seed: SeedOrdering, now: Date): Promise<void> {
  await seedMenu(tx, seed, now)
  await tx.insert(orderSettings).values({
    restaurantId: seed.restaurantId,
    paymentMethods: seed.paymentMethods,
    packagingGrosze: seed.packagingPerOrderGrosze,
    preparationMinutes: seed.preparationMinutes,
    slotMinutes: seed.kitchen.slotMinutes,
    ordersPerSlot: seed.kitchen.ordersPerSlot,
    scheduled: seed.scheduled,
    zones: seed.zones,
  })
  if (!seed.paused) return
  const { reason, endsInMinutes, busyMinutes } = seed.paused
  const until = endsInMinutes === null ? null : isoWithOffset(addMinutes(now, endsInMinutes))
  await pauseRestaurant(tx, seed.restaurantId, { reason, until, ...(busyMinutes && { busy_minutes: busyMinutes }) })
}

async function seedMenu(tx: Db, seed: SeedMenu, now: Date): Promise<void> {
  await saveMenu(tx, seed.restaurantId, menuOf(seed), { now, earlier: pricesOf(seed, now) })
}

function menuOf({ categories, discounts }: SeedMenu): Menu {
  return {
    categories: categories.map((category) => ({ ...category, products: category.products.map(productOf) })),
    discounts,
  }
}

function productOf({ prices: _, ...product }: SeedProduct): Product {
  return { ...product, lowestPriceGrosze: null }
}

function pricesOf({ categories }: SeedMenu, now: Date) {
  return categories.flatMap(({ products }) =>
    products.flatMap(({ id, prices }) =>
      prices.map(({ sinceDaysAgo, priceGrosze }) => ({
        productId: id,
        since: subDays(now, sinceDaysAgo),
        priceGrosze,
      })),
    ),
  )
}

function voucherRow({ validFromInDays, validToInDays, used, ...seed }: SeedVoucher, now: Date) {
  const today = localDateOf(now)
  return {
    ...seed,
    uses: used,
    validFrom: instantOf(addDays(today, validFromInDays), '00:00'),
    validTo: validToInDays === null ? null : instantOf(addDays(today, validToInDays), '24:00'),
  }
}
