import { distanceText } from '@/components/cart/client/distance-text'
import messages from '@/messages/pl.json'
import { distanceFixture } from '@/tests/support/ordering-restaurant-fixture'
import { minutesText } from './minutes-text'

it.each([
  [30, 45, '30–45'],
  [30, 30, '30'],
])('D: from %d to %d minutes reads %s', (from, to, text) => expect(minutesText(from, to)).toBe(text))

it('D: equal minutes are shown once', () => {
  const distance = { ...distanceFixture(1.2), eta_min: 30, eta_max: 30 }
  expect(distanceText({ kind: 'known', distance }, messages.cart)?.text).toBe('1,2 km, około 30 min')
})
