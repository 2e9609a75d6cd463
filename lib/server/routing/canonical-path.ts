import { slugOf } from '@/lib/domain/restaurant/slug'
import { inSmallLetters, isPagePath } from '@/lib/server/routing/routes'

/** A city's page; for orders also by cuisine. */
const CITY_PAGE = /^\/(rezerwuj|zamawiaj)\/([^/]{1,200})(?:\/([^/]{1,200}))?$/i

/** Paths that people type, because other sites have them for the content of our `/moje`. */
const FOR_OWN_LIST = new Set(['/konto', '/login', '/logowanie'])

/**
 * Canonical path of a page requested with a trailing slash, in capitals, by a city's name, or by a common name; `null`
 * where the path is canonical, or fits no page. Keys keep their case. Contract C18.
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
