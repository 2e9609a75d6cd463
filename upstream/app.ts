import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { CALLS } from '@/lib/domain/call/all-calls'
import { TURNS } from '@/lib/domain/rate-limit/limits'
import type { Deps, Upstream, UpstreamEnv } from './http/deps'
import { FILE_CALLS, forwardToThread } from './http/file-thread/forward-to-thread'
import { accessLog, readClientAddress, rejectMalformedUrls, requestContext, withTenant } from './http/guards'
import { openApiRoute } from './http/open-api'
import { panelWall } from './http/panel-wall'
import { handleError, problemResponse } from './http/problem'
import { rateLimit, submissionCounter } from './http/rate-limit'
import { cleanJson, invalidInput, jsonOnly, limitBodySize } from './http/request-input'
import { availabilityRoutes } from './http/routes/availability'
import { consentRoutes } from './http/routes/consents'
import { consoleBlockRoutes } from './http/routes/console/blocks'
import { consoleConsentRoutes } from './http/routes/console/consents'
import { figureRoutes } from './http/routes/console/figures'
import { guestListRoutes } from './http/routes/console/guest-lists'
import { linkRoutes } from './http/routes/console/links'
import { consoleLookupRoutes } from './http/routes/console/lookup'
import { consolePersonDataRoutes } from './http/routes/console/person-data'
import { queueRoutes } from './http/routes/console/queue'
import { consoleRestaurantRoutes } from './http/routes/console/restaurants'
import { consoleVisitRoutes } from './http/routes/console/visits'
import { voucherRoutes } from './http/routes/console/vouchers'
import { dataRequestRoutes } from './http/routes/data-requests'
import { enquiryRoutes } from './http/routes/enquiries'
import { healthRoutes } from './http/routes/health'
import { loggerRoute } from './http/routes/logger'
import { machineAccessRoutes } from './http/routes/machines/access'
import { machineBrandRoutes } from './http/routes/machines/brands'
import { machineFileRoutes } from './http/routes/machines/files'
import { machinePictureRoutes } from './http/routes/machines/pictures'
import { machineWorkRoutes } from './http/routes/machines/work'
import { mediaRoute } from './http/routes/media'
import { menuRoutes } from './http/routes/menu'
import { orderEventRoutes } from './http/routes/order-events'
import { orderRoutes } from './http/routes/orders'
import { outboxRoutes } from './http/routes/outbox'
import { accessRoutes } from './http/routes/panel/access'
import { alarmRoutes } from './http/routes/panel/alarms'
import { boardRoutes } from './http/routes/panel/board'
import { doorRoutes } from './http/routes/panel/door'
import { floorPlanRoutes } from './http/routes/panel/floor-plan'
import { kitchenRoutes } from './http/routes/panel/kitchen'
import { openingRoutes } from './http/routes/panel/opening'
import { peopleRoutes } from './http/routes/panel/people'
import { panelPictureRoutes } from './http/routes/panel/pictures'
import { reportRoutes } from './http/routes/panel/report'
import { settingsRoutes } from './http/routes/panel/settings'
import { signInRoutes } from './http/routes/panel/sign-in'
import { tableRoutes } from './http/routes/panel/tables'
import { payPageRoutes } from './http/routes/pay-page'
import { paymentRoutes } from './http/routes/payments'
import { placeRoutes } from './http/routes/places'
import { reservationRoutes } from './http/routes/reservations'
import { restaurantRoutes } from './http/routes/restaurants'
import { searchOrderingRoute } from './http/routes/search/search-ordering'
import { searchTablesRoute } from './http/routes/search/search-tables'
import { siteRoutes } from './http/routes/site'
import { transferRoutes } from './http/routes/transfers'
import { waitlistRoutes } from './http/routes/waitlist'
import { createTurns } from './http/turns'
import { logFaultsTo } from './restaurants/validate-stored-data'

