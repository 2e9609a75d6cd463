import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { APP_VERSION, appNameSchema } from '@/lib/domain/wire'
import { runForCaller } from '@/upstream/db/caller'
import type { UpstreamEnv } from './deps'

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
