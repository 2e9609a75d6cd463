import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { serve } from '@/upstream/http/serve'
import { createPopularDishes } from '@/upstream/menus/popular-dishes'
import { findShownMenu } from '@/upstream/menus/shown-menu'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

/** Contract C0, C6, C7. */
export function menuRoute(app: Upstream, { db, now }: Deps): void {
  const popularDishes = createPopularDishes()
  serve(app, restaurantCalls.menu, async ({ c, params: { id } }) => {
    const menu = await findShownMenu(db, { tenant: c.get('tenant'), id, popularDishes }, now())
    if (!menu) throw problem(404, 'unknown_restaurant')
    return menuToWire(menu)
  })
}
