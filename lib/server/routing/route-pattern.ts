import { type Route, routeFor } from './routes'

/**
 * Every route below `app/[tenant]/cached`, `live` and `api`, as measures and traces name it. A fixed list: what strangers ask
 * for makes no name, and no key gets into one. Decision 0040.
 */
const PATTERNS: Record<Route['kind'], readonly string[]> = {
  cached: [
    '',
    '/blad-404',
    '/dla-restauracji',
    '/dla-restauracji/osadz',
    '/dostepnosc',
    '/jak-ukladamy-liste',
    '/polityka-prywatnosci',
    '/polityka-prywatnosci-dowoz',
    '/regulamin',
    '/regulamin-dowoz',
    '/regulamin-lubje',
    '/rezerwuj',
    '/zamawiaj',
    '/zgloszenie',
    '/order/[id]',
    '/order/[id]/iframe',
    '/restaurants/[id]',
    '/restaurants/[id]/iframe',
    '/restaurants/[id]/menu',
    '/restaurants/[id]/o-miejscu',
    '/rezerwuj/[city]',
    '/zamawiaj/[city]',
    '/rezerwuj/[city]/[kuchnia]',
    '/zamawiaj/[city]/[kuchnia]',
    '/rezerwuj/[city]/strona/[strona]',
    '/rezerwuj/[city]/[kuchnia]/strona/[strona]',
    '/zamawiaj/[city]/strona/[strona]',
    '/zamawiaj/[city]/[kuchnia]/strona/[strona]',
  ],
  live: [
    '/dla-restauracji',
    '/dla-restauracji/osadz',
    '/moje',
    '/rezerwuj',
    '/zamawiaj',
    '/zgloszenie',
    '/lista/[code]',
    '/przenies/[code]',
    '/order/[id]/iframe/zamow',
    '/order/[id]/zamow',
    '/restaurants/[id]',
    '/restaurants/[id]/iframe',
    '/restaurants/[id]/lista-oczekujacych',
    '/rezerwacja/[code]',
    '/rezerwacja/[code]/odwolaj',
    '/rezerwacja/[code]/zmien',
    '/thank-you/[code]',
    '/zamowienie/[id]',
    '/panel',
    '/panel/wejscie/[token]',
    '/panel/[restaurant]/dziennik',
    '/panel/[restaurant]/ludzie',
    '/panel/[restaurant]/pin',
    '/panel/[restaurant]/urzadzenia',
    '/panel/[restaurant]/zamowienia',
    '/panel/[restaurant]/raport',
    '/panel/[restaurant]/rezerwacje',
  ],
  api: [
    '/api/addresses',
    '/api/availability',
    '/api/carts/quote',
    '/api/distance',
    '/api/holds',
    '/api/favourites',
    '/api/leads',
    '/api/logger/js',
    '/api/manifest',
    '/api/menu',
    '/api/notices',
    '/api/offline',
    '/api/offline/style',
    '/api/orders',
    '/api/recent',
    '/api/recent/next',
    '/api/reservations',
    '/api/robots',
    '/api/sitemap',
    '/api/suggestions',
    '/api/theme',
    '/api/transfers',
    '/api/transfers/[code]',
    '/api/waitlist',
    '/api/worker',
    '/api/indexnow/[key]',
    '/api/orders/[id]',
    '/api/orders/[id]/cancel',
    '/api/orders/[id]/events',
    '/api/orders/[id]/payments',
    '/api/orders/[id]/receive',
    '/api/pay/[token]',
    '/api/recent/open/[restaurant]',
    '/api/recent/open/[restaurant]/go',
    '/api/reservations/[code]',
    '/api/reservations/[code]/calendar',
    '/api/reservations/[code]/cancel',
    '/api/reservations/[code]/change',
    '/api/sitemap/[page]',
    '/api/waitlist/[code]',
    '/api/waitlist/[code]/accept',
    '/api/waitlist/[code]/leave',
    '/api/og/[kind]/[name]/[hash]',
    '/api/panel/form/[form]',
    '/api/panel/form/[form]/[action]',
    '/api/panel/proxy/[restaurant]/[...path]',
    '/api/panel/worker',
    '/api/panel/report/[restaurant]',
  ],
}

/** The pattern of a public path; `other` where no page of ours lives there. */
export function routePattern(pathname: string, search: string): string {
  const route = routeFor(pathname, new URLSearchParams(search))
  return route ? patternOf(route) : 'other'
}

function patternOf({ kind, path }: Pick<Route, 'kind' | 'path'>): string {
  const segments = path.toLowerCase().split('/')
  const found = PATTERNS[kind].find((pattern) => matches(pattern.split('/'), segments))
  return found === undefined ? 'other' : `${kind === 'api' ? '' : `/${kind}`}${found}`
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const takesRest = pattern.at(-1)?.startsWith('[...')
  if (takesRest ? pattern.length > segments.length : pattern.length !== segments.length) return false
  return pattern.every((part, index) => part.startsWith('[') || part === segments[index])
}
