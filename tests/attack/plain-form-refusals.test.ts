import { HttpResponse, http } from 'msw'
import { POST as postConsoleForm } from '@/app/[tenant]/api/console/form/[form]/route'
import { POST as postHold } from '@/app/[tenant]/api/holds/route'
import { POST as postEnquiryForm } from '@/app/[tenant]/api/leads/route'
import { POST as postLog } from '@/app/[tenant]/api/logger/js/route'
import { POST as postReport } from '@/app/[tenant]/api/notices/route'
import { POST as cancelOrder } from '@/app/[tenant]/api/orders/[id]/cancel/route'
import { POST as payOrder } from '@/app/[tenant]/api/orders/[id]/payments/route'
import { POST as receiveOrder } from '@/app/[tenant]/api/orders/[id]/receive/route'
import { POST as postOrder } from '@/app/[tenant]/api/orders/route'
import { POST as postPanelForm } from '@/app/[tenant]/api/panel/form/[form]/[action]/route'
import { POST as payAtBank } from '@/app/[tenant]/api/pay/[token]/route'
import { POST as clearRecent } from '@/app/[tenant]/api/recent/route'
import { POST as cancelReservation } from '@/app/[tenant]/api/reservations/[code]/cancel/route'
import { POST as changeReservation } from '@/app/[tenant]/api/reservations/[code]/change/route'
import { POST as postReservation } from '@/app/[tenant]/api/reservations/route'
import { POST as acceptOffer } from '@/app/[tenant]/api/waitlist/[code]/accept/route'
import { POST as leaveWaitlist } from '@/app/[tenant]/api/waitlist/[code]/leave/route'
import { POST as joinWaitlist } from '@/app/[tenant]/api/waitlist/route'
import { fakeUpstream, UPSTREAM } from '../support/fake-upstream'
import { routeContext, webRequest } from '../support/web-request'

/** Decision 0026: a refused plain form gets a page with everything typed, never a JSON body. */
jest.mock('@/lib/server/env', () => jest.requireActual('../support/fake-upstream'))
const answers = { status: 503, body: {} as object }
fakeUpstream(http.all(`${UPSTREAM}/*`, () => HttpResponse.json(answers.body, { status: answers.status })))

const CODE = 'ABCDEFGHJKLMNPQRSTUV'
const typed = { email: 'jan"<b>@przyklad.pl', idempotency_key: 'key-1', notes_from_guest: 'Przy oknie & cicho' }
const routes = [
  ['a reservation', postReservation, '/api/reservations'],
  ['a change', changeReservation, `/api/reservations/${CODE}/change`],
  ['a cancellation', cancelReservation, `/api/reservations/${CODE}/cancel`],
  ['a hold', postHold, '/api/holds'],
  ['the waitlist', joinWaitlist, '/api/waitlist'],
  ['an offer of the waitlist', acceptOffer, `/api/waitlist/${CODE}/accept`],
  ['leaving the waitlist', leaveWaitlist, `/api/waitlist/${CODE}/leave`],
  ['an order', postOrder, '/api/orders'],
  ['a payment', payOrder, `/api/orders/${CODE}/payments`],
  ['calling an order off', cancelOrder, `/api/orders/${CODE}/cancel`],
  ['having an order', receiveOrder, `/api/orders/${CODE}/receive`],
  ['an enquiry of a restaurant', postEnquiryForm, '/api/leads'],
  ['a report', postReport, '/api/notices'],
  ['forgetting recent orders', clearRecent, '/api/recent'],
  ['the page of the built-in bank', payAtBank, '/api/pay/ABCDEFGH'],
  ['the logger', postLog, '/api/logger/js'],
] as const
type Post = (typeof routes)[number][1]

