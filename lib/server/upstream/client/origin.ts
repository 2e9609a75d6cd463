import type { Tenant } from '@/lib/domain/tenant/schema'
import { env } from '@/lib/server/env'
import { apiVariantOf } from '@/lib/server/routing/api-variant'
import { bareHost, isLocalHost } from '@/lib/server/routing/host'

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
