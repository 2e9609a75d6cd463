import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { APP_VERSION } from '@/lib/wire'
import { accessLog } from './http/access-log'
import { clientAddress } from './http/client-address'
import { countBeginnings } from './http/count-beginning'
import type { Deps, Upstream, UpstreamEnv } from './http/deps'
import { jsonOnly, withTenant } from './http/guards'
import { invalidInput } from './http/invalid-input'
import { handleError, problem, problemResponse } from './http/problem'
import { rateLimit } from './http/rate-limit'
import { requestContext } from './http/request-context'
import { addressesRoute } from './http/routes/addresses'
import { availabilityRoute } from './http/routes/availability'
import { cartRoutes } from './http/routes/carts'
import { citiesRoute } from './http/routes/cities'
import { configRoute } from './http/routes/config'
import { distanceRoute } from './http/routes/distance'
import { healthRoutes } from './http/routes/health'
import { holdRoutes } from './http/routes/holds'
import { leadRoutes } from './http/routes/leads'
import { loggerRoute } from './http/routes/logger'
import { menuRoute } from './http/routes/menu'
import { operationsRoutes } from './http/routes/operations'
import { orderEventRoutes } from './http/routes/order-events'
import { orderRoutes } from './http/routes/orders'
import { outboxRoutes } from './http/routes/outbox'
import { partnerRoute } from './http/routes/partner'
import { partnerOrderRoutes } from './http/routes/partner-orders'
import { payPageRoutes } from './http/routes/pay-page'
import { paymentRoutes } from './http/routes/payments'
import { reservationRoutes } from './http/routes/reservations'
import { restaurantRoutes } from './http/routes/restaurants'
import { waitlistRoutes } from './http/routes/waitlist'

const MOST_BYTES = 64 * 1024
const TENANT_PATHS = [
  '/cities',
  '/restaurants/*',
  '/holds/*',
  '/reservations/*',
  '/waitlist/*',
  '/addresses',
  '/logger/*',
  '/leads',
  '/notices',
  '/carts/*',
  '/orders/*',
]

/** The whole HTTP surface; nothing listens yet. */
export function createApp(deps: Deps): Upstream {
  const app: Upstream = new OpenAPIHono<UpstreamEnv>({ defaultHook: invalidInput })
  app.onError(handleError(deps))
  app.notFound((c) => problemResponse(c, { status: 404, code: 'not_found' }))
  app.use(requestContext, accessLog(deps), clientAddress(deps), rateLimit(deps))
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: () => Promise.reject(problem(413, 'too_large')) }), jsonOnly)
  for (const path of TENANT_PATHS) app.use(path, withTenant(deps))

  const countBeginning = countBeginnings(deps)
  healthRoutes(app, deps)
  configRoute(app, deps)
  citiesRoute(app, deps)
  restaurantRoutes(app, deps)
  availabilityRoute(app, deps)
  distanceRoute(app, deps)
  holdRoutes(app, deps)
  reservationRoutes(app, deps, countBeginning)
  waitlistRoutes(app, deps, countBeginning)
  partnerRoute(app, deps)
  menuRoute(app, deps)
  cartRoutes(app, deps)
  orderRoutes(app, deps, countBeginning)
  orderEventRoutes(app, deps)
  paymentRoutes(app, deps)
  payPageRoutes(app, deps)
  partnerOrderRoutes(app, deps)
  operationsRoutes(app, deps)
  addressesRoute(app, deps)
  loggerRoute(app, deps)
  leadRoutes(app, deps, countBeginning)
  outboxRoutes(app, deps)
  app.doc31('/openapi.json', { openapi: '3.1.0', info: { title: 'Nakryte upstream', version: APP_VERSION } })
  return app
}
