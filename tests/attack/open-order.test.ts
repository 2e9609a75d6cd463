import { HttpResponse, http } from 'msw'
import { GET as goToOpen } from '@/app/[tenant]/api/recent/open/[restaurant]/go/route'
import { GET as askOpen } from '@/app/[tenant]/api/recent/open/[restaurant]/route'
import { RECENT_COOKIE, sealRecent } from '@/lib/server/session'
import { anOrder } from '../support/an-order'
import { fakeUpstream } from '../support/fake-upstream'
import { routeContext, webRequest } from '../support/web-request'

/** Contract C3, C19: a diner back from the bank finds the order, and its key is on no page but its own. */
jest.mock('@/lib/server/env', () => jest.requireActual('../support/fake-upstream'))
const order = anOrder({ status: 'new', number: '77' })
fakeUpstream(http.post('http://upstream.test/orders/lookup', () => HttpResponse.json({ items: [order] })))

const sendRequest = async (get: typeof askOpen, restaurant: string, cookie = '') => {
  const path = `/api/recent/open/${restaurant}`
  const response = await get(webRequest(path, { method: 'GET', headers: { cookie } }), routeContext({ restaurant }))
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const device = async () => `${RECENT_COOKIE}=${await sealRecent([{ kind: 'order', id: order.id, atMs: 1 }])}`

it('returns the state of this device’s order, without its key', async () => {
  const { text, headers } = await sendRequest(askOpen, String(order.restaurant_id), await device())
  expect(JSON.parse(text)).toEqual({ order: { number: '77', state: 'Oczekuje na płatność' } })
  expect(text).not.toContain(order.id)
  expect(headers.get('cache-control')).toBe('no-store')
})

it('redirects only this device to it', async () => {
  const { status, headers } = await sendRequest(goToOpen, String(order.restaurant_id), await device())
  expect([status, headers.get('location')]).toEqual([303, `/zamowienie/${order.id}`])
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
})

it.each([
  ['another device', String(order.restaurant_id), ''],
  ['a forged cookie', String(order.restaurant_id), `${RECENT_COOKIE}=Fe26.2*1*x`],
  ['another restaurant', '999', null],
  ['no number', 'x%2F..', null],
])('%s gets nothing', async (_, restaurant, cookie) => {
  const jar = cookie ?? (await device())
  expect(JSON.parse((await sendRequest(askOpen, restaurant, jar)).text)).toEqual({ order: null })
  expect((await sendRequest(goToOpen, restaurant, jar)).headers.get('location')).toBe('/moje')
})
