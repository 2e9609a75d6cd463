import { readdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { ROUTES, routeFor, routeName } from '@/lib/server/routing/routes'

const route = (path: string) => {
  const url = new URL(path, 'http://x')
  const found = routeFor(url.pathname, url.searchParams)
  return found && `${found.kind} ${found.path}`
}

it.each([
  ['home', '/', 'cached '],
  ['L082 utm never makes a page dynamic', '/?utm_source=x&utm_medium=y', 'cached '],
  ['L084 showHeader neither', '/rezerwuj/lublin?showHeader=false', 'cached /rezerwuj/lublin'],
  ['L081 debug neither', '/?debug=true', 'cached '],
  ['L080 home with a city', '/?city=Lublin', 'cached '],
  ['C18 /rezerwuj alone shows its form', '/rezerwuj', 'cached /rezerwuj'],
  ['L070 /rezerwuj with a date', '/rezerwuj?visitDate=2026-11-27', 'live /rezerwuj'],
  ['L071 /zamawiaj with a mode', '/zamawiaj?delivery=delivery', 'live /zamawiaj'],
  ['L065 /zamawiaj with a cuisine', '/zamawiaj?rodzaj-kuchni=Burgery', 'live /zamawiaj'],
  ['L071 a search for a dish', '/zamawiaj?q=zurek', 'live /zamawiaj'],
  ['L071 a filter alone', '/zamawiaj?otwarte=1', 'live /zamawiaj'],
  ['L082 utm on the list of kitchens', '/zamawiaj?utm_source=x', 'cached /zamawiaj'],
  ['the tables of a city with a cuisine', '/rezerwuj/lublin/wloska', 'cached /rezerwuj/lublin/wloska'],
  ['the file for search engines', '/robots.txt', 'api /api/robots'],
  ['the pages of a tenant', '/sitemap.xml', 'api /api/sitemap'],
  ['the card of a shared link', '/og/miasto/lublin.0123456789.png', 'api /api/og/miasto/lublin/0123456789'],
  ['one file of many pages', '/sitemap-12.xml', 'api /api/sitemap/12'],
  [
    'the key of IndexNow',
    '/0123456789abcdef0123456789abcdef.txt',
    'api /api/indexnow/0123456789abcdef0123456789abcdef',
  ],
  [
    'a card of a cuisine',
    '/og/kuchnia/ostrow-wielkopolski--srodziemnomorska.0123456789.png',
    'api /api/og/kuchnia/ostrow-wielkopolski--srodziemnomorska/0123456789',
  ],
  ['C42 the own data', '/twoje-dane?problem=link', 'live /twoje-dane'],
  ['C42 its file', '/twoje-dane/wynik.json', 'api /api/data-requests/copy'],
  ['C42 a withdrawal', `/zgody/${'a1'.repeat(16)}`, `live /zgody/${'a1'.repeat(16)}`],
  ['C42 the case of a person', '/konsola/dane/12', 'live /konsola/dane/12'],
  ['C39 a voucher of the brand', '/konsola/kupony/51', 'live /konsola/kupony/51'],
  ['the kitchens of a city', '/zamawiaj/lublin', 'cached /zamawiaj/lublin'],
  ['the kitchens of a city with a cuisine', '/zamawiaj/lublin/pizza', 'cached /zamawiaj/lublin/pizza'],
  ['C18 a menu, whatever its slug', '/order/12-mlyn', 'cached /order/12'],
  ['C18 a menu by its id', '/order/12?utm_source=x', 'cached /order/12'],
  ['C18 a restaurant, whatever its slug', '/restaurants/12-mlyn', 'cached /restaurants/12'],
  ['C18 its menu to read', '/restaurants/12-mlyn/menu?utm_source=x', 'cached /restaurants/12/menu'],
  ['C18 its description', '/restaurants/12/o-miejscu', 'cached /restaurants/12/o-miejscu'],
  ['C18 its live twin', '/restaurants/12-mlyn?visitTime=18%3A00', 'live /restaurants/12'],
  ['C18 for so many people', '/restaurants/12-mlyn?peopleAmount=4', 'live /restaurants/12'],
  ['L082 with a campaign it stays kept', '/restaurants/12?utm_source=fb&utm_medium=cpc', 'cached /restaurants/12'],
  ['C8 with a voucher so does a menu', '/order/12?voucher=OBIAD10&debug=true', 'cached /order/12'],
  ['L074 a restaurant in a frame, whatever its slug', '/restaurants/12-mlyn/iframe', 'cached /restaurants/12/iframe'],
  ['L074 with a day', '/restaurants/12/iframe?visitDate=2026-11-27', 'live /restaurants/12/iframe'],
  ['L220 with a party size', '/restaurants/12/iframe?peopleAmount=80', 'live /restaurants/12/iframe'],
  ['A1 a day by its button', '/rezerwuj?dzien=dzis', 'live /rezerwuj'],
  ['L075 a menu in a frame', '/order/12-mlyn/iframe?utm_source=x', 'cached /order/12/iframe'],
  ['L075 the checkout in a frame', '/order/12-mlyn/iframe/zamow', 'live /order/12/iframe/zamow'],
  ['C16 the way to a snippet', '/dla-restauracji/osadz', 'cached /dla-restauracji/osadz'],
  ['C16 a restaurant looked for by its name', '/dla-restauracji/osadz?q=ryba', 'live /dla-restauracji/osadz'],
  ['C16 a chosen restaurant', '/dla-restauracji/osadz?restauracja=14', 'live /dla-restauracji/osadz'],
  ['C18 the checkout', '/order/12/zamow', 'live /order/12/zamow'],
  ['C18 the checkout, whatever its slug', '/order/12-mlyn/zamow', 'live /order/12/zamow'],
  ['C19 an order by its key', '/zamowienie/ABCDEFGHIJKLMNOPQRSTUV23', 'live /zamowienie/ABCDEFGHIJKLMNOPQRSTUV23'],
  ["the built-in provider's page", '/pay/0123456789abcdef', 'api /api/pay/0123456789abcdef'],
  ["this device's orders and reservations", '/moje', 'live /moje'],
  ['L072 the thank-you page', '/thank-you/ABCDEFGH2345', 'live /thank-you/ABCDEFGH2345'],
  ['L076 the terms of lubje', '/regulamin-lubje', 'cached /regulamin-lubje'],
  ['L077 privacy', '/polityka-prywatnosci', 'cached /polityka-prywatnosci'],
  ['L078 the terms of ordering', '/regulamin-nakryte-dowoz', 'cached /regulamin-dowoz'],
  ['L079 the privacy of ordering', '/polityka-prywatnosci-nakryte-dowoz', 'cached /polityka-prywatnosci-dowoz'],
  ['the terms of booking', '/regulamin', 'cached /regulamin'],
  ['how lists are ordered', '/jak-ukladamy-liste', 'cached /jak-ukladamy-liste'],
  ['accessibility', '/dostepnosc', 'cached /dostepnosc'],
  ['C10 the plans', '/dla-restauracji', 'cached /dla-restauracji'],
  ['C10 a chosen plan', '/dla-restauracji?plan=M', 'live /dla-restauracji'],
  ['C10 a form sent back', '/dla-restauracji?odpowiedz=1', 'live /dla-restauracji'],
  ['L082 a campaign that leads to the plans', '/dla-restauracji?utm_source=x', 'cached /dla-restauracji'],
  ['a notice of content', '/zgloszenie?sprawa=notice', 'live /zgloszenie'],
  ['a handler', '/api/logger/js', 'api /api/logger/js'],
])('%s', (_, path, expected) => expect(route(path)).toBe(expected))

it.each([
  '/lubje/cached',
  '/cached',
  '/live/rezerwuj',
  '/regulamin-dowoz',
  '/regulamin-inny-dowoz',
  '/restaurants/0',
  '/restaurants/abc',
  '/thank-you/short',
  '/rezerwuj/a/b/c',
  '/sitemap-0.xml',
  '/og/inne/x.0123456789.png',
  '/robots.txt/',
  '/zamawiaj/a/b/c',
  '/order/0',
  '/order/mlyn',
  '/order/0/zamow',
  '/order/mlyn/zamow',
  '/zamowienie/short',
  '/api/../x',
])('%s is 404', (path) => expect(route(path)).toBeNull())

it.each([
  '/thank-you/ABCDEFGH2345',
  '/rezerwacja/ABCDEFGH2345',
  '/zamowienie/ABCDEFGHIJKLMNOPQRSTUV23',
  '/przenies/ABCDEFGHIJKLMNOPQRSTUV23',
  '/moje',
])('C19: %s is a key', (path) => {
  expect(routeFor(path, new URLSearchParams())).toMatchObject({ kind: 'live', isKey: true })
})

const APP = 'app/[tenant]'
/** All pages and handlers, as rows of the table. */
const folders = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?:cached|live)(?:\/.*)?\/page\.tsx$|^api\/.*\/route\.tsx?$/.test(name))
  .map((name) => `/${relative(APP, dirname(`${APP}/${name}`))}`)

