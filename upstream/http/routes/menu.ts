import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { serve } from '@/upstream/http/serve'
import { createPopularDishes } from '@/upstream/menus/popular-dishes'
import { findShownMenu } from '@/upstream/menus/shown-menu'
import { quoteCart } from '@/upstream/orders/quote-cart'
import { addressLookup, type Deps, type Upstream } from '../deps'
import { problem, valueOrThrow } from '../problem'

/** Menus, and the price of a cart. Contract C0, C3, C6, C7. */
export function menuRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps
  const popularDishes = createPopularDishes()
  serve(app, restaurantCalls.menu, async ({ c, params: { id } }) => {
    const menu = await findShownMenu(db, { tenant: c.get('tenant'), id, popularDishes }, now())
    if (!menu) throw problem(404, 'unknown_restaurant')
    return menuToWire(menu)
  })

  serve(app, orderCalls.quote, async ({ c, body }) =>
    valueOrThrow(await quoteCart(addressLookup(deps), c.get('tenant'), body, now())),
  )
}
