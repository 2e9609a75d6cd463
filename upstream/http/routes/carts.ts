import { createRoute } from '@hono/zod-openapi'
import { quoteRequestSchema, quoteSchema } from '@/lib/domain/ordering/cart/schema'
import { quoteCart } from '@/upstream/orders/quote-cart'
import { addressLookup, type Deps, type Upstream } from '../deps'
import { valueOrThrow } from '../problem'
import { json, jsonBody, writeRefusals } from './responses'

const route = createRoute({
  method: 'post',
  path: '/carts/quote',
  summary: 'The price of a cart, and what would be refused',
  request: { body: jsonBody(quoteRequestSchema) },
  responses: { 200: json(quoteSchema, 'The price'), ...writeRefusals },
})

/** Contract C0, C3. */
export function cartRoutes(app: Upstream, deps: Deps): void {
  app.openapi(route, async (c) => {
    return c.json(
      valueOrThrow(await quoteCart(addressLookup(deps), c.get('tenant'), c.req.valid('json'), deps.now())),
      200,
    )
  })
}
