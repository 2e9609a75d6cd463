import { ANSWER_PARAMETER } from '@/lib/domain/form/coded-answer'
import { SETTINGS_PART_NAMES, SETTINGS_PARTS } from '@/lib/domain/restaurant/settings/parts'
import { DAY_PARAMETER } from '@/lib/domain/search/day'
import { MAX_UNRANKED_PAGE, PAGE_PARAMETER, readPageNumber } from '@/lib/domain/search/page-number'
import { DELIVERY_PRIVACY_PATH, DELIVERY_TERMS_PATH } from '@/lib/domain/tenant/brand'

/** Place of a public path below `app/[tenant]`; `cached` pages are the same for every diner. */
export interface Route {
  kind: 'cached' | 'live' | 'api'
  path: string
  /** Name for measures and traces: it contains no client text and no key. See docs/design/processes.md. */
  name: string
  /** The page's URL is a key: no referrer. Contract C19. */
  isKey?: boolean
  /**
   * A page of a restaurant's panel or a brand's console: no third party, and its URL is sent to no other host.
   * Contract C28.
   */
  isPanel?: boolean
  /** A view-only page, in a frame of ours: no script, no form, no link. Contract C37. */
  isInert?: boolean
  /** Handler of posts to the page's own URL. Contract C42. */
  postPath?: string
}

type Query = Pick<URLSearchParams, 'has' | 'get'>

interface Row {
  kind: Route['kind']
  /** The folder below `app/[tenant]/cached`, `/live`, or `app/[tenant]` itself for handlers. */
  page: string
  /** The public path where it is not `page`; `[name]` is a part of PARTS, `[name:part]` that part under another name. */
  at?: string
  isKey?: boolean
  isPanel?: boolean
  isInert?: boolean
  /** Page of a handler for posts to this same path, as a mailbox's one click is (RFC 8058). */
  posts?: string
  /** Parameters that make it the live page of the same path. Any other (utm, showHeader) leaves it cached. */
  liveWith?: readonly string[]
  /** `?strona=2` is a page of its own, at `/strona/2`: each list has at most 25 entries. Decision 0036. */
  isPaged?: boolean
}

const cached = (page: string, more: Partial<Row> = {}): Row => ({ kind: 'cached', page, ...more })
const live = (page: string, more: Partial<Row> = {}): Row => ({ kind: 'live', page, ...more })
const key = (page: string, at?: string): Row => live(page, { at, isKey: true })
const panel = (page: string): Row => live(page, { isPanel: true })
const api = (page: string, at?: string): Row => ({ kind: 'api', page, at })

const RESTAURANT = '[1-9][0-9]{0,8}'
/** Patterns of the parts of a public path. */
const PARTS: Record<string, string> = {
  city: '[a-z0-9-]{1,60}',
  kuchnia: '[a-z0-9-]{1,60}',
  code: '[A-Za-z0-9]{12,40}',
  restaurant: RESTAURANT,
  order: '[A-Za-z0-9]{20,64}',
  payment: '[A-Za-z0-9_-]{8,80}',
  entry: '[A-Za-z0-9_-]{20,200}',
  number: '[1-9][0-9]{0,3}',
  subject: '[1-9][0-9]{0,14}',
  theme: '[0-9a-f]{8,16}',
  indexnow: '[0-9a-f]{32}',
  card: 'marka|miasto|kuchnia|dowoz|restauracja|menu',
  cardName: '[a-z0-9-]{1,80}',
  cardHash: '[0-9a-f]{10}',
  form: '[a-z-]{1,40}',
  consent: '[A-Za-z0-9]{20,40}',
  link: '[1-9][0-9]{0,8}',
  voucher: '[1-9][0-9]{0,8}',
  short: '[A-Za-z0-9]{6,8}',
  qr: 'svg|png',
  part: SETTINGS_PART_NAMES.map((part) => SETTINGS_PARTS[part].slug).join('|'),
  call: '[A-Za-z0-9-]{1,64}(?:/[A-Za-z0-9-]{1,64}){0,4}',
}
/** Id of a restaurant with any slug: one cache entry for all slugs. Contract C18. */
const ID = `(${RESTAURANT})(?:-[a-z0-9-]{0,120})?`

