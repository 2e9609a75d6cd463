import { linkTarget } from './link-target'

const HERE = 'https://lubje.pl'

it.each([
  ['another day', '/restaurants/14-mlyn?visitDate=2026-12-01', 'frame', '/restaurants/14/iframe?visitDate=2026-12-01'],
  ['the same page', '/restaurants/14/iframe#rezerwacja', 'frame', '/restaurants/14/iframe#rezerwacja'],
  ['the menu', '/order/14-mlyn', 'frame', '/order/14/iframe'],
  ['the checkout', '/order/14/zamow', 'frame', '/order/14/iframe/zamow'],
  ['the checkout from inside', '/order/14/iframe/zamow', 'frame', '/order/14/iframe/zamow'],
  ['the end of a reservation', '/thank-you/abcdefABCDEF12', 'frame', '/thank-you/abcdefABCDEF12'],
  ['an order', '/zamowienie/abcdefABCDEF12345678', 'frame', '/zamowienie/abcdefABCDEF12345678'],
  ['the change of a reservation', '/rezerwacja/abcdefABCDEF12/zmien', 'top', '/rezerwacja/abcdefABCDEF12/zmien'],
  ['a payment', '/pay/abcdefgh', 'top', '/pay/abcdefgh'],
  ['the rules', '/regulamin', 'tab', '/regulamin'],
  ['another site', 'https://mapy.pl/a', 'tab', 'https://mapy.pl/a'],
])('C16: %s', (_, href, target, path) => expect(linkTarget(href, HERE)).toEqual({ target, path }))
