import { isMeasured } from '@/lib/domain/marketing/is-measured'
import { KEY_PAGES } from '@/lib/domain/tenant/key-paths'
import { routeFor } from '@/lib/server/routing/routes'

const at = (path: string) => new URL(path, 'https://lubje.pl')
const code = 'A1b2C3d4E5f6G7h8J9k0L1'

it.each([
  '/moje',
  '/twoje-dane/wynik',
  `/zgody/${code}`,
  `/thank-you/${code}`,
  `/rezerwacja/${code}`,
  `/rezerwacja/${code}/zmien`,
  `/rezerwacja/${code}/odwolaj`,
  `/zamowienie/${code}`,
  '/pay/abcdefgh',
  `/lista/${code}`,
  '/thank-you/mistyped!',
  '/zamawiaj?delivery=delivery&q=Jan+Kowalski',
])('C19 %s is never reported', (path) => expect(isMeasured(at(path))).toBe(false))

it.each([
  '/',
  '/rezerwuj',
  '/rezerwuj/lublin',
  '/restaurants/12-u-jozka',
  '/order/12/zamow',
  '/mojemiasto',
  '/zamawiaj?q=&city=lublin',
])('C19 %s is no key', (path) => expect(isMeasured(at(path))).toBe(true))

it('C19 agrees with the list of public paths', () => {
  const pages = KEY_PAGES.map((page) => `/${page}/${code}`)
  for (const path of ['/moje', '/twoje-dane', ...pages, `/rezerwacja/${code}/zmien`])
    expect([path, routeFor(path, new URLSearchParams())?.isKey]).toEqual([path, true])
})