const DATED = ['visitDate', 'visitTime', 'peopleAmount']
const TABLES = [...DATED, 'city', 'rodzaj-kuchni', DAY_PARAMETER, PAGE_PARAMETER]
const FOOD = [
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
/** Parameters of a choice or of a form sent back: the page holds one diner's input. */
const TYPED = ['plan', 'sprawa', ANSWER_PARAMETER]

/** Every public path of the product. Other paths are 404 and never reach a page. Ledger L070–L072. */
export const ROUTES: readonly Row[] = [
  cached('', { at: '/' }),
  cached('/rezerwuj', { liveWith: TABLES }),
  cached('/rezerwuj/[city]', { isPaged: true }),
  cached('/rezerwuj/[city]/[kuchnia]', { isPaged: true }),
  cached('/zamawiaj', { liveWith: FOOD }),
  cached('/zamawiaj/[city]', { isPaged: true }),
  cached('/zamawiaj/[city]/[kuchnia]', { isPaged: true }),
  cached('/order/[id]'),
  cached('/order/[id]/iframe'),
  live('/order/[id]/iframe/zamow'),
  live('/order/[id]/zamow'),
  cached('/restaurants/[id]', { liveWith: DATED }),
  cached('/restaurants/[id]/iframe', { liveWith: DATED }),
  cached('/restaurants/[id]/menu'),
  cached('/restaurants/[id]/o-miejscu'),
  live('/restaurants/[id]/lista-oczekujacych'),
  key('/lista/[code]'),
  key('/przenies/[code]'),
  key('/thank-you/[code]'),
  key('/rezerwacja/[code]'),
  key('/rezerwacja/[code]/zmien'),
  key('/rezerwacja/[code]/odwolaj'),
  { ...api('/api/reservations/[code]/calendar', '/rezerwacja/[code]/kalendarz.ics'), isKey: true },
  key('/zamowienie/[id]', '/zamowienie/[id:order]'),
  { ...api('/api/pay/[token]', '/pay/[token:payment]'), isKey: true },
  key('/moje'),
  { ...key('/zgody/[code]', '/zgody/[code:consent]'), posts: '/api/consents/[code]' },
  key('/twoje-dane'),
  key('/twoje-dane/link/[token]', '/twoje-dane/link/[token:entry]'),
  key('/twoje-dane/wynik'),
  { ...api('/api/data-requests/copy', '/twoje-dane/wynik.json'), isKey: true },

  cached('/regulamin'),
  cached('/regulamin-lubje'),
  cached('/regulamin-dowoz', { at: DELIVERY_TERMS_PATH }),
  cached('/polityka-prywatnosci'),
  cached('/polityka-prywatnosci-dowoz', { at: DELIVERY_PRIVACY_PATH }),
  cached('/dostepnosc'),
  cached('/jak-ukladamy-liste'),
  cached('/dla-restauracji', { liveWith: TYPED }),
  cached('/dla-restauracji/osadz', { liveWith: ['q', 'restauracja'] }),
  cached('/zgloszenie', { liveWith: TYPED }),
  cached('/blad-404'),

  api('/api/manifest', '/manifest.webmanifest'),
  api('/api/worker', '/sw.js'),
  api('/api/offline', '/offline'),
  api('/api/offline/style', '/offline.css'),
  api('/api/theme', '/theme-[theme].css'),
  api('/api/robots', '/robots.txt'),
  api('/api/sitemap', '/sitemap.xml'),
  api('/api/sitemap/[page]', '/sitemap-[page:number].xml'),
  api('/api/indexnow/[key]', '/[key:indexnow].txt'),
  api('/api/og/[kind]/[name]/[hash]', '/og/[kind:card]/[name:cardName].[hash:cardHash].png'),

  panel('/panel'),
  key('/panel/wejscie/[token]', '/panel/wejscie/[token:entry]'),
  panel('/panel/[restaurant]/otwarcie'),
  panel('/panel/[restaurant]/ustawienia'),
  panel('/panel/[restaurant]/ustawienia/historia'),
  panel('/panel/[restaurant]/ustawienia/ceny'),
  panel('/panel/[restaurant]/ustawienia/[part]'),
  panel('/panel/[restaurant]/ustawienia/[part]/sprawdz'),
  panel('/panel/[restaurant]/ustawienia/[part]/podglad'),
  { ...panel('/panel/[restaurant]/ustawienia/[part]/podglad/strona'), isInert: true },
  panel('/panel/[restaurant]/zamowienia'),
  panel('/panel/[restaurant]/rezerwacje'),
  panel('/panel/[restaurant]/raport'),
  panel('/panel/[restaurant]/ludzie'),
  panel('/panel/[restaurant]/urzadzenia'),
  panel('/panel/[restaurant]/dziennik'),
  panel('/panel/[restaurant]/pin'),
  panel('/konsola'),
  key('/konsola/wejscie/[token]', '/konsola/wejscie/[token:entry]'),
  panel('/konsola/do-zrobienia'),
  panel('/konsola/sprawy'),
  panel('/konsola/sprawy/[code]'),
  panel('/konsola/ludzie'),
  panel('/konsola/dziennik'),
  panel('/konsola/szukaj'),
  panel('/konsola/blokady'),
  live('/konsola/zamowienia/[number]', { at: '/konsola/zamowienia/[number:subject]', isPanel: true }),
  live('/konsola/rezerwacje/[reservation]', { at: '/konsola/rezerwacje/[reservation:subject]', isPanel: true }),
  panel('/konsola/restauracje'),
  panel('/konsola/restauracje/nowa'),
  panel('/konsola/restauracje/[restaurant]'),
  panel('/konsola/restauracje/[restaurant]/goscie'),
  panel('/konsola/wieczor'),
  panel('/konsola/platnosci'),
  api('/api/console/money', '/konsola/platnosci.csv'),
  panel('/konsola/miesiac'),
  api('/api/console/month', '/konsola/miesiac.csv'),
  api('/api/console/form/[form]', '/konsola/form/[form]'),
  api('/api/console/alarm', '/konsola/api/alarm'),
  live('/konsola/dane/[request]', { at: '/konsola/dane/[request:subject]', isPanel: true }),
  panel('/konsola/zgody'),
  api('/api/console/consents', '/konsola/zgody.csv'),
  panel('/konsola/linki'),
  panel('/konsola/linki/[link]'),
  api('/api/console/qr/[format]/[link]/[code]', '/konsola/linki/[link]/[code:short].[format:qr]'),
  panel('/konsola/kupony'),
  panel('/konsola/kupony/[voucher]'),
  panel('/konsola/wyniki'),
  api('/api/console/results', '/konsola/wyniki.csv'),
  panel('/konsola/wyszukiwarka'),
  live('/l/[code]', { at: '/l/[code:short]' }),
  // Handlers of the panel lie below /panel only, where its cookie is sent. Contract C28.
  api('/api/panel/worker', '/panel/sw.js'),
  api('/api/panel/report/[restaurant]', '/panel/[restaurant]/raport.csv'),
  api('/api/panel/form/[form]', '/panel/form/[form]'),
  // Before the general rows: their bodies are pictures.
  api('/api/panel/picture/[restaurant]', '/panel/api/[restaurant]/pictures'),
  api('/api/panel/picture-form/[restaurant]', '/panel/form/[restaurant]/picture'),
  api('/api/panel/form/[form]/[action]', '/panel/form/[form:restaurant]/[action:form]'),
  api('/api/panel/proxy/[restaurant]/[...path]', '/panel/api/[restaurant]/[path:call]'),

  api('/api/addresses'),
  api('/api/availability'),
  api('/api/carts/quote'),
  api('/api/consents/[code]'),
  api('/api/data-requests'),
  api('/api/data-requests/proofs'),
  api('/api/distance'),
  api('/api/favourites'),
  api('/api/holds'),
  api('/api/leads'),
  api('/api/logger/js'),
  api('/api/menu'),
  api('/api/notices'),
  api('/api/orders'),
  api('/api/orders/[id]'),
  api('/api/orders/[id]/cancel'),
  api('/api/orders/[id]/consents'),
  api('/api/orders/[id]/events'),
  api('/api/orders/[id]/help'),
  api('/api/orders/[id]/payments'),
  api('/api/orders/[id]/receive'),
  api('/api/recent'),
  api('/api/recent/again'),
  api('/api/recent/next'),
  api('/api/recent/open/[restaurant]'),
  api('/api/recent/open/[restaurant]/go'),
  api('/api/recent/visit/go'),
  api('/api/reservations'),
  api('/api/reservations/[code]'),
  api('/api/reservations/[code]/cancel'),
  api('/api/reservations/[code]/change'),
  api('/api/reservations/[code]/consents'),
  api('/api/suggestions'),
  api('/api/transfers'),
  api('/api/transfers/by-email'),
  api('/api/transfers/[code]'),
  api('/api/waitlist'),
  api('/api/waitlist/[code]'),
  api('/api/waitlist/[code]/accept'),
  api('/api/waitlist/[code]/leave'),
]

/** A handler's own path. Next knows which exist; unknown ones have no name. */
const HANDLER = /^\/api\/(?!(?:panel|console)(?:\/|$))[a-z0-9/-]{1,120}$/i

const byPath: { row: Row; pattern: RegExp }[] = ROUTES.filter(({ kind, at }) => kind !== 'api' || at).map((row) => ({
  row,
  pattern: publicPattern(row.at ?? row.page),
}))
const pages = byPath.filter(({ row }) => row.kind !== 'api')
const looseByPath = pages.map(({ row }) => {
  const pieces = piecesOf(row.at ?? row.page)
  const groups = pieces.map(({ pattern }) => `(${pattern.replace(/\((?!\?)/g, '(?:')})`)
  return { pieces, loose: new RegExp(`^${groups.join('')}$`, 'i') }
})
const handlers = ROUTES.filter(({ kind, at }) => kind === 'api' && !at).map(({ page }) => ({
  page,
  pattern: new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`, 'i'),
}))

/** The route of a public path and its query; `null` is 404. */
export function routeFor(pathname: string, query: Query): Route | null {
  for (const { row, pattern } of byPath) {
    const found = pattern.exec(pathname)
    if (found) return routeOf(row, found.groups ?? {}, query)
  }
  if (!HANDLER.test(pathname)) return null
  const handler = handlers.find(({ pattern }) => pattern.test(pathname))
  return { kind: 'api', path: pathname, name: handler?.page ?? 'other' }
}

/** Is it the path of a page? Handlers do not count. */
export function isPagePath(pathname: string): boolean {
  return pages.some(({ pattern }) => pattern.test(pathname))
}

/** Name of a public path's route, for measures and traces; `other` for unknown paths. */
export function routeName(pathname: string, search: string): string {
  return routeFor(pathname, new URLSearchParams(search))?.name ?? 'other'
}

function routeOf(row: Row, parts: Record<string, string>, query: Query): Route | null {
  const { isKey, isPanel, isInert, isPaged, posts, liveWith = [] } = row
  const kind = liveWith.some((name) => query.has(name)) ? 'live' : row.kind
  const number = isPaged ? readPageNumber(query.get(PAGE_PARAMETER), MAX_UNRANKED_PAGE) : 1
  if (number === null) return null
  const filled = (page: string) => page.replace(/\[(?:\.{3})?(\w+)\]/g, (_, name: string) => parts[name] ?? '')
  const path = filled(row.page)
  const name = kind === 'api' ? row.page : `/${kind}${row.page}`
  const further = number === 1 ? { path, name } : { path: `${path}/strona/${number}`, name: `${name}/strona/[strona]` }
  const kinds = {
    ...(isKey && { isKey }),
    ...(isPanel && { isPanel }),
    ...(isInert && { isInert }),
    ...(posts && { postPath: filled(posts) }),
  }
  return { kind, ...further, ...kinds }
}

function publicPattern(path: string): RegExp {
  const source = piecesOf(path).map(({ name, pattern }) => {
    if (!name) return pattern
    return pattern === ID ? ID.replace('(', '(?<id>') : `(?<${name}>${pattern})`
  })
  return new RegExp(`^${source.join('')}$`)
}

/** Literal texts and `[named:part]`s of a public path, each with its pattern. */
function piecesOf(path: string): { name: string; pattern: string }[] {
  return path.split(/(\[[^\]]+\])/).map((text) => {
    const [, name = '', part = name] = /^\[(\w+)(?::(\w+))?\]$/.exec(text) ?? []
    if (!name) return { name, pattern: text.replace(/[.]/g, '\\.') }
    return { name, pattern: part === 'id' ? ID : patternOf(part, path) }
  })
}

// A part without a pattern would make a path that no address fits: a page that is 404 for everybody.
function patternOf(part: string, path: string): string {
  const pattern = PARTS[part]
  if (pattern === undefined) throw new Error(`[${part}] of ${path} has no pattern in PARTS`)
  return pattern
}

/**
 * Public path that `pathname` means if its capitals are a mistake: words in lower case, keys unchanged. `null` where it
 * fits no route. Contract C18.
 */
export function inSmallLetters(pathname: string): string | null {
  for (const { pieces, loose } of looseByPath) {
    const found = loose.exec(pathname)
    if (found) return pieces.map(({ pattern }, i) => cased(found[i + 1] ?? '', pattern)).join('')
  }
  return null
}

const cased = (text: string, pattern: string) => (pattern.includes('A-Z') ? text : text.toLowerCase())
