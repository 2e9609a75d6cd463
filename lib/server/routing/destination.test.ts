import { destinationOf } from '@/lib/server/routing/destination'
import { tenants } from '@/tenants/registry'

const to = (path: string, host = 'lubje.localhost', themeCookie?: string) => {
  const [pathname = '', query] = path.split('?')
  return destinationOf(tenants, {
    host,
    pathname,
    search: query === undefined ? '' : `?${query}`,
    themeCookie,
    isOverridden: true,
  })
}

it.each([
  ['L082 home of a campaign', '/?utm_source=x', '/lubje/cached'],
  ['C18 a restaurant, whatever its slug', '/restaurants/14-mlyn-nad-rzeka?debug=true', '/lubje/cached/restaurants/14'],
  ['C18 a menu', '/order/14-x?voucher=OBIAD10', '/lubje/cached/order/14'],
  ['a city', '/rezerwuj/lublin?_rsc=1', '/lubje/cached/rezerwuj/lublin'],
  ['the second page of a city', '/rezerwuj/lublin?utm_source=x&strona=2', '/lubje/cached/rezerwuj/lublin/strona/2'],
  ['a ranking of its own', '/rezerwuj/lublin?strona=2&lista=x.1', '/lubje/cached/rezerwuj/lublin/strona/2'],
  ['the second page of a cuisine', '/rezerwuj/lublin/wloska?strona=2', '/lubje/cached/rezerwuj/lublin/wloska/strona/2'],
  ['the first page, named', '/zamawiaj/lublin?strona=1', '/lubje/cached/zamawiaj/lublin'],
  ['a page that is no number', '/zamawiaj/lublin?strona=druga', '/lubje/cached/zamawiaj/lublin'],
  ['the last page of kitchens', '/zamawiaj/lublin?strona=25', '/lubje/cached/zamawiaj/lublin/strona/25'],
])('%s has the same address for every caller', (_, path, address) => {
  expect(to(path)).toMatchObject({ kind: 'cached', address })
})

it.each([
  '/zamowienie/ABCDEFGHIJKLMNOPQRSTUV23.',
  '/nie-ma?x=1',
  '/blad-404',
  '/lubje/cached/rezerwuj',
  '/rezerwuj/lublin?strona=26',
  '/rezerwuj/lublin/strona/2',
  '/rezerwuj/lublin/wloska/strona/2',
  '/pictures/cached/restaurants/x1',
])('%s is the missing page, whose address does not contain it', (path) => {
  expect(to(path)).toMatchObject({ kind: 'missing', address: '/lubje/cached/blad-404' })
})

it('C19: a page whose address is a key is live, and marked as such', () => {
  expect(to('/zamowienie/ABCDEFGHIJKLMNOPQRSTUV23')).toMatchObject({ kind: 'live', isKey: true })
  expect(to('/moje')).toMatchObject({ kind: 'live', isKey: true })
  expect(to('/api/availability?restaurant=1')).toMatchObject({ kind: 'api', isKey: false })
})

it('L003: /favicon.ico is the mark of the host’s brand, and personal where a diner chose the brand', () => {
  expect(to('/favicon.ico')).toMatchObject({ kind: 'file', path: '/marks/lubje.svg', brand: { isPersonal: false } })
  expect(to('/favicon.ico', 'localhost', 'ostrowje')).toMatchObject({
    kind: 'file',
    path: '/marks/ostrowje.svg',
    brand: { isPersonal: true },
  })
  expect(destinationOf(tenants, { host: 'unknown.example', pathname: '/favicon.ico', search: '' })).toBeNull()
})

it.each([
  ['a city by its name', '/rezerwuj/Ostr%C3%B3w%20Wielkopolski?a=1', '/rezerwuj/ostrow-wielkopolski?a=1'],
  ['a city in capitals with a slash', '/Zamawiaj/LUBLIN/', '/zamawiaj/lublin'],
  ['a trailing slash', '/restaurants/14-mlyn/?utm_source=x', '/restaurants/14-mlyn?utm_source=x'],
  ['several of them', '/regulamin///', '/regulamin'],
  ['capitals', '/Order/17-Bistro', '/order/17-bistro'],
  ['a screen of the panel', '/Panel/17/Ustawienia/', '/panel/17/ustawienia'],
  ['a key, whose capitals count', '/Rezerwacja/AbCdEf123456/Zmien/', '/rezerwacja/AbCdEf123456/zmien'],
  ['a short link, whose capitals count', '/L/aBcDeF/', '/l/aBcDeF'],
  ['the list of a device, as other sites call it', '/Logowanie/?utm_source=x', '/moje?utm_source=x'],
])('C18: %s redirects to its one address and keeps its query', (_, path, location) => {
  expect(to(path)).toMatchObject({ kind: 'redirect', location })
})

it.each([
  '/',
  '//',
  '//evil.example/',
  '/%5Cevil.example/',
  '/l/aBcDeF',
  '/rezerwacja/AbCdEf123456',
  '/Nie-Ma/',
  '/panel/api/1/board/',
  '/PANEL/api/1/board',
  '/SW.js',
])('C18: %s is not redirected to another address than home', (path) => {
  const destination = to(path)
  expect(destination?.kind === 'redirect' ? destination.location : '/').toBe('/')
})

it('C19: a redirect to a page whose address is a key is marked, and no other is', () => {
  expect(to('/Thank-You/AbCdEf123456/')).toMatchObject({ kind: 'redirect', isKey: true })
  expect(to('/MOJE')).toMatchObject({ kind: 'redirect', isKey: true })
  expect(to('/Rezerwuj/Lublin/')).toMatchObject({ kind: 'redirect', isKey: false })
})

it('C18: ?theme= chooses on shared hosts alone, and its pages are personal', () => {
  expect(to('/', 'localhost')).toMatchObject({ brand: { tenant: 'nakryte', isChosen: false, isPersonal: false } })
  expect(to('/?theme=lesznoje', 'localhost')).toMatchObject({
    brand: { tenant: 'lesznoje', isChosen: true, isPersonal: true },
  })
  expect(to('/', 'localhost', 'lesznoje')).toMatchObject({
    brand: { tenant: 'lesznoje', isChosen: false, isPersonal: true },
  })
  expect(to('/?theme=lesznoje')).toMatchObject({ brand: { tenant: 'lubje', isChosen: false, isPersonal: false } })
})

it('L004: an unknown host has no destination', () => expect(to('/', 'evil.example')).toBeNull())

it.each([
  ['a local host', 'lubje.localhost', '/lubje--local/cached'],
  ['a public host', 'lubje.pl', '/lubje/cached'],
])('L251–L253: on %s a page has the address of its upstream', (_, host, address) => {
  expect(destinationOf(tenants, { host, pathname: '/', search: '' })).toMatchObject({ address })
})
