import { restaurantIdOf } from '@/lib/domain/restaurant/slug'
import { MAX_UNRANKED_PAGE, PAGE_PARAMETER, readPageNumber } from '@/lib/domain/search/page-number'
import { TODAY_PARAMETER } from '@/lib/domain/search/today'
import { DELIVERY_PRIVACY_PATH, DELIVERY_TERMS_PATH } from '@/lib/domain/tenant/brand'

/** Where a public path lives below `app/[tenant]`; `cached` pages are the same for every diner. */
export interface Route {
  kind: 'cached' | 'live' | 'api'
  path: string
  /** The page's address is a key: no referrer. Contract C19. */
  isKey?: boolean
  /** A page of a restaurant's panel: no third party, and its address stays on our host. Contract C28. */
  isPanel?: boolean
}

type Query = Pick<URLSearchParams, 'has' | 'get'>
type Rule = [pattern: RegExp, route: (groups: string[], query: Query) => Route | null]

const cached = (path: string): Route => ({ kind: 'cached', path })
const live = (path: string): Route => ({ kind: 'live', path })
const key = (path: string): Route => ({ ...live(path), isKey: true })
const panel = (path: string): Route => ({ ...live(path), isPanel: true })
const api = (path: string): Route => ({ kind: 'api', path })

const SLUG = '([a-z0-9-]{1,60})'
/** What a diner may ask of the list of kitchens; anything else (utm, showHeader) leaves the page cached. */
const ORDERING_QUERY = [
  'delivery',
  'rodzaj-kuchni',
  'city',
  'q',
  'otwarte',
  'platnosc',
  'dieta',
  'darmowa',
  'sort',
  PAGE_PARAMETER,
]
const CODE = '([A-Za-z0-9]{12,40})'
const RESTAURANT = '([1-9][0-9]{0,8})'
const ORDER_ID = '([A-Za-z0-9]{20,64})'

const INSTALLED: Record<string, string> = {
  'manifest.webmanifest': '/api/manifest',
  'sw.js': '/api/worker',
  offline: '/api/offline',
  'offline.css': '/api/offline/style',
}

