/** Live lists whose page is equal for equal queries. */
type SharedListPath = '/rezerwuj' | '/zamawiaj'

const SEARCH = ['visitDate', 'visitTime', 'peopleAmount', 'city', 'rodzaj-kuchni', 'strefa', 'otwarte', 'sort']
const ORDERING = ['delivery', 'rodzaj-kuchni', 'city', 'q', 'otwarte', 'platnosc', 'dieta', 'darmowa', 'sort']
const PAGING = ['strona', 'lista']

/** Every parameter that a list's page reads, in the order of its address. See docs/design/cache.md. */
export const LIST_PARAMETERS: Record<SharedListPath, readonly string[]> = {
  '/rezerwuj': [...SEARCH, ...PAGING],
  '/zamawiaj': [...ORDERING, ...PAGING],
}

/** Parameters of campaigns, which only scripts read. Contract C19. */
const CAMPAIGN = /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/

/** The part of a list's query that affects its page, in a fixed order; `null` if a parameter is unknown or repeated. */
export function listQueryOf(path: SharedListPath, query: URLSearchParams): string | null {
  const names = [...query.keys()].filter((name) => !CAMPAIGN.test(name))
  if (new Set(names).size < names.length) return null
  const known = LIST_PARAMETERS[path]
  if (names.some((name) => !known.includes(name))) return null
  return new URLSearchParams(
    known.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  ).toString()
}

/** Is it the path of a list whose page may be shared? */
export function isSharedListPath(path: string): path is SharedListPath {
  return Object.hasOwn(LIST_PARAMETERS, path)
}
