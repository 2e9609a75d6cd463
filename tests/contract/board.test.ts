/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { boardChangeSchema, boardSchema } from '@/lib/domain/panel/board/board-schema'
import { createApp } from '@/upstream/app'
import type { Db } from '@/upstream/db/database'
import { boardFeed } from '@/upstream/panel/board/board-feed'
import { loadBoard } from '@/upstream/panel/board/load-board'
import { messagesOf } from '../support/event-stream'
import { orderRequest } from '../support/order-fixture'
import { holdRequest, reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, invited, ownerOf, panelOrderId, panelReservationId, type Somebody } from '../support/staff'
import {
  databases,
  FRIDAY_NOON,
  openKit,
  openTestPostgres,
  PARTNER_TOKEN,
  parseAs,
  sharedKit,
} from '../support/upstream-kit'
import { asWeb } from '../support/upstream-secret'

const DATE = '2026-11-27'

describe.each(databases)('C22 the board of a restaurant on %s', (_, open) => {
  const kit = sharedKit(open)
  let owner: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
  })
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const order = async () => (await kit.send('POST', '/orders', orderRequest())).body.id as string
  const decide = (id: string, decision: unknown) =>
    kit.send('PUT', `/partner/orders/${id}`, decision, bearer(PARTNER_TOKEN))
  const board = async (who = owner) => parseAs(boardSchema, (await who.call('GET', `/panel/${LODKA}/board`)).body)
  const revision = async (id = LODKA) =>
    Number(
      (
        await kit.rows<{ revision: string }>(sql`SELECT revision FROM restaurant_revisions WHERE restaurant_id = ${id}`)
      )[0]?.revision ?? 0,
    )
  const listen = async (headers: Record<string, string> = {}, { app = kit.app, who = owner, query = '' } = {}) =>
    app.request(`/panel/${LODKA}/events${query}`, {
      headers: { 'x-tenant': 'lubje', ...asWeb, ...bearer(who.token), ...headers },
    })

  it('a snapshot with its revision, then each change by whichever process', async () => {
    const id = await order()
    const number = await panelOrderId(kit, id)
    const feed = boardFeed(kit.database.db, 50)
    const response = await listen({}, { app: createApp({ ...kit.deps, boardFeed: feed }) })
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'text/event-stream',
      'no-store',
    ])
    const messages = messagesOf(response)
    const first = (await messages.next())!
    const snapshot = parseAs(boardSchema, JSON.parse(first.data))
    expect([first.event, first.id]).toEqual(['snapshot', String(snapshot.revision)])
    const shown = snapshot.orders.find((one) => one.id === number)!
    expect([shown.status, shown.customer.phone, shown.customer.email]).toEqual(['pending', '+48600100300', ''])
    await decide(id, { status: 'confirmed', ready_in_minutes: 20 })
    const second = (await messages.next())!
    const change = parseAs(boardChangeSchema, JSON.parse(second.data))
    expect([second.event, change.orders.map((one) => [one.id, one.status])]).toEqual([
      'change',
      [[number, 'confirmed']],
    ])
    expect(Number(second.id)).toBeGreaterThan(Number(first.id))
    await messages.stop()
    feed.close()
  })

  it('Last-Event-ID: nothing again for the present revision, a whole snapshot after a gap or on another day', async () => {
    const id = await order()
    const { revision: present } = await board()
    const current = messagesOf(await listen({ 'last-event-id': String(present) }, { query: `?date=${DATE}` }))
    await decide(id, { status: 'declined', reason: 'too_busy' })
    expect((await current.next())!.event).toBe('change')
    await current.stop()
    for (const [last, query] of [
      [String(present), ''],
      ['0', ''],
      ['rubbish', ''],
      [String(present + 9), ''],
      [String(await revision()), '?date=2026-11-26'],
    ] as const) {
      const messages = messagesOf(await listen({ 'last-event-id': last }, { query }))
      expect([last, query, (await messages.next())!.event]).toEqual([last, query, 'snapshot'])
      await messages.stop()
    }
  })

  it('orders, payments, reservations, waitlist and pauses raise it; holds, reading and other restaurants do not', async () => {
    const raises = async (work: () => Promise<unknown>) => {
      const before = await revision()
      await work()
      return (await revision()) > before
    }
    let id = ''
    const place = async () => {
      id = await order()
    }
    expect(await raises(place)).toBe(true)
    expect(await raises(() => decide(id, { status: 'confirmed', ready_in_minutes: 20 }))).toBe(true)
    expect(await raises(() => decide(id, { status: 'confirmed', ready_in_minutes: 20 }))).toBe(false)
    expect(await raises(() => kit.send('POST', '/reservations', reservationRequest()))).toBe(true)
    const wait = { restaurant_id: LODKA, date: DATE, from: '18:00', to: '19:00', people: 2 }
    const added = sql`INSERT INTO waitlist (code, tenant, restaurant_id, day, from_time, to_time, guests_number, email,
      phone_number, created_at, changed_at) VALUES ('W', 'lubje', ${LODKA}, ${DATE}, '18:00', '19:00', 2, 'a@b.pl',
      '+48600100200', now(), now())`
    expect(await raises(() => kit.database.db.execute(added))).toBe(true)
    expect((await board()).waitlist.map(({ from, people }) => [from, people])).toEqual([[wait.from, wait.people]])
    const pause = (paused: unknown) =>
      kit.send('PUT', '/partner/pause', { restaurant_id: LODKA, paused }, bearer(PARTNER_TOKEN))
    expect(await raises(() => pause({ reason: 'other' }))).toBe(true)
    expect((await board()).orders_paused?.reason).toBe('other')
    expect(await raises(() => pause(null))).toBe(true)
    expect(await raises(() => kit.send('POST', '/holds', holdRequest()))).toBe(false)
    expect(await raises(board)).toBe(false)
    expect(await raises(() => kit.send('POST', '/reservations', reservationRequest({ restaurant_id: MANUAL })))).toBe(
      false,
    )
  })

  it('a change that is rolled back raises nothing', async () => {
    const before = await revision()
    const id = await order()
    const made = await revision()
    await kit.database.db
      .transaction(async (tx) => {
        await tx.execute(sql`UPDATE orders SET notes = 'x' WHERE id = ${id}`)
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect([made > before, await revision()]).toEqual([true, made])
  })

  it('a reservation names its tables; a day can be asked for', async () => {
    const { body } = await kit.send('POST', '/reservations', reservationRequest({ reserved_on: '2026-11-28 20:00:00' }))
    const reply = await owner.call('GET', `/panel/${LODKA}/board?date=2026-11-28`)
    const own = await panelReservationId(kit, body.code)
    const found = parseAs(boardSchema, reply.body).reservations.find(({ id }) => id === own)!
    expect(found.tables.length).toBeGreaterThan(0)
    expect(found.phone_number).toBe('+48600100200')
  })

  it('who cooks sees no phone of a guest; a change of the role is a new snapshot', async () => {
    const cook = await invited(kit, owner, LODKA, 'kitchen')
    await kit.send(
      'POST',
      '/reservations',
      reservationRequest({ reserved_on: '2026-11-27 20:00:00', guests_number: 3 }),
    )
    const messages = messagesOf(await listen({}, { who: cook }))
    const seen = JSON.parse((await messages.next())!.data)
    expect(seen.reservations.length).toBeGreaterThan(0)
    expect(JSON.stringify(seen.reservations)).not.toContain('600100200')
    await owner.call('PUT', `/panel/${LODKA}/people/${cook.personId}`, { role: 'host' })
    await order()
    const next = (await messages.next())!
    expect([next.event, next.data.includes('600100200')]).toEqual(['snapshot', true])
    await messages.stop()
  })

  it('ends for who is signed out, before they hear of a change', async () => {
    const host = await invited(kit, owner, LODKA, 'host')
    const messages = messagesOf(await listen({}, { who: host }))
    await messages.next()
    await owner.call('DELETE', `/panel/${LODKA}/people/${host.personId}`)
    await order()
    expect(await messages.next()).toBeNull()
  })

  it('a session has eight streams at once, and again when one has ended', async () => {
    const streams = []
    for (let n = 0; n < 8; n++) streams.push(messagesOf(await listen()))
    for (const stream of streams) await stream.next()
    expect((await listen()).status).toBe(429)
    for (const stream of streams) await stream.stop()
    while (kit.deps.boardFeed.subscriberCount() > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const again = messagesOf(await listen())
    expect((await again.next())!.event).toBe('snapshot')
    await again.stop()
  })
})

describe('C22 revisions under load, on PostgreSQL', () => {
  it('two boards of one revision are one board, however late the transactions commit', async () => {
    const kit = await openKit(openTestPostgres)
    const ids: string[] = []
    for (let n = 0; n < 6; n++)
      ids.push(
        (
          await kit.send(
            'POST',
            '/orders',
            orderRequest({
              customer: { phone: `+4860010030${n}`, email: `n${n}@example.pl`, deliveryAt: '2026-11-27 20:00:00' },
            }),
          )
        ).body.id,
      )
    expect(ids.every(Boolean)).toBe(true)
    const { db } = kit.database
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const seen = new Map<number, string>()
    let writing = true
    const write = async (n: number) => {
      // On a slow machine a reading takes longer than many writes: they go on until enough was read.
      for (let round = 0; round < 15 || (seen.size <= 10 && round < 2000); round++)
        await db.transaction(async (tx) => {
          await tx.execute(sql`UPDATE orders SET notes = ${`${n}-${round}`} WHERE id = ${ids[n % ids.length]}`)
          await pause(Math.random() * 25)
        })
    }
    const read = async () => {
      let last = 0
      while (writing) {
        const board = await loadBoard(db as Db, LODKA, { date: DATE, now: FRIDAY_NOON })
        expect(board.revision).toBeGreaterThanOrEqual(last)
        last = board.revision
        const shown = JSON.stringify(board.orders)
        expect([board.revision, seen.get(last) ?? shown]).toEqual([last, shown])
        seen.set(last, shown)
      }
    }
    const readers = [read(), read()]
    await Promise.all(Array.from({ length: 6 }, (_, n) => write(n)))
    writing = false
    await Promise.all(readers)
    expect(seen.size).toBeGreaterThan(10)
    await kit.close()
  })
})
