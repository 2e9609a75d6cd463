import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Deps, UpstreamEnv } from './deps'

/**
 * One line per request: the route's template instead of its path, because codes are keys; no query, no body. Contract
 * C19.
 */
export function accessLog({ log }: Deps): MiddlewareHandler<UpstreamEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const route =
      matchedRoutes(c)
        .filter(({ path }) => !path.includes('*'))
        .at(-1)?.path ?? 'none'
    const { requestId, appName, tenant } = c.var
    const durationMs = Math.round(performance.now() - startedAt)
    const line = { requestId, method: c.req.method, route, status: c.res.status, durationMs, appName, tenant }
    if (route.endsWith('z')) log.debug(line, 'request')
    else log.info(line, 'request')
  }
}
