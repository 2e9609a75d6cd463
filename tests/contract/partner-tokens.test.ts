/** @jest-environment ./tests/support/outside-environment.mjs */
import { execFileSync } from 'node:child_process'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { reservationResponseSchema } from '@/lib/domain/reservation/schema'
import { restaurantToken } from '@/upstream/staff-token'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

const OWN = restaurantToken(PARTNER_TOKEN, LODKA)
const OTHER = restaurantToken(PARTNER_TOKEN, MANUAL)

describe.each(databases)("C0 a restaurant's own token on %s", (_, open) => {
  const kit = sharedKit(open)
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const put = (path: string, body: unknown, token: string, headers: Record<string, string> = {}) =>
    kit.send('PUT', `/partner/${path}`, body, { authorization: `Bearer ${token}`, ...headers })
  const ordered = async () => parseAs(orderSchema, (await kit.send('POST', '/orders', orderRequest())).body).id
  const booked = async () =>
    parseAs(
      reservationResponseSchema,
      (await kit.send('POST', '/reservations', reservationRequest({ restaurant_id: MANUAL }))).body,
    ).code
  const accepted = { status: 'confirmed', ready_in_minutes: 20 }

  it('decides its own order, and cannot distinguish another restaurant’s from a nonexistent one', async () => {
    const id = await ordered()
    const foreign = await put(`orders/${id}`, accepted, OTHER)
    const unknown = await put(`orders/${'A'.repeat(24)}`, accepted, OTHER)
    expect([foreign.status, foreign.body.error]).toEqual([404, unknown.body.error])
    expect((await kit.get(`/orders/${id}`)).body.status).toBe('pending')
    expect((await put(`orders/${id}`, accepted, OWN)).body.status).toBe('confirmed')
  })

  it('decides its own reservation and no other', async () => {
    const code = await booked()
    expect((await put(`reservations/${code}`, { status: 'confirmed' }, OWN)).body.error.code).toBe(
      'unknown_reservation',
    )
    expect((await put(`reservations/${code}`, { status: 'confirmed' }, OTHER)).body.status).toBe('confirmed')
  })

  it('pauses its own restaurant and no other', async () => {
    const pause = { restaurant_id: LODKA, paused: null }
    expect((await put('pause', pause, OTHER)).status).toBe(404)
    expect((await put('pause', pause, OWN)).status).toBe(200)
  })

  it('does not get the stored answer of another restaurant’s key', async () => {
    const id = await ordered()
    const key = { 'idempotency-key': 'a-key-of-the-kitchen' }
    expect((await put(`orders/${id}`, accepted, OWN, key)).status).toBe(200)
    expect((await put(`orders/${id}`, accepted, OWN, key)).headers.get('idempotency-replayed')).toBe('true')
    expect((await put(`orders/${id}`, accepted, OTHER, key)).status).toBe(404)
  })

  it('the master token keeps all its rights', async () => {
    expect((await put(`orders/${await ordered()}`, accepted, PARTNER_TOKEN)).status).toBe(200)
    expect((await put('pause', { restaurant_id: MANUAL, paused: null }, PARTNER_TOKEN)).status).toBe(200)
  })

  it.each([
    ['of another id', `${MANUAL}.${OWN.split('.')[1]}`],
    ['made with another master token', restaurantToken('some-other-master-token', LODKA)],
    ['without a proof', `${LODKA}.`],
    ['with a longer proof', `${OWN}x`],
    ['of no restaurant', `0.${OWN.split('.')[1]}`],
  ])('is refused %s', async (_, token) => {
    const { status, headers } = await put('pause', { restaurant_id: LODKA, paused: null }, token)
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })
})

it('npm run partner -- token prints it', () => {
  const env = { ...process.env, PARTNER_TOKEN, DATA_DIR: '/nonexistent' }
  const printed = execFileSync(process.execPath, ['scripts/partner.mjs', 'token', String(LODKA)], { env })
  expect(printed.toString()).toBe(`${OWN}\n`)
})
