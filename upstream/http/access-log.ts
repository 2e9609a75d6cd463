import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { SECRET_HEADER } from '@/lib/domain/wire'
import { isOneOf } from '@/upstream/same-secret'
import type { Deps, UpstreamEnv } from './deps'

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
