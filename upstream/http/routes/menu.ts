import { createRoute } from '@hono/zod-openapi'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { isDishServedAt } from '@/lib/domain/ordering/menu/serving-times'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { findOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { createPopularDishes } from '@/upstream/menus/popular-dishes'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { idParam, json, refusals } from './responses'

const route = createRoute({
  method: 'get',
  path: '/restaurants/{id}/menu',
  summary: 'The menu, with the lowest price of 30 days beside each price',
  request: { params: idParam },
  responses: { 200: json(menuSchema, 'The menu; empty where the restaurant has none'), ...refusals },
})

/** Contract C0, C6, C7. */
export function menuRoute(app: Upstream, { db, now }: Deps): void {
  const popularDishes = createPopularDishes()
  app.openapi(route, async (c) => {
    const { id } = c.req.valid('param')
    const orderingRestaurant = await findOrderingRestaurant(db, c.get('tenant'), id, now())
    if (!orderingRestaurant) throw problem(404, 'unknown_restaurant')
    const { menu } = orderingRestaurant
    const products = productsOf(menu)
    const popular = (await popularDishes(db, id, now())).filter((dish) => {
      const product = products.get(dish)
      return product?.available && isDishServedAt(product, now())
    })
    return c.json(menuToWire({ ...menu, popular }), 200)
  })
}
