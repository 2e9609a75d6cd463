import { addMinutes, subDays } from 'date-fns'
import type { Menu, Product } from '@/lib/domain/ordering/menu/menu'
import { addDays, instantOf, isoWithOffset, localDateOf } from '@/lib/domain/time/time'
import type { SeedOrdering, SeedProduct, SeedVoucher } from '@/sample-data/menu-types'
import { PICTURE_ALTS } from '@/sample-data/picture-alts'
import type { Db } from '@/upstream/db/database'
import { menus, orderSettings, vouchers } from '@/upstream/db/order-schema'
import { restaurants } from '@/upstream/db/schema'
import { saveMenu } from '@/upstream/menus/save-menu'
import { pauseRestaurant } from '@/upstream/orders/pause-restaurant'

/** Adds missing menus, ordering terms and vouchers; days are counted from `now`. */
export async function seedMenus(
  tx: Db,
  { orderings = [], vouchers: codes = [] }: { orderings?: SeedOrdering[]; vouchers?: SeedVoucher[] },
  now: Date,
): Promise<void> {
  const known = new Set((await tx.select({ id: menus.restaurantId }).from(menus)).map(({ id }) => id))
  const rows = await tx.select({ id: restaurants.id }).from(restaurants)
  const missing = new Set(rows.map(({ id }) => id).filter((id) => !known.has(id)))
  for (const seed of orderings.filter(({ restaurantId }) => missing.has(restaurantId)))
    await seedOrdering(tx, seed, now)
  const codeRows = codes.map((seed) => voucherRow(seed, now))
  if (codeRows.length > 0) await tx.insert(vouchers).values(codeRows).onConflictDoNothing()
}

async function seedOrdering(tx: Db, seed: SeedOrdering, now: Date): Promise<void> {
  await saveMenu(tx, seed.restaurantId, menuOf(seed), pricesOf(seed, now))
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

function menuOf({ categories, discounts }: SeedOrdering): Menu {
  return {
    categories: categories.map((category) => ({ ...category, products: category.products.map(productOf) })),
    discounts,
  }
}

function productOf({ prices: _, image, ...product }: SeedProduct): Product {
  return { ...product, lowestPriceGrosze: null, image: image && pictureOf(image) }
}

// Drawn by `scripts/pictures.mjs` in these sizes.
function pictureOf(key: NonNullable<SeedProduct['image']>) {
  return { src: `/pictures/${key}`, alt: PICTURE_ALTS[key], width: 1200, height: 800, widths: [480, 720, 960] }
}

function pricesOf({ categories }: SeedOrdering, now: Date) {
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
