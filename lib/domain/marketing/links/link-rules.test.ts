import fc from '@/tests/support/fast-check'
import { linkPathWithCampaign, linkTargetPath } from './link-path'
import { isLinkParameter, isScan, restaurantIdInText, suggestedParameter } from './link-rules'

it.each([
  ['zima-2026', true],
  ['ulotka_a5.v2', true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['', false],
  ['Zima', false],
  ['zima 2026', false],
  ['żurek', false],
  ['jan@example.pl', false],
  ['600-100-200', false],
  ['600100200', false],
  ['48600100200', false],
  // The number of an advertisement.
  ['120209876543210', true],
])('C39 %s may stand in a link: %s', (value, allowed) => expect(isLinkParameter(value)).toBe(allowed))

it.each([
  ['Zima 2026', 'zima-2026'],
  ['Święta w Łodzi', 'swieta-w-lodzi'],
  ['600 100 200', ''],
  ['!!!', ''],
])('C39 %s is probably meant as %s', (typed, meant) => expect(suggestedParameter(typed)).toBe(meant))

it('C39 a suggested campaign name is valid in a link', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (typed) => {
      const meant = suggestedParameter(typed)
      expect(meant === '' || isLinkParameter(meant)).toBe(true)
    }),
  )
})

it.each([
  ['12', 12],
  ['https://lubje.pl/restaurants/12-mlyn?utm_source=x', 12],
  ['/order/7', 7],
  ['lubje.pl/restaurants/12-mlyn/menu', 12],
  ['Bar 12', null],
  ['12 stołów', null],
  ['https://lubje.pl/rezerwuj/lublin', null],
])('C39 the restaurant in "%s" is %s', (text, id) => expect(restaurantIdInText(text)).toBe(id))

const nothing = { product: null, city: null, cuisine: null, restaurant: null, visitOn: null, voucher: null }
const mlyn = { id: 12, slug: 'mlyn', takesOrders: true }

it.each([
  [{ ...nothing, page: 'home' }, '/'],
  [{ ...nothing, page: 'list', product: 'orders', city: 'lublin', cuisine: 'Pizza' }, '/zamawiaj/lublin/pizza'],
  [{ ...nothing, page: 'list', product: 'reservations', city: 'lublin' }, '/rezerwuj/lublin'],
  [
    { ...nothing, page: 'list', product: 'reservations', city: 'lublin', cuisine: 'Włoska', visitOn: '2026-12-24' },
    '/rezerwuj?city=lublin&rodzaj-kuchni=W%C5%82oska&visitDate=2026-12-24',
  ],
  [{ ...nothing, page: 'restaurant', restaurant: mlyn }, '/restaurants/12-mlyn'],
  [
    { ...nothing, page: 'restaurant', restaurant: mlyn, visitOn: '2026-12-24' },
    '/restaurants/12-mlyn?visitDate=2026-12-24',
  ],
  [{ ...nothing, page: 'menu', restaurant: mlyn, voucher: 'ZIMA10' }, '/order/12-mlyn?voucher=ZIMA10'],
  [{ ...nothing, page: 'menu', restaurant: { ...mlyn, takesOrders: false } }, '/restaurants/12-mlyn/menu'],
] as const)('C39 %j leads to %s', (target, path) => expect(linkTargetPath(target)).toBe(path))

it('C39 the campaign follows existing parameters of the page', () => {
  const utm = { source: 'plakat', medium: 'druk', campaign: 'zima', content: 'rynek', code: 'bcdfghj' }
  expect(linkPathWithCampaign('/restaurants/12-mlyn?visitDate=2026-12-24', utm)).toBe(
    '/restaurants/12-mlyn?visitDate=2026-12-24&utm_source=plakat&utm_medium=druk&utm_campaign=zima&utm_content=rynek&utm_id=bcdfghj',
  )
  expect(linkPathWithCampaign('/', { ...utm, content: '' })).toBe(
    '/?utm_source=plakat&utm_medium=druk&utm_campaign=zima&utm_id=bcdfghj',
  )
})

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

it.each([
  ['a browser', 'GET', { 'user-agent': FIREFOX }, true],
  ['a question for the head alone', 'HEAD', { 'user-agent': FIREFOX }, false],
  ['a link fetched ahead', 'GET', { 'user-agent': FIREFOX, 'sec-purpose': 'prefetch;prerender' }, false],
  ['a search engine', 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ['the preview of a messenger', 'GET', { 'user-agent': 'WhatsApp/2.23' }, false],
  ['the preview of a post', 'GET', { 'user-agent': 'facebookexternalhit/1.1' }, false],
  ['a program without a name', 'GET', {}, false],
  ['a page within the app of Facebook', 'GET', { 'user-agent': `${FIREFOX} [FBAN/FBIOS;FBAV/500.0]` }, true],
])('C39 %s, requested by %s, is counted or not as expected', (_, method, headers, scanned) =>
  expect(isScan(method, new Headers(headers as HeadersInit))).toBe(scanned),
)
