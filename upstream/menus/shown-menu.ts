import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import { isDishServedAt } from '@/lib/domain/ordering/menu/serving-times'
import type { Db } from '@/upstream/db/database'
import { findStoredOrderingRestaurant } from './ordering-restaurant'
import type { FindPopularDishes } from './popular-dishes'

/**
 * The menu as diners see it now, with those of the most ordered dishes that are available; null for an unknown
 * restaurant. Contract C6, C7.
 */
export async function findShownMenu(
  db: Db,
  { tenant, id, popularDishes }: { tenant: string; id: number; popularDishes: FindPopularDishes },
  now: Date,
): Promise<Menu | null> {
  const orderingRestaurant = await findStoredOrderingRestaurant(db, tenant, id, now)
  if (!orderingRestaurant) return null
  const { menu } = orderingRestaurant
  const products = productsOf(menu)
  const popular = (await popularDishes(db, id, now)).filter((dish) => {
    const product = products.get(dish)
    return product?.available && isDishServedAt(product, now)
  })
  return { ...menu, popular }
}
