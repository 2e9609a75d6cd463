import { addMinutes, subDays } from 'date-fns'
import type { Menu, Product } from '@/lib/domain/ordering/menu/menu'
import { addDays, instantOf, isoWithOffset, localDateOf } from '@/lib/domain/time/time'
import type { SeedMenu, SeedOrdering, SeedProduct, SeedVoucher } from '@/sample-data/menu-types'
import type { SeedRestaurant } from '@/sample-data/types'
import type { Db } from '@/upstream/db/database'
import { orderSettings, vouchers } from '@/upstream/db/order-schema'
import { saveMenu } from '@/upstream/menus/save-menu'
import { pauseRestaurant } from '@/upstream/orders/pause-restaurant'

/** Adds menus, ordering terms and vouchers of `restaurants`, which have none yet; days are counted from `now`. */
export async function seedMenus(
  tx: Db,
  {
    restaurants,
    orderings = [],
    readMenus = [],
    vouchers: codes = [],
  }: { restaurants: SeedRestaurant[]; orderings?: SeedOrdering[]; readMenus?: SeedMenu[]; vouchers?: SeedVoucher[] },
  now: Date,
): Promise<void> {
  for (const seed of orderings) await seedOrdering(tx, seed, now)
  for (const seed of readMenus) await seedMenu(tx, seed, now)
  const everySample = restaurants.map(({ id }) => id)
  const codeRows = codes.map((seed) => voucherRow(seed, everySample, now))
  if (codeRows.length > 0) await tx.insert(vouchers).values(codeRows)
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

// A code that anybody can read in this repository must never be taken at a restaurant that is none of the samples. Contract C8.
function voucherRow({ validFromInDays, validToInDays, used, ...seed }: SeedVoucher, everySample: number[], now: Date) {
  const today = localDateOf(now)
  return {
    ...seed,
    restaurants: seed.restaurants ?? everySample,
    uses: used,
    validFrom: instantOf(addDays(today, validFromInDays), '00:00'),
    validTo: validToInDays === null ? null : instantOf(addDays(today, validToInDays), '24:00'),
  }
}
