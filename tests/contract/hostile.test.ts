/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { orderRequest, pierogi } from '../support/order-fixture'
import { holdRequest, reservationRequest } from '../support/requests'
import { LODKA } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

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
    'C "General rules": what turns a line, %s, is kept nowhere, nor beside what is nested too deep to look through',
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