it('design/processes: the table has every page and every handler, and nothing else', () => {
  const rows = ROUTES.flatMap(({ kind, page, liveWith, isPaged }) => {
    const own = kind === 'api' ? page : `/${kind}${page}`
    return [own, ...(liveWith ? [`/live${page}`] : []), ...(isPaged ? [`${own}/strona/[strona]`] : [])]
  })
  expect(rows.sort()).toEqual(folders.sort())
})

it.each([
  ['/', '', '/cached'],
  ['/rezerwuj/lublin', '?utm_source=x', '/cached/rezerwuj/[city]'],
  ['/rezerwuj', '?visitDate=2026-12-01', '/live/rezerwuj'],
  ['/zamowienie/ABCDEFGHJKLMNPQRSTUV', '', '/live/zamowienie/[id]'],
  ['/rezerwacja/ABCDEFGHJKLMNPQRSTUV/kalendarz.ics', '', '/api/reservations/[code]/calendar'],
  ['/api/orders/ABCDEFGHJKLMNPQRSTUV/events', '', '/api/orders/[id]/events'],
  ['/api/orders', '', '/api/orders'],
  ['/API/Holds', '', '/api/holds'],
  ['/panel', '', '/live/panel'],
  ['/panel/12/ludzie', '?odpowiedz=1', '/live/panel/[restaurant]/ludzie'],
  ['/panel/wejscie/ABCDEFGHJKLMNPQRSTUV-_x', '', '/live/panel/wejscie/[token]'],
  ['/panel/api/12/orders/ABCDEFGH/steps', '', '/api/panel/proxy/[restaurant]/[...path]'],
  ['/panel/form/12/invite', '', '/api/panel/form/[form]/[action]'],
  ['/api/panel/proxy/12/board', '', 'other'],
  ['/API/panel/form/link', '', 'other'],
  ['/api/whatever/a/b', '', 'other'],
  ['/wp-login.php', '', 'other'],
])('design/processes: %s%s is called %s', (pathname, search, pattern) =>
  expect(routeName(pathname, search)).toBe(pattern),
)
