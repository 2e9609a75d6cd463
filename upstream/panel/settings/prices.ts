import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import { withoutPrices } from '@/lib/domain/restaurant/settings/parts'
import type { DishPrices } from '@/lib/domain/restaurant/settings/wire'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { importRestaurant, lockImports } from '@/upstream/restaurants/file/import-restaurant'
import type { LoadedFile } from '@/upstream/restaurants/file/load-file'
import { loadCurrent } from './current'

/** The prices of a restaurant's dishes, as its menu has them. Contract C37. */
export async function listPrices(tx: Db, restaurantId: number): Promise<Outcome<DishPrices>> {
  const current = await loadCurrent(tx, restaurantId)
  return current ? done(pricesOf(current.file.menu)) : refused(404, 'unknown_restaurant')
}

/**
 * Changes one price at once, as a version of the menu; drafts of the menu take it over. 409 `changed_meanwhile` where it was
 * not what the caller saw. Contract C37.
 */
export async function changePrice(
  tx: Db,
  caller: PanelCaller,
  change: { dish: number; price_grosze: number; expected_grosze: number },
  now: Date,
): Promise<Outcome<DishPrices>> {
  await lockImports(tx)
  const current = await loadCurrent(tx, caller.restaurantId)
  if (!current) return refused(404, 'unknown_restaurant')
  const dish = pricesOf(current.file.menu).items.find(({ id }) => id === change.dish)
  if (!dish) return refused(404, 'unknown_dish')
  if (dish.price_grosze !== change.expected_grosze) return refused(409, 'changed_meanwhile', { current: dish })
  const { file, problems } = readRestaurantFile(
    withoutPrices(withPrice(current.file, change.dish, change.price_grosze)),
  )
  if (!file)
    return refused(409, 'unsound_restaurant', { fields: Object.fromEntries(problems.map((p) => [p.path, p.message])) })
  const by = { kind: 'price' as const, staffId: caller.staffId }
  const imported = await importRestaurant(tx, file, { files: current.files, now, by })
  if (imported.problems.length > 0) return refused(409, 'unsound_restaurant')
  const { actor, restaurantId } = caller
  const { dish: subject, price_grosze: grosze } = change
  await recordAction(tx, actor, { at: now, restaurantId, action: 'changed_price', subject, details: { grosze } })
  return listPrices(tx, restaurantId)
}

function pricesOf(menu: LoadedFile['menu']): DishPrices {
  return {
    items: (menu?.categories ?? []).flatMap(({ name: category, products }) =>
      products.map(({ id, name, priceGrosze }) => ({ id, category, name, price_grosze: priceGrosze })),
    ),
  }
}

function withPrice(file: LoadedFile, dish: number, priceGrosze: number): LoadedFile {
  if (!file.menu) return file
  const categories = file.menu.categories.map((category) => ({
    ...category,
    products: category.products.map((one) => (one.id === dish ? { ...one, priceGrosze } : one)),
  }))
  return { ...file, menu: { ...file.menu, categories } }
}
