import type { Tenant } from '@/lib/domain/tenant/schema'
import { env } from '@/lib/server/env'
import { apiVariantOf, isLocalHost } from '@/lib/server/routing/api-variant'
import { bareHost } from '@/lib/server/routing/host'

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
 * Is this upstream shown the secret that web and upstream share? The one that UPSTREAM_URL names is; without it the tenant's own
 * https://api.{host} alone. A request chooses the other variants by its host: at `localhost` whatever listens on a port of this
 * machine would hear it. Decision 0061.
 */
export function isShownSecret({ hosts, apiHost = hosts[0] ?? '' }: Caller): boolean {
  return env().UPSTREAM_URL !== undefined || apiVariantOf(apiHost) === null
}
