import { slugOf } from '@/lib/domain/restaurant/slug'
import { inSmallLetters, isPagePath } from '@/lib/server/routing/routes'

/** A city's page, of its kitchens also by cuisine. */
const CITY_PAGE = /^\/(rezerwuj|zamawiaj)\/([^/]{1,200})(?:\/([^/]{1,200}))?$/i

/** Addresses that people type, where other sites keep what ours keeps under `/moje`. */
const FOR_OWN_LIST = new Set(['/konto', '/login', '/logowanie'])

/**
 * The one address of a page that is asked for with a trailing slash, in capitals, by a city's name, or as people call it;
 * `null` where the address stands, or where no page is meant. Keys keep their case. Contract C18.
 */
export function canonicalPath(pathname: string): string | null {
  const asked = pathname.replace(/\/+$/, '') || '/'
  if (FOR_OWN_LIST.has(asked.toLowerCase())) return '/moje'
  const city = cityAddress(asked)
  if (city) return city === pathname ? null : city
  if (asked === pathname && (isPagePath(asked) || !/[A-Z]/.test(asked))) return null
  const meant = isPagePath(asked) ? asked : inSmallLetters(asked)
  return meant === pathname ? null : meant
}

function cityAddress(pathname: string): string | null {
  const [, list, ...written] = CITY_PAGE.exec(pathname) ?? []
  if (!list) return null
  const slugs = written.filter((segment) => segment !== undefined).map((one) => slugOf(decodeURIComponent(one)))
  if (slugs.some((slug) => !slug)) return null
  return `/${[list.toLowerCase(), ...slugs].join('/')}`
}
