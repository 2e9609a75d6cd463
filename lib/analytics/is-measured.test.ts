import { isMeasured } from '@/lib/analytics/is-measured'
import { routeFor } from '@/lib/tenant/routes'

const at = (path: string) => new URL(path, 'https://lubje.pl')
const code = 'A1b2C3d4E5f6G7h8J9k0L1'

it.each([
  '/moje',
  `/thank-you/${code}`,
  `/rezerwacja/${code}`,
  `/rezerwacja/${code}/zmien`,
  `/rezerwacja/${code}/odwolaj`,
  `/zamowienie/${code}`,
  '/pay/abcdefgh',
  '/thank-you/mistyped!',
  '/zamawiaj?delivery=delivery&q=Jan+Kowalski',
])('C19 nobody learns of %s', (path) => expect(isMeasured(at(path))).toBe(false))

it.each([
  '/',
  '/rezerwuj',
  '/rezerwuj/lublin',
  '/restaurants/12-u-jozka',
  '/order/12/zamow',
  '/mojemiasto',
  '/zamawiaj?q=&city=lublin',
])('C19 %s is no key', (path) => expect(isMeasured(at(path))).toBe(true))

it('C19 agrees with the one list of public paths', () => {
  const paths = ['/moje', `/thank-you/${code}`, `/rezerwacja/${code}/zmien`, `/zamowienie/${code}`, '/pay/abcdefgh']
  for (const path of paths) expect([path, routeFor(path, new URLSearchParams())?.isKey]).toEqual([path, true])
})
