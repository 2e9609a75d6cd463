import { createRoute } from '@hono/zod-openapi'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { createPopularDishes } from '@/upstream/menus/popular-dishes'
import { findShownMenu } from '@/upstream/menus/shown-menu'
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
    const menu = await findShownMenu(db, { tenant: c.get('tenant'), id, popularDishes }, now())
    if (!menu) throw problem(404, 'unknown_restaurant')
    return c.json(menuToWire(menu), 200)
  })
}
