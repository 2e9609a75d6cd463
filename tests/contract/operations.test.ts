/** @jest-environment ./tests/support/outside-environment.mjs */

import { execFileSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { staffOrderSchema, staffReservationSchema } from '@/lib/domain/machines/staff-lists'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { reservationResponseSchema, reservationSchema } from '@/lib/domain/reservation/schema'
import { refundAttempts } from '@/upstream/jobs/orders/refund-attempts'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { operationsToken, restaurantToken } from '@/upstream/panel/accounts/derived-tokens'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL, NON_PARTNER } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, PAYMENT_SECRET, parseAs, sharedKit } from '../support/upstream-kit'

const LUBJE = operationsToken(PARTNER_TOKEN, 'lubje')

const LESZNOJE = operationsToken(PARTNER_TOKEN, 'lesznoje')

const RESTAURANT = restaurantToken(PARTNER_TOKEN, LODKA)

const MINUTE = 60_000

describe.each(databases)('C0–C2 the operators of a tenant, on %s', (_, open) => {
  const kit = sharedKit(open)
  let clock = FRIDAY_NOON.getTime()
  beforeEach(async () => {
    clock = FRIDAY_NOON.getTime()
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`UPDATE orders SET status = 'delivered' WHERE status <> 'cancelled'`)
    await kit.database.db.execute(sql`UPDATE payment_attempts SET refund_state = NULL, refund_at = NULL`)
    await kit.database.db.execute(
      sql`UPDATE reservations SET cancelled_at = now(), cancelled_by = 'restaurant', change_request = NULL`,
    )
  })

  const call = (method: string, path: string, body: unknown, token = LUBJE, headers: Record<string, string> = {}) =>
    kit.send(method, path, body, { authorization: `Bearer ${token}`, ...headers })
  const get = (path: string, token = LUBJE) => call('GET', path, undefined, token)
  const ordered = async (changes: Parameters<typeof orderRequest>[0] = {}) =>
    parseAs(orderSchema, (await kit.send('POST', '/orders', orderRequest(changes))).body).id
  const sendRequest = async (restaurant_id = NON_PARTNER, changes = {}) =>
    parseAs(
      reservationResponseSchema,
      (await kit.send('POST', '/reservations', reservationRequest({ restaurant_id, ...changes }))).body,
    ).code
  const kitchen = (id: string, decision: unknown) => call('PUT', `/partner/orders/${id}`, decision, RESTAURANT)
  const read = async (id: string) => parseAs(orderSchema, (await kit.get(`/orders/${id}`)).body)
  const bank = async () => {
    clock += 3000
    kit.setNow(new Date(clock))
    await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
  }
  const refunds = async () => {
    await refundAttempts(kit.deps)
    await bank()
  }
  const paid = async (code = '777123') => {
    const id = await ordered({ payment_method: 'blik' })
    await kit.send('POST', `/orders/${id}/payments`, { payment_method: 'blik', blik_code: code })
    await bank()
    return id
  }
  const sent = async (id: string) => {
    await kitchen(id, { status: 'confirmed', ready_in_minutes: 20 })
    expect((await kitchen(id, { status: 'sent' })).body.status).toBe('sent')
    return id
  }
  const cancel = (id: string, token?: string) =>
    call('PUT', `/operations/orders/${id}`, { status: 'cancelled', reason: 'Nikt nie otwiera' }, token)
  const refund = (id: string, token?: string, headers?: Record<string, string>) =>
    call('POST', `/operations/orders/${id}/refund`, { reason: 'Nikt nie otwiera' }, token, headers)
  const idsOf = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id)

  describe('authentication', () => {
    it.each([
      ['nobody', ''],
      ['a restaurant', `Bearer ${RESTAURANT}`],
      ['a token of another master', `Bearer ${operationsToken('another-master-token', 'lubje')}`],
      ['a name without a proof', 'Bearer lubje.'],
      ['another name with this proof', `Bearer nakryte.${LUBJE.split('.')[1]}`],
    ])('refuses %s', async (_, authorization) => {
      const { status, headers } = await kit.send('GET', '/operations/orders', undefined, { authorization })
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    })

    it('a tenant’s token is refused at the restaurants’ endpoints', async () => {
      expect((await get('/partner/orders')).status).toBe(401)
    })

    it('another tenant finds neither orders nor reservations', async () => {
      const [order, code] = [await sent(await ordered()), await sendRequest()]
      expect((await cancel(order, LESZNOJE)).status).toBe(404)
      expect((await refund(order, LESZNOJE)).status).toBe(404)
      const foreign = await call('PUT', `/operations/reservations/${code}`, { status: 'confirmed' }, LESZNOJE)
      const unknown = await call('PUT', `/operations/reservations/${'A'.repeat(16)}`, { status: 'confirmed' }, LESZNOJE)
      expect([foreign.status, foreign.body.error]).toEqual([404, unknown.body.error])
      expect((await get('/operations/orders', LESZNOJE)).body.items).toEqual([])
      expect((await get('/operations/reservations', LESZNOJE)).body.items).toEqual([])
      expect(idsOf((await get('/operations/orders', PARTNER_TOKEN)).body)).toEqual([order])
    })
  })

  describe('C1 orders', () => {
    it('L205 an order that cannot be delivered is cancelled, and its refund waits for a decision', async () => {
      const id = await sent(await paid())
      const { body } = await cancel(id)
      expect(parseAs(orderSchema, body)).toMatchObject({ status: 'cancelled', reason: 'Nikt nie otwiera' })
      expect(body.history.at(-1)).toMatchObject({ by: 'operations', from: 'sent', to: 'cancelled' })
      expect(body.payment).toMatchObject({ status: 'confirmed', refund: null })
      expect((await refund(id)).body.payment).toMatchObject({ status: 'pending_refund' })
      await refunds()
      await refunds()
      expect((await read(id)).payment).toMatchObject({ status: 'refunded', refund: { state: 'done' } })
      expect((await refund(id)).status).toBe(200)
    })

    it('an order that the restaurant accepted and cannot make is refunded automatically', async () => {
      const id = await paid()
      await kitchen(id, { status: 'confirmed', ready_in_minutes: 20 })
      expect((await cancel(id)).body.payment.status).toBe('pending_refund')
    })

    it('operators cannot take the restaurant’s own steps, and cancel an order that it does not answer', async () => {
      const id = await ordered()
      for (const status of ['confirmed', 'declined', 'sent', 'delivered']) {
        const said = await call('PUT', `/operations/orders/${id}`, { status, reason: 'other' })
        expect([status, said.status]).toEqual([status, 422])
      }
      expect((await cancel(id)).body.status).toBe('cancelled')
    })

    it('no refund while an order is in progress, nor of a cash payment', async () => {
      const id = await paid()
      expect((await refund(id)).body.error.code).toBe('order_not_ended')
      const cash = await sent(await ordered())
      await cancel(cash)
      expect((await refund(cash)).body.error.code).toBe('nothing_to_refund')
    })

    it('a refused refund is listed, requested again with a new key, and completed', async () => {
      const id = await paid('666666')
      await kitchen(id, { status: 'declined', reason: 'too_busy' })
      await refunds()
      await refunds()
      expect((await read(id)).payment).toMatchObject({ status: 'confirmed', refund: { state: 'failed' } })
      expect(idsOf((await get('/operations/orders?queue=refund_failed')).body)).toEqual([id])
      const key = { 'idempotency-key': 'once-more' }
      expect((await refund(id, LUBJE, key)).body.payment.status).toBe('pending_refund')
      expect((await refund(id, LUBJE, key)).headers.get('idempotency-replayed')).toBe('true')
      await refunds()
      await refunds()
      expect((await read(id)).payment).toMatchObject({ status: 'refunded', refund: { state: 'done' } })
      expect((await get('/operations/orders?queue=refund_failed')).body.items).toEqual([])
      const books = await kit.rows<{
        state: string
      }>(sql`SELECT r.state FROM sandbox_refunds r JOIN payment_attempts a ON r.id LIKE 'r-' || a.id || '%'
          WHERE a.order_id = ${id} ORDER BY r.state`)
      expect(books.map(({ state }) => state)).toEqual(['done', 'failed'])
    })

    it('after a double payment only the refused refund is repeated, and the order keeps its payment', async () => {
      const id = await sent(await paid())
      await kit.database.db.execute(sql`INSERT INTO payment_attempts
        (id, order_id, provider, method, amount_grosze, status, payment_id, created_at, expires_at, refund_state)
        SELECT 'SECOND' || ${id}, order_id, provider, method, amount_grosze, 'paid', 'second ' || payment_id, created_at, expires_at, 'failed'
        FROM payment_attempts WHERE order_id = ${id}`)
      expect((await refund(id)).status).toBe(200)
      const attempts = await kit.rows<{ state: string | null; round: number }>(
        sql`SELECT refund_state AS state, refund_round AS round FROM payment_attempts WHERE order_id = ${id} ORDER BY seq`,
      )
      expect(attempts).toEqual([
        { state: null, round: 0 },
        { state: 'wanted', round: 1 },
      ])
      expect((await read(id)).payment.status).toBe('confirmed')
    })

    it('lists orders in progress with the phone number, and those an hour late', async () => {
      const id = await ordered()
      const { body } = await get('/operations/orders')
      const [listed] = body.items.map((one: unknown) => parseAs(staffOrderSchema, one))
      expect(listed).toMatchObject({
        id,
        tenant: 'lubje',
        moves: ['cancelled'],
        customer: { phone: orderRequest().customer.phone },
      })
      expect((await get('/operations/orders?queue=late')).body.items).toEqual([])
      kit.setNow(new Date(new Date(listed.eta.to).getTime() + 61 * MINUTE))
      expect(idsOf((await get('/operations/orders?queue=late')).body)).toEqual([id])
      const [own] = (await get('/partner/orders', RESTAURANT)).body.items
      expect(own).toMatchObject({ id, moves: ['confirmed', 'declined'] })
      expect((await get('/partner/orders', restaurantToken(PARTNER_TOKEN, MANUAL))).body.items).toEqual([])
    })

    it('returns long lists in pages, without repeats or gaps', async () => {
      const ids = [await ordered(), await ordered(), await ordered()]
      const first = (await get('/operations/orders?limit=2')).body
      const second = (await get(`/operations/orders?limit=2&cursor=${first.next_cursor}`)).body
      expect([...idsOf(first), ...idsOf(second)].sort()).toEqual([...ids].sort())
      expect([first.items.length, second.next_cursor]).toEqual([2, null])
      expect((await get('/operations/orders?cursor=x')).status).toBe(422)
    })
  })

  describe('C2 reservations', () => {
    const decide = (code: string, decision: unknown) => call('PUT', `/operations/reservations/${code}`, decision)

    it('waiting reservations are listed with the phone number, the nearest first, and each day has its own list', async () => {
      const later = await sendRequest(NON_PARTNER, { reserved_on: '2026-11-30 18:00:00' })
      const sooner = await sendRequest(MANUAL, { reserved_on: '2026-11-28 18:00:00' })
      const settled = await sendRequest(LODKA, { reserved_on: '2026-11-28 19:00:00' })
      const waiting = (await get('/operations/reservations')).body.items
      expect(waiting.map(({ code }: { code: string }) => code)).toEqual([sooner, later])
      const phone_number = reservationRequest().phone_number
      expect(parseAs(staffReservationSchema, waiting[0])).toMatchObject({ tenant: 'lubje', phone_number })
      const day = (await get('/operations/reservations?date=2026-11-28')).body.items
      const live = day.filter(({ cancelled_at }: { cancelled_at: string | null }) => cancelled_at === null)
      expect(live.map(({ code }: { code: string }) => code)).toEqual([sooner, settled])
      const own = (await get('/partner/reservations', restaurantToken(PARTNER_TOKEN, MANUAL))).body.items
      expect(own.map(({ code }: { code: string }) => code)).toEqual([sooner])
    })

    it('A5 a non-partner restaurant is called by phone, and its answer is recorded', async () => {
      const code = await sendRequest()
      expect(parseAs(reservationSchema, (await decide(code, { status: 'confirmed' })).body).status).toBe('confirmed')
      const trail = await kit.rows<{
        by: string
        action: string
      }>(sql`SELECT c.by, c.action FROM reservation_changes c JOIN reservations r ON r.id = c.reservation_id
          WHERE r.code = ${code} ORDER BY c.id DESC LIMIT 1`)
      expect(trail).toEqual([{ by: 'operations', action: 'confirmed' }])
      const declined = await decide(await sendRequest(), { status: 'declined', reason: 'Mają wesele' })
      expect(declined.body).toMatchObject({ status: 'declined', decline_reason: 'Mają wesele' })
    })

    it('a confirmed reservation can be withdrawn by the restaurant, and a visit cancelled', async () => {
      const code = await sendRequest(LODKA, { reserved_on: '2026-11-28 20:00:00' })
      expect((await decide(code, { status: 'declined', reason: 'x' })).body.error.code).toBe('illegal_transition')
      for (const word of [{ cancelled: true }, { visit_state: 'seated' }, {}]) {
        expect((await decide(code, word)).status).toBe(422)
      }
    })

    it('a wish to change is answered', async () => {
      const code = await sendRequest()
      await decide(code, { status: 'confirmed' })
      await kit.send('PUT', `/reservations/${code}`, { guests_number: 4 })
      expect((await get('/operations/reservations')).body.items).toHaveLength(1)
      const { body } = await decide(code, { change: 'accepted' })
      expect(body).toMatchObject({ guests_number: 4, change_request: null })
    })
  })
})

describe('partner-tokens', () => {
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
})
