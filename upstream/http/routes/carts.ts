import { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { serve } from '@/upstream/http/serve'
import { quoteCart } from '@/upstream/orders/quote-cart'
import { addressLookup, type Deps, type Upstream } from '../deps'
import { valueOrThrow } from '../problem'

/** Contract C0, C3. */
export function cartRoutes(app: Upstream, deps: Deps): void {
  serve(app, orderCalls.quote, async ({ c, body }) =>
    valueOrThrow(await quoteCart(addressLookup(deps), c.get('tenant'), body, deps.now())),
  )
}