/** Path patterns of calls that need a brand. */
const TENANT_PATHS = [
  ...new Set(CALLS.flatMap(({ path, isBrandless }) => (isBrandless ? [] : [`/${path.split('/')[1]}/*`]))),
]

/** The HTTP app with all routes; it does not listen yet. */
export function createApp(deps: Deps): Upstream {
  logFaultsTo(deps.log)
  const app: Upstream = new OpenAPIHono<UpstreamEnv>({ defaultHook: invalidInput })
  app.onError(handleError(deps))
  app.notFound((c) => unknownRoute(c, app))
  app.use(requestContext, accessLog(deps), readClientAddress(deps), rateLimit(deps))
  app.use(rejectMalformedUrls, limitBodySize(), jsonOnly)
  if (deps.fileThread) for (const path of FILE_CALLS) app.use(path, forwardToThread(deps.fileThread))
  for (const path of TENANT_PATHS) app.use(path, withTenant(deps))
  for (const path of ['/staff/*', '/panel/*', '/console/*']) app.use(path, panelWall(deps))
  for (const path of TENANT_PATHS) app.use(path, cleanJson)

  const countSubmission = submissionCounter(deps)
  const fileTurns = createTurns(TURNS.files)
  healthRoutes(app, deps)
  siteRoutes(app, deps)
  restaurantRoutes(app, deps)
  availabilityRoutes(app, deps)
  searchOrderingRoute(app, deps)
  searchTablesRoute(app, deps)
  reservationRoutes(app, deps, countSubmission)
  waitlistRoutes(app, deps, countSubmission)
  transferRoutes(app, deps, countSubmission)
  machineWorkRoutes(app, deps)
  menuRoutes(app, deps)
  mediaRoute(app, deps)
  orderRoutes(app, deps, countSubmission)
  orderEventRoutes(app, deps)
  paymentRoutes(app, deps)
  payPageRoutes(app, deps)
  machineAccessRoutes(app, deps)
  machineFileRoutes(app, deps, fileTurns)
  machinePictureRoutes(app, deps)
  machineBrandRoutes(app, deps)
  signInRoutes(app, deps)
  peopleRoutes(app, deps)
  accessRoutes(app, deps)
  boardRoutes(app, deps)
  kitchenRoutes(app, deps)
  tableRoutes(app, deps)
  alarmRoutes(app, deps)
  reportRoutes(app, deps)
  openingRoutes(app, deps)
  settingsRoutes(app, deps, fileTurns)
  panelPictureRoutes(app, deps)
  floorPlanRoutes(app, deps)
  doorRoutes(app, deps)
  queueRoutes(app, deps)
  linkRoutes(app, deps)
  voucherRoutes(app, deps)
  figureRoutes(app, deps)
  consoleLookupRoutes(app, deps)
  consoleVisitRoutes(app, deps)
  consoleBlockRoutes(app, deps)
  consoleRestaurantRoutes(app, deps)
  guestListRoutes(app, deps)
  consolePersonDataRoutes(app, deps)
  consoleConsentRoutes(app, deps)
  placeRoutes(app, deps)
  loggerRoute(app, deps)
  enquiryRoutes(app, deps, countSubmission)
  consentRoutes(app, deps)
  dataRequestRoutes(app, deps, countSubmission)
  outboxRoutes(app, deps)
  openApiRoute(app)
  return app
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/** 405 with the allowed methods where the path is known under other methods, else 404. */
function unknownRoute(c: Context<UpstreamEnv>, { router }: Upstream): Response {
  const isKnown = (method: string) =>
    router.match(method === 'HEAD' ? 'GET' : method, c.req.path)[0].some(([[, { method: own }]]) => own !== 'ALL')
  const allowed = METHODS.filter(isKnown)
  if (allowed.length === 0) return problemResponse(c, { status: 404, code: 'not_found' })
  c.header('allow', allowed.join(', '))
  return problemResponse(c, { status: 405, code: 'method_not_allowed' })
}
