import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { PRODUCT } from '@/lib/domain/tenant/brand'
import { APP_VERSION, appNameSchema, SECRET_HEADER } from '@/lib/domain/wire'
import { runForCaller } from '@/upstream/db/bounded-pool'
import { isOneOf } from '@/upstream/panel/accounts/same-secret'
import { offeredConfig } from '@/upstream/payments/payment-providers'
import { findTenantConfig } from '@/upstream/tenants/tenant-directory'
import type { Deps, UpstreamEnv } from './deps'
import { problem } from './problem'

/** 400 for an address with invalid percent-encoding. */
export const rejectMalformedUrls: MiddlewareHandler<UpstreamEnv> = async (c, next) => {
  try {
    const { pathname, search } = new URL(c.req.url)
    decodeURIComponent(`${pathname}${search}`)
  } catch {
    throw problem(400, 'malformed_address')
  }
  await next()
}

/** Loads the tenant of `x-tenant`; without the header, the default one. 404 for an unknown key. */
export function withTenant({ db, paymentProviders }: Deps): MiddlewareHandler<UpstreamEnv> {
  return async (c, next) => {
    const tenant = c.req.header('x-tenant') ?? PRODUCT.key
    const found = await findTenantConfig(db, tenant)
    if (!found) throw problem(404, 'unknown_tenant')
    c.set('tenant', tenant)
    c.set('tenantConfig', found)
    c.set('offeredConfig', () => offeredConfig(found, tenant, paymentProviders))
    await next()
  }
}

/** Sets the request's id and sends the contract's headers back. Ledger L254–L257. */
export const requestContext: MiddlewareHandler<UpstreamEnv> = async (c, next) => {
  const requestId = safeHeaderValue(c.req.header('x-request-id')) ?? randomUUID()
  const appName = appNameSchema.safeParse(c.req.header('x-app-name')).data ?? 'web_app'
  c.set('requestId', requestId)
  c.set('appName', appName)
  await runForCaller(c.req.raw.signal, next)
  c.header('x-request-id', requestId)
  c.header('x-app-name', appName)
  c.header('x-app-version', safeHeaderValue(c.req.header('x-app-version')) ?? APP_VERSION)
  c.header('accept', 'application/json')
  if (!c.res.headers.has('content-type') && c.res.status !== 204) c.header('content-type', 'application/json')
}

/** A value that is safe in a log and a header; any other value counts as absent. */
function safeHeaderValue(value: string | undefined): string | null {
  return value && /^[\w./:-]{1,100}$/.test(value) ? value : null
}

/** Paths that a proxy requests each second. */
const HEALTH = /^\/(?:healthz|readyz)$/

/**
 * One line per request, and its measures: the route's template instead of its path, because codes are keys; no query, no
 * body. Only the web server's traces are continued. Contract C19, docs/design/processes.md.
 */
export function accessLog({
  log,
  telemetry,
  upstreamSecret,
  previousUpstreamSecret,
}: Deps): MiddlewareHandler<UpstreamEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    const isWeb = telemetry && isOneOf(c.req.header(SECRET_HEADER) ?? '', [upstreamSecret, previousUpstreamSecret])
    const traceparent = isWeb ? c.req.header('traceparent') : undefined
    const span = HEALTH.test(c.req.path)
      ? undefined
      : telemetry?.startRequest({ method: c.req.method, requestId: c.get('requestId'), traceparent })
    await next()
    const route =
      matchedRoutes(c)
        .filter(({ path }) => !path.includes('*'))
        .at(-1)?.path ?? 'none'
    const { requestId, appName, tenant } = c.var
    span?.end({ route, tenant: tenant ?? '', status: c.res.status })
    const durationMs = Math.round(performance.now() - startedAt)
    const line = { requestId, method: c.req.method, route, status: c.res.status, durationMs, appName, tenant }
    if (route.endsWith('z')) log.debug(line, 'request')
    else log.info(line, 'request')
  }
}

/**
 * Determines the client of a request. A caller with the shared secret is the web server: it names the diner's address
 * in `x-forwarded-for`, or calls for itself (`null`, never limited). Every other client is its socket's address,
 * including loopback, because a proxy may run there. Contract "Limits".
 */
export function readClientAddress({
  upstreamSecret,
  previousUpstreamSecret,
  log,
}: Deps): MiddlewareHandler<UpstreamEnv> {
  let isWarned = false
  return async (c, next) => {
    const shown = c.req.header(SECRET_HEADER)
    const isWeb = shown !== undefined && isOneOf(shown, [upstreamSecret, previousUpstreamSecret])
    if (shown !== undefined && !isWeb && !isWarned) {
      isWarned = true
      log.warn('a caller shows another UPSTREAM_SECRET: all its diners are counted as one')
    }
    c.set('client', isWeb ? forwardedAddress(c) : socketAddress(c))
    await next()
  }
}

/** The address at the other end of the socket; without a socket, the loopback address. */
function socketAddress(c: Context): string {
  const address = c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1'
  return withoutPrefix(address)
}

// The first entry is the web server's; a proxy between the two appends the web server's own address.
function forwardedAddress(c: Context): string | null {
  const first = c.req.header('x-forwarded-for')?.split(',')[0]?.trim().slice(0, 64)
  return first ? withoutPrefix(first) : null
}

function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:/, '')
}
