import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { isSharedHost, tenantOfHost, tenantSegment } from '@/lib/server/routing/host'
import { inSmallLetters, isPagePath, routeFor } from '@/lib/server/routing/routes'

/** Parts of a request that decide its destination. `pathname` has no broken escapes. */
interface IncomingRequest {
  host: string
  pathname: string
  /** Query with its question mark, or empty. */
  search: string
  /** The value of the cookie that remembers `?theme=`. */
  themeCookie?: string
  /** One upstream serves every host: UPSTREAM_URL is set. */
  isOverridden?: boolean
}

/** Target of a request. */
export type Destination = { brand: AnsweringBrand } & (
  | { kind: 'redirect'; location: string; isKey: boolean }
  /** A page that is the same for every diner. `address`: the one address at which Next makes it. */
  | { kind: 'cached'; address: string }
  /** The page for unknown URLs, at an address of its own. */
  | { kind: 'missing'; address: string }
  /** A live page or a handler: the middleware rewrites the requested path. */
  | { kind: 'live' | 'api'; isKey: boolean; isInert?: boolean }
  /** A file of `public/` under another path than the requested one. */
  | { kind: 'file'; path: string }
)

/** The page's brand. On a host that brands share it depends on the diner, so no cache may keep the answer. */
export interface AnsweringBrand {
  tenant: string
  /** The first segment below `app/[tenant]`: the tenant, and the variant of its upstream. */
  segment: string
  /** Chosen by `?theme=`: a cookie remembers it. */
  isChosen: boolean
  isPersonal: boolean
}

/** Name of the cookie that remembers `?theme=`. Contract C18. */
export const THEME_COOKIE = 'theme'

/**
 * Classifies every request, before Next sees it; `null` for a host that no tenant owns. A cached page has one address,
 * made of its route alone: it contains no client text (a query, a slug, a host). Decision 0022.
 */
export function destinationOf(
  tenants: readonly Pick<Tenant, 'key' | 'hosts' | 'sharedHosts'>[],
  { host, pathname, search, themeCookie, isOverridden = false }: IncomingRequest,
): Destination | null {
  const query = new URLSearchParams(search)
  const requestedTheme = query.get('theme')
  const tenant = tenantOfHost(tenants, host, requestedTheme ?? themeCookie)?.key
  if (!tenant) return null
  const shares = isSharedHost(tenants, host)
  const isPersonal = shares && (requestedTheme !== null || themeCookie !== undefined)
  const segment = tenantSegment(tenant, host, isOverridden)
  const brand = { tenant, segment, isPersonal, isChosen: shares && requestedTheme !== null && requestedTheme !== '' }

  const location = canonicalPath(pathname)
  if (location) {
    const isKey = routeFor(location, query)?.isKey ?? false
    return { kind: 'redirect', location: location + search, isKey, brand }
  }
  // Browsers request it for documents without an icon: a text, a manifest. Ledger L003.
  if (pathname === '/favicon.ico') return { kind: 'file', path: `/marks/${tenant}.svg`, brand }
  const route = routeFor(pathname, query)
  if (!route) return { kind: 'missing', address: `/${segment}/cached/blad-404`, brand }
  // Requested by its own name, it is a missing page like any other.
  if (route.path === '/blad-404') return { kind: 'missing', address: `/${segment}/cached/blad-404`, brand }
  if (route.kind === 'cached') return { kind: 'cached', address: `/${segment}/cached${route.path}`, brand }
  return { kind: route.kind, isKey: route.isKey ?? false, ...(route.isInert && { isInert: true }), brand }
}

/** A city's page; for orders also by cuisine. */
const CITY_PAGE = /^\/(rezerwuj|zamawiaj)\/([^/]{1,200})(?:\/([^/]{1,200}))?$/i

/** Paths that people type, because other sites have them for the content of our `/moje`. */
const FOR_OWN_LIST = new Set(['/konto', '/login', '/logowanie'])

/**
 * Canonical path of a page requested with a trailing slash, in capitals, by a city's name, or by a common name; `null`
 * where the path is canonical, or fits no page. Keys keep their case. Contract C18.
 */
function canonicalPath(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (FOR_OWN_LIST.has(path.toLowerCase())) return '/moje'
  const city = cityAddress(path)
  if (city) return city === pathname ? null : city
  if (path === pathname && (isPagePath(path) || !/[A-Z]/.test(path))) return null
  const meant = isPagePath(path) ? path : inSmallLetters(path)
  return meant === pathname ? null : meant
}

function cityAddress(pathname: string): string | null {
  const [, list, ...written] = CITY_PAGE.exec(pathname) ?? []
  if (!list) return null
  const slugs = written.filter((segment) => segment !== undefined).map((one) => slugOf(decodeURIComponent(one)))
  if (slugs.some((slug) => !slug)) return null
  return `/${[list.toLowerCase(), ...slugs].join('/')}`
}
