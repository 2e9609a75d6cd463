import { eq } from 'drizzle-orm'
import type { NumberedMenu } from '@/lib/domain/restaurant/file/menu-schema'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { storedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import type { Db } from '@/upstream/db/database'
import { menuPrices, menus, orderSettings } from '@/upstream/db/order-schema'
import { saveMenu } from '@/upstream/menus/save-menu'
import type { PictureFiles } from './pictures'
import { pictureOf } from './restaurant-row'

/** Saves the menu of a file with its price history; without one, the restaurant has no menu. Contract C7, C33. */
export async function saveFileMenu(
  tx: Db,
  restaurantId: number,
  menu: NumberedMenu | null,
  { files, now }: { files: PictureFiles; now: Date },
): Promise<void> {
  if (!menu) {
    await tx.delete(menus).where(eq(menus.restaurantId, restaurantId))
    return
  }
  // A blurred placeholder is for large pictures, which dishes do not have.
  const stored = storedMenuOf(menu, (image) => {
    const { placeholder: _, ...picture } = pictureOf(image, files)
    return picture
  })
  await saveMenu(tx, restaurantId, stored, { now, earlier: pricesOf(menu) })
}

/** Adds earlier prices to the history; existing ones stay as they are. */
export async function saveHistory(tx: Db, restaurantId: number, menu: NumberedMenu): Promise<void> {
  const prices = pricesOf(menu).map((price) => ({ restaurantId, ...price }))
  if (prices.length > 0) await tx.insert(menuPrices).values(prices).onConflictDoNothing()
}

function pricesOf({ categories }: NumberedMenu) {
  return categories.flatMap(({ products }) =>
    products.flatMap(({ id, earlierPrices }) =>
      earlierPrices.map(({ since, ...price }) => ({ productId: id, since: new Date(since), ...price })),
    ),
  )
}

/** Saves the terms of orders; without terms it takes no new orders, and open ones continue. */
export async function saveOrderSettings(tx: Db, restaurantId: number, { orders }: RestaurantFile): Promise<void> {
  if (!orders) {
    await tx.delete(orderSettings).where(eq(orderSettings.restaurantId, restaurantId))
    return
  }
  const { paymentMethods, packagingGrosze, preparationMinutes, slotMinutes, ordersPerSlot, scheduled, delivery } =
    orders
  const terms = {
    paymentMethods,
    packagingGrosze,
    preparationMinutes,
    slotMinutes,
    ordersPerSlot,
    scheduled,
    zones: delivery?.zones ?? [],
  }
  await tx
    .insert(orderSettings)
    .values({ restaurantId, ...terms })
    .onConflictDoUpdate({ target: orderSettings.restaurantId, set: terms })
}
