import { type Touches, writeTouches } from '@/lib/domain/marketing/touch'
import { touchesOf } from './touches-of'

const noted: Touches = {
  first: { utm_source: 'fb', landing_path: '/', referrer_host: 'm.facebook.com' },
  last: { gclid: 'Cj0K', landing_path: '/rezerwuj/lublin' },
}
const from = (search: string, touches?: Touches) =>
  touchesOf({
    headers: new Headers({
      referer: `https://lubje.pl/restaurants/12${search}`,
      ...(touches && { cookie: `theme=lubje; campaign=${writeTouches(touches)}` }),
    }),
  })

it.each<[string, ReturnType<typeof touchesOf>, ReturnType<typeof touchesOf>]>([
  ['no campaign anywhere is none', from('?visitDate=2026-11-28'), {}],
  [
    'without consent the campaign of the address is both, without path or host',
    from('?utm_source=fb&gclid=1'),
    { campaign: { first: { utm_source: 'fb', gclid: '1' }, last: { utm_source: 'fb', gclid: '1' } } },
  ],
  ['with consent the visit’s touches count', from('', noted), { campaign: noted }],
  [
    'a newer campaign of the address is the last touch',
    from('?utm_source=radio', noted),
    { campaign: { first: noted.first, last: { utm_source: 'radio' } } },
  ],
  ['the noted form of the same campaign is kept', from('?gclid=Cj0K', noted), { campaign: noted }],
])('C19 %s', (_, read, expected) => expect(read).toEqual(expected))

it.each([
  ['a cookie of nonsense', { cookie: 'campaign=%7Bx' }],
  ['a cookie of another shape', { cookie: `campaign=${encodeURIComponent('{"first":[1],"last":"x"}')}` }],
  ['a referrer that is no address', { referer: 'about:client' }],
  ['no header at all', {}],
])('C19 %s is no campaign', (_, headers) =>
  expect(touchesOf({ headers: new Headers(headers as HeadersInit) })).toEqual({}),
)

it('C19 the address of a page with a key is never a landing path', () => {
  const key = { ...noted.first, landing_path: '/rezerwacja/ABCDEFGHJKMN2345' }
  expect(from('', { first: key, last: key }).campaign?.first).toEqual({
    utm_source: 'fb',
    referrer_host: 'm.facebook.com',
  })
})