let household = 0
beforeEach(() => {
  household += 1
})
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const post = (
  route: Post,
  path: string,
  headers: Record<string, string> = {},
  form: Record<string, string> = typed,
) => {
  const own = { 'x-client-address': `2001:db8:0:${household.toString(16)}::1`, ...html, ...headers }
  return route(webRequest(path, { form, headers: own }), routeContext({ code: CODE, id: CODE, token: 'ABCDEFGH' }))
}
async function pageOf(response: Response): Promise<string> {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await response.text()
  expect(page).toContain('<html lang="pl" data-theme="lubje">')
  expect(page).toContain('mailto:stoliki@lubje.pl')
  expect(page).not.toMatch(/<script|style=|\{"error"/)
  return page
}

describe.each(routes)('%s, posted by a plain form', (_name, route, path) => {
  it('403 from another site: a page without the form’s values', async () => {
    const response = await post(route, path, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(await pageOf(response)).not.toContain('<form')
  })

  it('413: a page', async () => {
    const response = await post(route, path, {}, { ...typed, notes_from_guest: 'x'.repeat(65_000) })
    expect(response.status).toBe(413)
    await pageOf(response)
  })

  it('429: a page with all typed values, ready to be sent again with the same key', async () => {
    const large = { ...typed, notes_from_guest: 'x'.repeat(65_000) }
    for (let n = 0; n < 60; n++) await post(route, path, {}, large)
    const response = await post(route, path)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await pageOf(response)
    expect(page).toContain(`<form method="post" action="${path}">`)
    expect(page).toContain('name="email" value="jan&quot;&lt;b&gt;@przyklad.pl"')
    expect(page).toContain('name="idempotency_key" value="key-1"')
    expect(page).toContain('value="Przy oknie &amp; cicho"')
    const byScript = await post(route, path, { accept: 'application/json' })
    expect([byScript.status, byScript.headers.get('content-type')]).toEqual([429, 'application/json'])
  })

  it.each([
    ['of another kind', { 'content-type': 'image/png' }],
    ['that is no form', { 'content-type': 'multipart/form-data; boundary=none' }],
    ['of JSON', { 'content-type': 'application/json' }],
  ])('a body %s: a page or a redirect, never JSON', async (_kind, headers) => {
    const response = await post(route, path, headers)
    if (response.status >= 400) await pageOf(response)
    else expect([204, 303]).toContain(response.status)
  })

  it.each([
    [503, 'unavailable'],
    [429, 'too_many_requests'],
    [422, 'invalid'],
    [409, 'slot_taken'],
    [404, 'not_found'],
  ])('%d from the upstream: a page or a redirect, never JSON', async (status, code) => {
    Object.assign(answers, { status, body: { error: { code, message: 'Powód.' } } })
    const response = await post(route, path)
    if (response.status >= 400) await pageOf(response)
    else expect([204, 303]).toContain(response.status)
  })
})

it('a BLIK code is never part of the answer page', async () => {
  const form = { payment_method: 'blik', blik_code: '777123' }
  for (let n = 0; n < 31; n++) await post(clearRecent, '/api/recent')
  const page = await pageOf(await post(payOrder, `/api/orders/${CODE}/payments`, {}, form))
  expect(page).not.toContain('777123')
  expect(page).toContain(`href="/zamowienie/${CODE}"`)
})

it.each([
  ['panel', postPanelForm, '/panel', { form: '1', action: 'invite' }, '/panel/form/1/invite'],
  ['console', postConsoleForm, '/konsola', { form: 'invite' }, '/konsola/form/invite'],
] as const)(
  'C28 a form of the %s with an expired session: nothing is sent, typed values are kept, except a PIN',
  async (...given) => {
    const [place, route, signIn, params, address] = given
    const send = async (form: Record<string, string>) => {
      const path = `/lubje/api${address.replace(/^\/konsola|^\/panel/, `/${place}`)}`
      const headers = { ...html, 'x-client-address': `2001:db8:0:${household.toString(16)}::1` }
      const response = await route(webRequest(path, { form, headers }), routeContext(params))
      expect(response.status).toBe(401)
      return pageOf(response)
    }
    const page = await send({ name: 'Ola', email: 'ola@przyklad.pl' })
    expect(page).toContain('nic nie zostało wysłane')
    expect(page).toContain(`<a class="button" href="${signIn}" target="_blank">`)
    expect(page).toContain(`<form method="post" action="${address}">`)
    expect(page).toContain('name="email" value="ola@przyklad.pl"')
    expect(await send({ name: 'Ola', pin: '482913' })).not.toMatch(/482913|<form/)
  },
)

it('a form in a frame is answered in the frame', async () => {
  const response = await post(postHold, '/api/holds', { 'sec-fetch-dest': 'iframe' })
  expect(response.headers.get('content-security-policy')).not.toContain('frame-ancestors')
})

it('links back to the page that posted, only on this host', async () => {
  const back = async (referer: string) =>
    /<a href="([^"]*)">Wróć/.exec(await (await post(postHold, '/api/holds', { referer })).text())?.[1]
  expect(await back('http://lubje.localhost/restaurants/12?visitTime=18%3A00&x=1')).toBe(
    '/restaurants/12?visitTime=18%3A00&amp;x=1',
  )
  expect(await back('https://elsewhere.example/evil')).toBe('/')
})
