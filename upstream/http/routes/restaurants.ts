import { z } from '@hono/zod-openapi'
import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import { serve } from '@/upstream/http/serve'
import { withOfferedMethods } from '@/upstream/menus/offered-methods'
import { findRestaurant } from '@/upstream/restaurants/find-restaurant'
import { type Cursor, listRestaurants, orderingRestaurantRow } from '@/upstream/search/list-restaurants'
import { readCursor, writeCursor } from '../cursor'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

const cursorSchema: z.ZodType<Cursor> = z.tuple([z.int32(), z.string(), z.int32()])

/** Contract C0. */
export function restaurantRoutes(app: Upstream, { db, now }: Deps): void {
  serve(app, restaurantCalls.list, async ({ c, query: { cursor, lat, lng, embeddable, ...query } }) => {
    const after = readCursor(cursor || undefined, cursorSchema)
    const { productName } = c.var.tenantConfig
    const { items, next } = await listRestaurants(
      db,
      {
        ...query,
        isEmbeddable: embeddable === '1',
        after,
        tenant: c.get('tenant'),
        productName,
      },
      now(),
    )
    const next_cursor = writeCursor(next)
    if (query.product !== 'orders') return { items: items.map(({ summary }) => summary), next_cursor }
    const config = c.var.offeredConfig()
    const destination = lat !== undefined && lng !== undefined ? { lat, lng } : null
    return {
      items: items.map((item) => withOfferedMethods(orderingRestaurantRow(item, destination, now()), config)),
      next_cursor,
    }
  })
  serve(app, restaurantCalls.one, async ({ c, params }) => {
    const found = await findRestaurant(db, c.get('tenant'), params.id, now())
    if (!found) throw problem(404, 'unknown_restaurant')
    return withOfferedMethods(found, c.var.offeredConfig())
  })
}
