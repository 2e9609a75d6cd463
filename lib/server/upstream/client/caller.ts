import { randomUUID } from 'node:crypto'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { APP_VERSION, type AppName, SECRET_HEADER } from '@/lib/domain/wire'
import { env } from '@/lib/server/env'
import { apiVariantOf, bareHost, isLocalHost } from '@/lib/server/routing/host'

/**
 * The API origin of a page host: `lubje.pl` → `https://api.lubje.pl`, `stage.lubje.pl` → `https://stage-api.lubje.pl`,
 * local hosts → the local upstream. Only hosts of the registry may be passed. Ledger L251–L253, contract C18.
 */
export function apiOrigin(pageHost: string, localOrigin = 'http://127.0.0.1:3001'): string {
  const host = bareHost(pageHost)
  if (isLocalHost(host)) return localOrigin
  return host.startsWith('stage.') ? `https://stage-api.${host.slice('stage.'.length)}` : `https://api.${host}`
}

/** Tenant whose upstream is called. */
export type Caller = Pick<Tenant, 'key' | 'hosts' | 'apiHost'>

/** The origin of this tenant's calls: `UPSTREAM_URL`, otherwise derived from the host of its page. Contract C18. */
export function originOf({ hosts, apiHost = hosts[0] ?? '' }: Caller): string {
  return env().UPSTREAM_URL?.replace(/\/$/, '') ?? apiOrigin(apiHost)
}

/**
 * Does this upstream get the secret shared with the web server? Only the one in UPSTREAM_URL; without it only the
 * tenant's own https://api.{host}. A request's host chooses the other variants: at `localhost` any process listening on
 * the port would get it. See docs/design/http-edge.md.
 */
export function isShownSecret({ hosts, apiHost = hosts[0] ?? '' }: Caller): boolean {
  return env().UPSTREAM_URL !== undefined || apiVariantOf(apiHost) === null
}

/** Data for a call's headers. */
interface CallHeaders {
  tenant: Caller
  requestId: string
  appName?: AppName
  idempotencyKey?: string
  /** The diner's address, for the upstream's limits. */
  clientAddress?: string
  /** Trace that the call belongs to, where calls are traced. */
  traceparent?: string
  /** The token of a session or a device of staff. Contract C21. */
  bearer?: string
}

/** Headers of a call without diner and tenant. Ledger L254–L257. */
export function ownHeaders(
  secret: string | undefined,
  { requestId = randomUUID(), appName = 'web_app' }: { requestId?: string; appName?: AppName } = {},
): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-app-name': appName,
    'x-app-version': APP_VERSION,
    'x-request-id': requestId,
    ...(secret && { [SECRET_HEADER]: secret }),
  }
}

/**
 * The headers of every call, including the secret shared with the upstream: they are for the configured upstream only,
 * never for a log or a browser. Ledger L254–L257, contract "General rules".
 */
export function headersOf({
  tenant,
  requestId,
  appName,
  idempotencyKey,
  clientAddress,
  traceparent,
  bearer,
}: CallHeaders): Record<string, string> {
  return {
    ...ownHeaders(isShownSecret(tenant) ? env().UPSTREAM_SECRET : undefined, { requestId, appName }),
    'x-tenant': tenant.key,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(traceparent && { traceparent }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
  }
}