/** Every public path of the product. What is not here is 404 and never reaches a page. Ledger L070–L072. */
const rules: Rule[] = [
  [/^\/$/, () => cached('')],
  [
    /^\/rezerwuj$/,
    (_, query) =>
      asks(query, 'visitDate', 'visitTime', 'peopleAmount', 'city', 'rodzaj-kuchni', TODAY_PARAMETER, PAGE_PARAMETER)
        ? live('/rezerwuj')
        : cached('/rezerwuj'),
  ],
  [path(`/rezerwuj/${SLUG}`), ([city], query) => cachedList(`/rezerwuj/${city}`, query)],
  [path(`/rezerwuj/${SLUG}/${SLUG}`), ([city, cuisine], query) => cachedList(`/rezerwuj/${city}/${cuisine}`, query)],
  [/^\/zamawiaj$/, (_, query) => (asks(query, ...ORDERING_QUERY) ? live('/zamawiaj') : cached('/zamawiaj'))],
  [path(`/zamawiaj/${SLUG}`), ([city], query) => cachedList(`/zamawiaj/${city}`, query)],
  [path(`/zamawiaj/${SLUG}/${SLUG}`), ([city, cuisine], query) => cachedList(`/zamawiaj/${city}/${cuisine}`, query)],
  [path('/order/([0-9][a-z0-9-]{0,120})'), ([segment = '']) => menu(segment)],
  [path('/restaurants/([0-9][a-z0-9-]{0,120})'), ([segment = ''], query) => restaurant(segment, query)],
  [
    path('/restaurants/([1-9][0-9]{0,8})(?:-[a-z0-9-]{0,110})?/(menu|o-miejscu)'),
    ([id, page]) => cached(`/restaurants/${id}/${page}`),
  ],
  [
    path('/restaurants/([1-9][0-9]{0,8})(?:-[a-z0-9-]{0,110})?/lista-oczekujacych'),
    ([id]) => live(`/restaurants/${id}/lista-oczekujacych`),
  ],
  [path(`/lista/${CODE}`), ([code]) => key(`/lista/${code}`)],
  [path('/order/([0-9][a-z0-9-]{0,120})/iframe'), ([segment = '']) => embedded('order', segment)],
  [
    path('/restaurants/([0-9][a-z0-9-]{0,120})/iframe'),
    ([segment = ''], query) => embedded('restaurants', segment, query),
  ],
  [path('/order/([1-9][0-9]{0,8})(?:-[a-z0-9-]{0,110})?/iframe/zamow'), ([id]) => live(`/order/${id}/iframe/zamow`)],
  [path(`/przenies/${CODE}`), ([code]) => key(`/przenies/${code}`)],
  [path(`/thank-you/${CODE}`), ([code]) => key(`/thank-you/${code}`)],
  [path(`/rezerwacja/${CODE}`), ([code]) => key(`/rezerwacja/${code}`)],
  [path(`/rezerwacja/${CODE}/(zmien|odwolaj)`), ([code, step]) => key(`/rezerwacja/${code}/${step}`)],
  [
    path(`/rezerwacja/${CODE}/kalendarz\\.ics`),
    ([code]) => ({ ...api(`/api/reservations/${code}/calendar`), isKey: true }),
  ],
  [
    /^\/(regulamin|regulamin-lubje|polityka-prywatnosci|dostepnosc|jak-ukladamy-liste)$/,
    ([page]) => cached(`/${page}`),
  ],
  [
    /^\/(dla-restauracji|zgloszenie)$/,
    // With a choice made or a form sent back it holds what one diner has typed.
    ([page], query) => (asks(query, 'plan', 'sprawa', 'formularz') ? live(`/${page}`) : cached(`/${page}`)),
  ],
  [
    /^\/dla-restauracji\/osadz$/,
    (_, query) => (asks(query, 'q', 'restauracja') ? live('/dla-restauracji/osadz') : cached('/dla-restauracji/osadz')),
  ],
  [path(DELIVERY_TERMS_PATH), () => cached('/regulamin-dowoz')],
  [path(DELIVERY_PRIVACY_PATH), () => cached('/polityka-prywatnosci-dowoz')],
  [path('/order/([1-9][0-9]{0,8})(?:-[a-z0-9-]{0,110})?/zamow'), ([id]) => live(`/order/${id}/zamow`)],
  [path(`/zamowienie/${ORDER_ID}`), ([id]) => key(`/zamowienie/${id}`)],
  [path('/pay/([A-Za-z0-9_-]{8,80})'), ([token]) => ({ ...api(`/api/pay/${token}`), isKey: true })],
  [/^\/moje$/, () => key('/moje')],
  [path('/(manifest\\.webmanifest|sw\\.js|offline|offline\\.css)'), ([file = '']) => api(INSTALLED[file] ?? '/api')],
  [path('/theme-[0-9a-f]{8,16}\\.css'), () => api('/api/theme')],
  [/^\/(robots\.txt|sitemap\.xml)$/, ([file = '']) => api(`/api/${file.slice(0, file.indexOf('.'))}`)],
  [path('/([0-9a-f]{32})\\.txt'), ([indexNowKey]) => api(`/api/indexnow/${indexNowKey}`)],
  [path('/sitemap-([1-9][0-9]{0,3})\\.xml'), ([page]) => api(`/api/sitemap/${page}`)],
  [
    path('/og/(marka|miasto|kuchnia|dowoz|restauracja|menu)/([a-z0-9-]{1,80})\\.([0-9a-f]{10})\\.png'),
    (parts) => api(`/api/og/${parts.join('/')}`),
  ],
  [/^\/panel$/, () => panel('/panel')],
  [path('/panel/wejscie/([A-Za-z0-9_-]{20,200})'), ([token]) => key(`/panel/wejscie/${token}`)],
  [
    path(`/panel/${RESTAURANT}/(zamowienia|rezerwacje|raport|ludzie|urzadzenia|dziennik|pin)`),
    ([id, page]) => panel(`/panel/${id}/${page}`),
  ],
  [path('/panel/sw\\.js'), () => api('/api/panel/worker')],
  [path(`/panel/${RESTAURANT}/raport\\.csv`), ([id]) => api(`/api/panel/report/${id}`)],
  // Handlers of the panel lie below /panel, where its cookie is sent, and nowhere else. Contract C28.
  [path('/panel/form/([a-z-]{1,40})'), ([form]) => api(`/api/panel/form/${form}`)],
  [path(`/panel/form/${RESTAURANT}/([a-z-]{1,40})`), ([id, form]) => api(`/api/panel/form/${id}/${form}`)],
  [path(`/panel/api/(${RESTAURANT}(?:/[A-Za-z0-9-]{1,64}){1,3})`), ([rest]) => api(`/api/panel/proxy/${rest}`)],
  [/^\/api\/panel(?:\/|$)/i, () => null],
  [path('(/api/[a-z0-9/-]{1,120})', 'i'), ([rest = '']) => api(rest)],
  [/^\/blad-404$/, () => cached('/blad-404')],
]

/** The route of a public path and its query; `null` is 404. */
export function routeFor(pathname: string, query: Query): Route | null {
  for (const [pattern, route] of rules) {
    const found = pattern.exec(pathname)
    if (found) return route(found.slice(1), query)
  }
  return null
}

function path(source: string, flags?: string): RegExp {
  return new RegExp(`^${source}$`, flags)
}

function asks(query: Query, ...names: string[]): boolean {
  return names.some((name) => query.has(name))
}

// The page's number is in the address that a list is kept at, so each list has at most 25 entries. Decision 0036.
function cachedList(list: string, query: Query): Route | null {
  const page = readPageNumber(query.get(PAGE_PARAMETER), MAX_UNRANKED_PAGE)
  if (page === null) return null
  return cached(page === 1 ? list : `${list}/strona/${page}`)
}

function isDated(query: Query): boolean {
  return asks(query, 'visitDate', 'visitTime', 'peopleAmount')
}

function menu(segment: string): Route | null {
  const id = restaurantIdOf(segment)
  return id ? cached(`/order/${id}`) : null
}

// The slug is dropped: one cache entry a restaurant, whatever words an address carries. Contract C18.
function restaurant(segment: string, query: Query): Route | null {
  const id = restaurantIdOf(segment)
  if (!id) return null
  return isDated(query) ? live(`/restaurants/${id}`) : cached(`/restaurants/${id}`)
}

// Contract C16: the same pages for a frame on a partner's site.
function embedded(page: 'order' | 'restaurants', segment: string, query?: Query): Route | null {
  const id = restaurantIdOf(segment)
  if (!id) return null
  return query && isDated(query) ? live(`/${page}/${id}/iframe`) : cached(`/${page}/${id}/iframe`)
}
