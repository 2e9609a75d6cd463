/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { createApp } from '@/upstream/app'
import type { Db } from '@/upstream/db/database'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { expireUnpaidOrders } from '@/upstream/jobs/orders/expire-unpaid-orders'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { orderFeed } from '@/upstream/orders/order-feed'
import { messagesOf } from '../support/event-stream'
import { orderRequest } from '../support/order-fixture'
import { LODKA } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, PAYMENT_SECRET, parseAs, sharedKit } from '../support/upstream-kit'
import { asWeb } from '../support/upstream-secret'

/** The fixture's first restaurant: open 12–22, 20 minutes of preparation. An order for now is due within 10 minutes. */
const at = (time: string, day = '2026-11-27') => new Date(`${day}T${time}+01:00`)

const LAST = at('21:30:00')

const TOO_LATE = at('21:30:01')

const LATE_WORDS = 'Na zamówienie na teraz jest już za późno: kuchnia nie zdąży przed zamknięciem.'

describe.each(databases)('C1 the last order of an opening on %s', (_, open) => {
  const kit = sharedKit(open)
  afterEach(async () => {
    await pause(null)
    await kit.database.db.execute(sql`UPDATE orders SET due_at = NULL`)
    await kit.database.db.execute(sql`UPDATE payment_attempts SET poll_at = NULL`)
    await kit.database.db.execute(sql`DELETE FROM kitchen_slots`)
  })

  type Changes = Parameters<typeof orderRequest>[0]
  const post = (changes?: Changes) => kit.send('POST', '/orders', orderRequest(changes))
  const create = async (changes?: Changes) => {
    const { status, body } = await post(changes)
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return parseAs(orderSchema, body)
  }
  const read = async (id: string) => parseAs(orderSchema, (await kit.get(`/orders/${id}`)).body)
  const refusalsAt = async (now: Date, more = {}) => {
    kit.setNow(now)
    const { products } = orderRequest()
    const input = { restaurant_id: LODKA, delivery_type: 'takeout', products, ...more }
    return (await kit.send('POST', '/carts/quote', input)).body.refusals
  }
  const pay = (id: string, payment_method: string, blik_code?: string) =>
    kit.send('POST', `/orders/${id}/payments`, { payment_method, ...(blik_code && { blik_code }) })
  const pause = (paused: unknown) =>
    kit.send('PUT', '/partner/pause', { restaurant_id: LODKA, paused }, { authorization: `Bearer ${PARTNER_TOKEN}` })
  const everyDay = (...intervals: { open: string; close: string }[]) => Array.from({ length: 7 }, () => intervals)

  it('quote and order accept it up to the same moment', async () => {
    expect(await refusalsAt(LAST)).toEqual([])
    expect((await create()).answer_due_at).toBe('2026-11-27T21:40:00+01:00')
    expect(await refusalsAt(TOO_LATE)).toEqual(['closed'])
    const { status, body } = await post()
    expect([status, body.error.code, body.error.message]).toEqual([409, 'closed', LATE_WORDS])
  })

  it('after it no time of this evening is offered, but the next opening is', async () => {
    kit.setNow(at('21:35:00'))
    expect((await post({ customer: { deliveryAt: '2026-11-27 22:00:00' } })).body.error.code).toBe('unavailable_slot')
    const { answer_due_at } = await create({ customer: { deliveryAt: '2026-11-28 13:00:00' } })
    expect(answer_due_at).toBe('2026-11-27T21:45:00+01:00')
  })

  it('C3 a kitchen with hours of its own: orders follow it, tables do not, and its last order is the earlier one', async () => {
    const { body } = await kit.get(`/restaurants/${LODKA}`)
    const set = (own: object) =>
      kit.database.db.execute(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours}',
        ${JSON.stringify({ ...body.hours, ...own })}::jsonb) WHERE id = ${LODKA}`)
    const week = everyDay({ open: '13:00', close: '20:00' })
    await set({ kitchen: { week, exceptions: [] }, last_order_minutes: 60 })
    expect(await refusalsAt(at('19:00:00'))).toEqual([])
    expect((await create()).answer_due_at).toBe('2026-11-27T19:10:00+01:00')
    expect(await refusalsAt(at('19:00:01'))).toEqual(['closed'])
    expect((await post()).body.error.message).toBe(LATE_WORDS)
    kit.setNow(at('20:30:00'))
    const { status, body: refused } = await post()
    expect([status, refused.error.message]).toEqual([409, 'Kuchnia teraz nie przyjmuje zamówień'])
    expect((await post({ customer: { deliveryAt: '2026-11-28 20:15:00' } })).body.error.code).toBe('unavailable_slot')
    await create({ customer: { deliveryAt: '2026-11-28 20:00:00' } })
    const slots = async () =>
      (await kit.get(`/restaurants/${LODKA}/availability?from=2026-11-28%2021:00&people=2`)).body[0].slots
    const before = await slots()
    expect(before.find(({ time }: { time: string }) => time === '21:00').state).toBe('available')
    await set({ last_seating_minutes: 90 })
    const after = await slots()
    expect(after.find(({ time }: { time: string }) => time === '20:30').state).toBe('available')
    expect(after.find(({ time }: { time: string }) => time === '21:00').state).toBe('closed')
    await set({})
  })

  it('is due by the deadline, and the promised time is after that, however fast the kitchen', async () => {
    const prepares = (minutes: number) =>
      kit.database.db.execute(
        sql`UPDATE order_settings SET preparation_minutes = ${minutes} WHERE restaurant_id = ${LODKA}`,
      )
    await prepares(1)
    kit.setNow(at('21:49:00'))
    expect(await create()).toMatchObject({
      answer_due_at: '2026-11-27T21:59:00+01:00',
      eta: { from: '2026-11-27T21:59:00+01:00' },
    })
    expect(await refusalsAt(at('21:50:00'))).toEqual(['closed'])
    await prepares(20)
  })

  describe('payment', () => {
    it('may start up to the last order only, and the page shows the deadline', async () => {
      kit.setNow(at('21:25:00'))
      const { id, payment } = await create({ payment_method: 'blik' })
      expect(payment.due_at).toBe('2026-11-27T21:30:00+01:00')
      kit.setNow(TOO_LATE)
      const { status, body } = await pay(id, 'blik', '777123')
      expect([status, body.error.code, body.error.message]).toEqual([409, 'closed', LATE_WORDS])
    })

    it('that arrives after it is refunded with the reason kitchen_unavailable', async () => {
      kit.setNow(at('21:29:30'))
      const { id } = await create({ payment_method: 'blik' })
      expect((await pay(id, 'blik', '777123')).status).toBe(200)
      kit.setNow(at('21:30:30'))
      await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
      expect(await read(id)).toMatchObject({
        status: 'cancelled',
        reason: 'kitchen_unavailable',
        payment: { status: 'pending_refund', refund: { state: 'requested', amount: 50.5 } },
      })
    })

    it('that arrives in time starts the deadline of the answer', async () => {
      kit.setNow(at('21:20:00'))
      const { id } = await create({ payment_method: 'blik' })
      await pay(id, 'blik', '777123')
      kit.setNow(at('21:29:00'))
      await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
      expect(await read(id)).toMatchObject({ status: 'pending', answer_due_at: '2026-11-27T21:39:00+01:00' })
    })

    it.each([
      ['paused', { reason: 'technical', until: null }],
      ['closed', { reason: 'closed', until: null }],
      ['closed', { busy_minutes: 60, until: null }],
    ])('%s between order and payment', async (code, paused) => {
      kit.setNow(at('20:55:00'))
      const { id } = await create({ payment_method: 'blik' })
      await pause(paused)
      expect((await pay(id, 'blik', '777123')).body.error.code).toBe(code)
    })

    it('for a time that has passed meanwhile is refunded as well', async () => {
      kit.setNow(at('20:45:00'))
      const { id } = await create({ payment_method: 'blik', customer: { deliveryAt: '2026-11-27 22:00:00' } })
      await pay(id, 'blik', '333333')
      kit.setNow(at('22:05:00'))
      await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
      expect(await read(id)).toMatchObject({ status: 'cancelled', reason: 'kitchen_unavailable' })
    })

    it('for a chosen time leaves the restaurant at least five minutes to answer, or is refunded', async () => {
      const wanted = { payment_method: 'blik', customer: { deliveryAt: '2026-11-27 22:00:00' } } as const
      kit.setNow(at('21:10:00'))
      const [inTime, late, tooLate] = [await create(wanted), await create(wanted), await create(wanted)]
      for (const [{ id }, paidAt] of [
        [inTime, '21:25:00'],
        [late, '21:35:00'],
        [tooLate, '21:35:01'],
      ] as const) {
        kit.setNow(at('21:24:00'))
        await pay(id, 'blik', '777123')
        kit.setNow(at(paidAt))
        await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
      }
      expect(await read(inTime.id)).toMatchObject({ answer_due_at: '2026-11-27T21:35:00+01:00' })
      expect(await read(late.id)).toMatchObject({ answer_due_at: '2026-11-27T21:40:00+01:00' })
      expect(await read(tooLate.id)).toMatchObject({ status: 'cancelled', reason: 'kitchen_unavailable' })
    })

    it('unpaid: cancelled at the last order, and the capacity is free again', async () => {
      kit.setNow(at('21:25:00'))
      const { id } = await create({ payment_method: 'card_online' })
      kit.setNow(LAST)
      expect(await expireUnpaidOrders(kit.deps)).toBe(1)
      expect((await read(id)).status).toBe('cancelled')
    })
  })

  it('unanswered: cancelled the same evening', async () => {
    kit.setNow(LAST)
    const { id } = await create()
    expect(await expireDueOrders(kit.database.db, at('21:39:59'))).toBe(0)
    expect(await expireDueOrders(kit.database.db, at('21:40:00'))).toBe(1)
    expect(await read(id)).toMatchObject({ status: 'cancelled', reason: 'unanswered' })
  })
})

/** The feed polls every few milliseconds; a busy machine may take longer. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Runs `change` once, before the `n`th query that starts with `select`. */
function changedBefore(n: number, db: Db, change: () => Promise<void>): Db {
  let count = 0
  const late = <T extends object>(query: T): T =>
    new Proxy(query, {
      get(target, name) {
        const value = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (name === 'then')
            return change()
              .then(() => target as PromiseLike<unknown>)
              .then(...(given as []))
          const next = value.apply(target, given)
          return typeof next === 'object' && next ? late(next) : next
        }
      },
    })
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (name !== 'select') return value
      return (...given: []) => {
        const query = target.select(...given)
        count++
        return count === n ? late(query) : query
      }
    },
  })
}

describe.each(databases)('events of an order on %s', (_, open) => {
  const kit = sharedKit(open)

  const create = async () => (await kit.send('POST', '/orders', orderRequest())).body.id as string
  const decide = (id: string, decision: unknown) =>
    kit.send('PUT', `/partner/orders/${id}`, decision, { authorization: `Bearer ${PARTNER_TOKEN}` })
  const listen = async (id: string, headers = {}, app = kit.app) =>
    app.request(`/orders/${id}/events`, { headers: { 'x-tenant': 'lubje', ...asWeb, ...headers } })

  it('the whole order at once, and again after each change by the restaurant', async () => {
    const id = await create()
    const response = await listen(id)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const messages = messagesOf(response)
    const first = (await messages.next())!
    expect(parseAs(orderSchema, JSON.parse(first.data)).status).toBe('pending')
    await decide(id, { status: 'confirmed', ready_in_minutes: 15 })
    const second = (await messages.next())!
    expect([second.event, JSON.parse(second.data).status]).toEqual(['order', 'confirmed'])
    expect(Number(second.id)).toBeGreaterThan(Number(first.id))
    // Within one second `updated_at` does not show which is newer.
    expect([first, second].map(({ data }) => JSON.parse(data).revision)).toEqual([Number(first.id), Number(second.id)])
    await messages.stop()
  })

  it('a change made by another process is sent', async () => {
    const id = await create()
    const feed = orderFeed(kit.database.db, 50)
    const messages = messagesOf(await listen(id, {}, createApp({ ...kit.deps, feed })))
    await messages.next()
    await decide(id, { status: 'declined', reason: 'closed' })
    expect(JSON.parse((await messages.next())!.data).reason).toBe('closed')
    await messages.stop()
    feed.close()
  })

  it('a later subscriber misses no event that the first has received', async () => {
    const id = await create()
    const feed = orderFeed(kit.database.db, 20)
    const received: string[] = []
    const stops = [feed.subscribe(id, () => received.push('first'))]
    await until(() => received.length === 1)
    await decide(id, { status: 'confirmed', ready_in_minutes: 15 })
    await until(() => received.length === 2)
    stops.push(feed.subscribe(id, () => received.push('second')))
    await until(() => received.includes('second'))
    // Waits for further events, which must not come.
    await new Promise((resolve) => setTimeout(resolve, 150))
    for (const stop of stops) stop()
    feed.close()
    expect(received.length).toBeLessThan(6)
  })

  it('Last-Event-ID: only newer events', async () => {
    const id = await create()
    const before = messagesOf(await listen(id))
    const seen = (await before.next())!.id
    await before.stop()
    const after = messagesOf(await listen(id, { 'last-event-id': seen }))
    await decide(id, { status: 'confirmed', ready_in_minutes: 15 })
    expect(JSON.parse((await after.next())!.data).status).toBe('confirmed')
    await after.stop()
  })

  it('ends after the last possible change, with its event; then it is 204', async () => {
    const id = await create()
    const watching = messagesOf(await listen(id))
    expect(JSON.parse((await watching.next())!.data).status).toBe('pending')
    await kit.send('POST', `/orders/${id}/cancel`)
    expect(JSON.parse((await watching.next())!.data).status).toBe('cancelled')
    expect(await watching.next()).toBeNull()
    const late = messagesOf(await listen(id))
    const last = (await late.next())!
    expect(JSON.parse(last.data).status).toBe('cancelled')
    expect(await late.next()).toBeNull()
    await until(() => kit.deps.feed.subscriberCount() === 0)
    expect((await listen(id, { 'last-event-id': last.id })).status).toBe(204)
  })

  it('C23 an order that was handed over may be called back: its diner’s stream goes on for ten minutes', async () => {
    kit.setNow(FRIDAY_NOON)
    const id = await create()
    await decide(id, { status: 'confirmed', ready_in_minutes: 15 })
    await decide(id, { status: 'sent' })
    await decide(id, { status: 'delivered' })
    const watching = messagesOf(await listen(id))
    const delivered = (await watching.next())!
    expect(JSON.parse(delivered.data).status).toBe('delivered')
    // As the panel does it: see `board-steps.test.ts`.
    const { db } = kit.database
    await db.execute(sql`UPDATE orders SET status = 'sent' WHERE id = ${id}`)
    await db.execute(sql`INSERT INTO order_audit (order_id, at, by, kind, from_state, to_state)
      VALUES (${id}, ${FRIDAY_NOON.toISOString()}::timestamptz, 'restaurant', 'status', 'delivered', 'sent')`)
    expect(JSON.parse((await watching.next())!.data).status).toBe('sent')
    await decide(id, { status: 'delivered' })
    const again = (await watching.next())!
    await watching.stop()
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 600_000))
    expect((await listen(id, { 'last-event-id': again.id })).status).toBe(204)
    kit.setNow(FRIDAY_NOON)
  })

  // The first request reads, then the stream: each of their queries once.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('C0 an end that is committed before query %i is reported', async (n) => {
    const id = await create()
    const first = messagesOf(await listen(id))
    const seen = (await first.next())!.id
    await first.stop()
    const cancel = async () => void (await kit.send('POST', `/orders/${id}/cancel`))
    const app = createApp({ ...kit.deps, db: changedBefore(n, kit.database.db, cancel) })
    const answer = await listen(id, { 'last-event-id': seen }, app)
    expect(answer.status).toBe(200)
    const messages = messagesOf(answer)
    expect(JSON.parse((await messages.next())!.data).status).toBe('cancelled')
    expect(await messages.next()).toBeNull()
  })

  it('C "Limits": one address may open a limited number of streams, and another once one has ended; others are not affected', async () => {
    const id = await create()
    const caps = { ...kit.deps.caps, streams: { shared: 5, household: 2 } }
    const app = createApp({ ...kit.deps, caps })
    const from = (address: string) => listen(id, { 'x-forwarded-for': address }, app)
    const streams = []
    for (let n = 0; n < 5; n++) streams.push(messagesOf(await from('192.0.2.7')))
    expect(kit.deps.feed.subscriberCount()).toBe(5)
    expect((await from('192.0.2.7')).status).toBe(429)
    streams.push(messagesOf(await from('192.0.2.8')))
    for (const stream of streams) await stream.stop()
    await until(() => kit.deps.feed.subscriberCount() === 0)
    const again = await from('192.0.2.7')
    expect(again.status).toBe(200)
    await messagesOf(again).stop()
  })

  it('404 for an unknown order; stopping the upstream ends every stream', async () => {
    expect((await listen('A'.repeat(24))).status).toBe(404)
    const feed = orderFeed(kit.database.db, 50)
    const messages = messagesOf(await listen(await create(), {}, createApp({ ...kit.deps, feed })))
    await messages.next()
    feed.close()
    expect(await messages.next()).toBeNull()
    expect(feed.subscriberCount()).toBe(0)
  })
})
