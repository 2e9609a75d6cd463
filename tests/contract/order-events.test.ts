/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import { createApp } from '@/upstream/app'
import type { Db } from '@/upstream/db/database'
import { orderFeed } from '@/upstream/orders/order-feed'
import { messagesOf } from '../support/event-stream'
import { orderRequest } from '../support/order-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'
import { asWeb } from '../support/upstream-secret'

/** The feed polls every few milliseconds; a busy machine may take longer. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Runs `change` once, before the `n`th query that is begun with `select`. */
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
    // Within one second `updated_at` does not tell which is newer.
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
    const heard: string[] = []
    const stops = [feed.subscribe(id, () => heard.push('first'))]
    await until(() => heard.length === 1)
    await decide(id, { status: 'confirmed', ready_in_minutes: 15 })
    await until(() => heard.length === 2)
    stops.push(feed.subscribe(id, () => heard.push('second')))
    await until(() => heard.includes('second'))
    // Waits for further events, which must not come.
    await new Promise((resolve) => setTimeout(resolve, 150))
    for (const stop of stops) stop()
    feed.close()
    expect(heard.length).toBeLessThan(6)
  })

  it('Last-Event-ID: only what is newer', async () => {
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

  it('C23 what the restaurant handed over may be called back: for ten minutes its diner goes on hearing', async () => {
    kit.setNow(FRIDAY_NOON)
    const id = await create()
    await decide(id, { status: 'confirmed', ready_in_minutes: 15 })
    await decide(id, { status: 'sent' })
    await decide(id, { status: 'delivered' })
    const watching = messagesOf(await listen(id))
    const delivered = (await watching.next())!
    expect(JSON.parse(delivered.data).status).toBe('delivered')
    // As the panel does it: `board-steps.test.ts` tells how.
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

  // The way in reads first, then the stream: each of their queries once.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('C0 an end that is committed before query %i is heard', async (n) => {
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
