/** @jest-environment ./tests/support/outside-environment.mjs */

import { sql } from 'drizzle-orm'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { restaurantToken } from '@/upstream/panel/accounts/derived-tokens'
import { orderRequest, pierogi } from '../support/order-fixture'
import { holdRequest, reservationRequest } from '../support/requests'
import { LODKA } from '../support/seed-fixture'
import {
  databases,
  FRIDAY_NOON,
  OUTBOX_KEY,
  openKit,
  openTestPostgres,
  PARTNER_TOKEN,
  parseAs,
  sharedKit,
} from '../support/upstream-kit'
import { asWeb } from '../support/upstream-secret'

describe('limits', () => {
  describe('limits', () => {
    const kit = sharedKit(openTestPostgres, { limits: { reads: 2, writes: 1, logs: 1, staff: 2, tenantLogs: 3 } })

    const statusesOf = async (requests: (() => Promise<{ status: number }>)[]) => {
      const statuses = []
      for (const request of requests) statuses.push((await request()).status)
      return statuses
    }
    const ask = (headers: Record<string, string>, socket?: string, path = '/healthz') =>
      kit.app.request(path, { headers }, socket ? { incoming: { socket: { remoteAddress: socket } } } : undefined)
    /** A diner, as identified by the web server. */
    const named = (forwarded: string) => async () => ask({ ...asWeb, 'x-forwarded-for': forwarded })
    /** A client without the secret. */
    const stranger = (socket: string, forwarded: string) => async () => ask({ 'x-forwarded-for': forwarded }, socket)

    it('429 with Retry-After from the third read of one diner, while another is not limited', async () => {
      const diner = named('203.0.113.1')
      expect(await statusesOf([diner, diner, diner, named('203.0.113.2')])).toEqual([200, 200, 429, 200])
      const refused = await diner()
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    })

    it('never limits requests of the web server itself, from any address', async () => {
      const own = async () => ask(asWeb, '10.0.0.2')
      expect(await statusesOf([own, own, own, own])).toEqual([200, 200, 200, 200])
    })

    it.each([
      ['another machine', '198.51.100.7', [200, 200, 429]],
      ['loopback, where a proxy may stand', '127.0.0.1', [200, 200, 429]],
      // An IPv6 address costs eight points. If trusted, these would be three IPv4 diners.
      ['IPv6 loopback', '::1', [429, 429, 429]],
      ['loopback, as IPv6 writes it', '::ffff:127.0.0.9', [200, 200, 429]],
    ])('A4 without the secret no client can set the client address: %s', async (_, socket, statuses) => {
      const liars = ['203.0.113.11', '203.0.113.12', '203.0.113.13'].map((forwarded) => stranger(socket, forwarded))
      expect(await statusesOf(liars)).toEqual(statuses)
    })

    it('A4 a wrong secret is ignored, and logged once without its value', async () => {
      const wrong = (secret: string) => async () => ask({ 'x-upstream-secret': secret }, '198.51.100.20')
      const near = `${asWeb['x-upstream-secret'].slice(0, -1)}?`
      expect(await statusesOf([wrong(near), wrong(''), wrong('x')])).toEqual([200, 200, 429])
      const reported = kit.logged.filter((line) => line.includes('another UPSTREAM_SECRET'))
      expect(reported).toHaveLength(1)
      expect(kit.logged.join('')).not.toContain(near)
    })

    it('A4 a proxy between web and upstream appends itself after the diner', async () => {
      const through = (diner: string) => named(`${diner}, 10.0.0.2`)
      const both = [through('203.0.113.41'), through('203.0.113.41'), through('203.0.113.41'), through('203.0.113.42')]
      expect(await statusesOf(both)).toEqual([200, 200, 429, 200])
    })

    it('A4 four diners behind one web server can hold four tables', async () => {
      const slots = ['12:00', '14:00', '16:00', '18:00']
      const hold = (n: number) => async () =>
        kit.send('POST', '/holds', holdRequest({ from: `2026-11-28 ${slots[n]}:00` }), {
          'x-forwarded-for': `203.0.113.${60 + n}`,
        })
      expect(await statusesOf([0, 1, 2, 3].map(hold))).toEqual(Array(4).fill(201))
    })

    it('A4 a flood from unknown clients blocks neither banks nor restaurants; a restaurant has its own limit', async () => {
      const flood = stranger('127.0.0.1', '')
      await statusesOf([flood, flood, flood])
      const notice = async () =>
        kit.app.request('/payments/builtin/notify', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      expect(await statusesOf([notice, notice, notice])).toEqual([401, 401, 401])
      const list = (id: number) => async () =>
        ask({ authorization: `Bearer ${restaurantToken(PARTNER_TOKEN, id)}` }, undefined, '/partner/orders')
      expect(await statusesOf([list(1), list(1), list(1), list(2)])).toEqual([200, 200, 429, 200])
    })

    it('C14 many addresses that flood the log together reach the limit of their tenant, and only that tenant has to wait', async () => {
      const log = (tenant: string, forwarded: string) => async () =>
        kit.send(
          'POST',
          '/logger/js',
          { type: 'error', message: 'x' },
          { 'x-tenant': tenant, 'x-forwarded-for': forwarded },
        )
      const addresses = [31, 32, 33, 34].map((last) => log('lubje', `203.0.113.${last}`))
      expect(await statusesOf(addresses)).toEqual([202, 202, 202, 429])
      expect(await statusesOf([log('lesznoje', '203.0.113.35'), log('lesznoje', '203.0.113.35')])).toEqual([202, 429])
    })
  })

  it('A7 counts an IPv6 household as one address, in any spelling, at eight times the cost of a shared IPv4 address', async () => {
    const kit = await openKit(openTestPostgres, { limits: { reads: 16, writes: 1, logs: 1, staff: 1, tenantLogs: 3 } })
    const ask = async (forwarded: string) =>
      (await kit.app.request('/healthz', { headers: { ...asWeb, 'x-forwarded-for': forwarded } })).status
    const statuses = []
    for (const address of ['2001:db8::a', '2001:0db8:0:0:1::b', '2001:db8::c', '2001:db8:1::a'])
      statuses.push(await ask(address))
    expect(statuses).toEqual([200, 200, 429, 200])
    for (let n = 0; n < 16; n++) expect(await ask(n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')).toBe(200)
    expect(await ask('203.0.113.9')).toBe(429)
    await kit.close()
  })

  describe('the mailbox', () => {
    it('A4 requires its key: a proxy on this machine looks like a browser on it', async () => {
      const kit = await openKit(openTestPostgres)
      const open = async (path: string, cookie = '') =>
        (await kit.app.request(`http://127.0.0.1:3001${path}`, { headers: { cookie } })).status
      expect([await open('/outbox'), await open('/outbox/1'), await open('/outbox/1/mail')]).toEqual([401, 401, 401])
      expect([await open('/outbox?key=wrong'), await open('/outbox', 'outbox=wrong')]).toEqual([401, 401])
      const opened = await kit.app.request(`http://127.0.0.1:3001/outbox?key=${OUTBOX_KEY}`)
      expect(opened.status).toBe(200)
      const cookie = opened.headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(/Path=\/outbox; HttpOnly; SameSite=Strict/)
      expect(await open('/outbox', cookie.split(';')[0])).toBe(200)
      await kit.close()
    })

    it('A4 does not exist where it is not enabled', async () => {
      const kit = await openKit(openTestPostgres, { outboxKey: null })
      const { status } = await kit.app.request(`http://127.0.0.1:3001/outbox?key=${OUTBOX_KEY}`)
      expect(status).toBe(404)
      await kit.close()
    })
  })
})

const NUL = 'a\u0000b'

/** A lone surrogate, which JSON can escape and UTF-8 cannot encode. */
const HALF = 'a\ud800'

const HUGE = 9_999_999_999

const address = { address: 'Grodzka 1', street: 'Grodzka', house: '1', city: 'Lublin', lat: 51.2487, lng: 22.5696 }

describe.each(databases)('hostile values, on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const decide = (id: string, decision: unknown) =>
    kit.send('PUT', `/partner/orders/${id}`, decision, { authorization: `Bearer ${PARTNER_TOKEN}` })
  const order = (changes: Parameters<typeof orderRequest>[0]) => ['POST', '/orders', orderRequest(changes)] as const
  const books = (changes: object) => ['POST', '/reservations', { ...reservationRequest(), ...changes }] as const
  const quote = (changes: object) =>
    ['POST', '/carts/quote', { restaurant_id: LODKA, delivery_type: 'takeout', products: [], ...changes }] as const
  const get = (path: string) => ['GET', path, undefined] as const
  const delivered = (changes: object) =>
    order({ delivery_type: 'delivery', customer: { address: { ...address, ...changes } } } as never)

  it.each([
    ['a NUL in the notes', () => order({ notes: NUL })],
    ['a NUL beside a dish', () => order({ products: [{ ...pierogi(1), note: NUL }] })],
    ['a NUL in a voucher', () => order({ voucher_code: NUL })],
    ['a NUL in a street', () => delivered({ street: NUL })],
    ['half a character in a street', () => delivered({ street: HALF })],
    ['half a character in a name', () => order({ customer: { customer_firstname: HALF } } as never)],
    ['a NUL in notes for the restaurant', () => books({ notes_from_guest: NUL })],
    ['a NUL in a hold', () => books({ hold_token: NUL })],
    ['half a character in an area', () => books({ extras: { area_preferences: HALF } })],
    ['a restaurant beyond every id', () => books({ restaurant_id: HUGE })],
    ['an order there', () => order({ restaurant_id: HUGE })],
    ['a cart there', () => quote({ restaurant_id: HUGE })],
    ['a hold there', () => ['POST', '/holds', holdRequest({ restaurant_id: HUGE })] as const],
    ['a hold in place of a NUL', () => ['POST', '/holds', { ...holdRequest(), replaces: NUL }] as const],
    ['a NUL among orders', () => ['POST', '/orders/lookup', { ids: [`${NUL}${'A'.repeat(20)}`] }] as const],
    ['a NUL as a hold’s key', () => get(`/restaurants/1/availability?from=2026-11-28 18:00&people=2&hold_token=%00`)],
    ['a NUL as a reservation', () => get(`/reservations/ABCDEFGHIJK%00LMN`)],
    ['a NUL as an order', () => get(`/orders/ABCDEFGHIJKLMNOPQRST%00UVW`)],
    ['a NUL as an entry of the waitlist', () => get(`/waitlist/ABCDEFGHIJK%00LMN`)],
    ['a NUL in a search', () => get(`/restaurants?product=orders&q=%00`)],
    ['a NUL in a cursor', () => get(`/restaurants?product=orders&cursor=${btoa('[0,"\\u0000",1]')}`)],
    ['a cursor beyond every id', () => get(`/restaurants?product=orders&cursor=${btoa('[0,"a",9007199254740991]')}`)],
    ['the last day of the year 9999', () => get(`/restaurants/1/availability?from=9999-12-31 18:00&people=2`)],
    ['a reservation on it', () => books({ reserved_on: '9999-12-31 18:00:00' })],
    ['an order for it', () => order({ customer: { deliveryAt: '9999-12-31 18:00:00' } } as never)],
  ])('C "Errors": %s is refused without a failure', async (_, ask) => {
    const [method, path, body] = ask()
    const { status, body: answer } = await kit.send(method, path, body)
    expect({ status: status < 500, code: answer.error?.code }).not.toEqual({ status: false, code: 'internal' })
    expect(status).toBeLessThan(500)
  })

  it.each([
    ['as it is', '\u202e'],
    ['escaped', '\\u202e'],
  ])(
    'C "General rules": the value that turns a line, %s, is stored nowhere, nor a sibling that is nested too deeply to check',
    async (_, mark) => {
      const sent = (more: string) => {
        const body = JSON.stringify(reservationRequest({ customer_name: 'JanMARK Kowalski' })).replace('MARK', mark)
        return kit.send('POST', '/reservations', body.replace(/}$/, `${more}}`))
      }
      const names = async () =>
        (await kit.rows<{ name: string }>(sql`SELECT customer_name AS name FROM reservations`)).map(({ name }) => name)
      expect((await sent('')).status).toBe(201)
      const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
      const { status, body } = await sent(`,"unknown":${nested}`)
      expect([status, body.error?.code]).toEqual([422, 'invalid'])
      expect(await names()).not.toContainEqual(expect.stringContaining('\u202e'))
      expect(await names()).toContain('Jan Kowalski')
    },
  )

  it.each(['+4812345', '+480611222333', '+0123456789', '600100200'])('C11 %s is not a phone number', async (phone) => {
    const ordered = await kit.send(...order({ customer: { phone } } as never))
    expect([ordered.status, ordered.body.error.fields]).toEqual([422, { 'customer.phone': 'invalid' }])
    const booked = await kit.send(...books({ phone_number: phone }))
    expect([booked.status, booked.body.error.fields]).toEqual([422, { phone_number: 'invalid' }])
  })

  it('L306 the amount to give change for is at least the sum', async () => {
    const little = await kit.send(...order({ cash_change_from: 50 }))
    expect([little.status, little.body.error.fields]).toEqual([422, { cash_change_from: 'too_small' }])
    expect((await kit.send(...order({ cash_change_from: 50.5 }))).status).toBe(201)
  })

  it.each([
    '2020-01-01T10:00:00+01:00',
    '2026-11-27T11:45:00+01:00',
    '2026-11-27T22:30:00+01:00',
    '9999-12-31T10:00:00+01:00',
  ])('C1 no order is ready at %s', async (ready_at) => {
    const { id } = parseAs(orderSchema, (await kit.send(...order({}))).body)
    const { status, body } = await decide(id, { status: 'confirmed', ready_at })
    expect([status, body.error.fields]).toEqual([422, { ready_at: 'out_of_range' }])
    expect((await decide(id, { status: 'confirmed', ready_at: '2026-11-27T12:25:00+01:00' })).status).toBe(200)
  })
})
