/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import {
  boardChangeSchema,
  boardReservationSchema,
  boardSchema,
  boardWaitSchema,
} from '@/lib/domain/panel/board/board-schema'
import { dayReportSchema } from '@/lib/domain/panel/report/report-schema'
import { createApp } from '@/upstream/app'
import type { Db } from '@/upstream/db/database'
import type { Envelope } from '@/upstream/db/message-schema'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { sendMessages } from '@/upstream/mail/send-messages'
import { boardFeed } from '@/upstream/panel/board/board-feed'
import { loadBoard } from '@/upstream/panel/board/load-board'
import { closeOffers, offerTables } from '@/upstream/waitlist/offer-tables'
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
import { asWeb, UPSTREAM_SECRET } from '../support/upstream-secret'

describe('board', () => {
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
          await kit.rows<{ revision: string }>(
            sql`SELECT revision FROM restaurant_revisions WHERE restaurant_id = ${id}`,
          )
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

    it('a reservation names its tables; another day can be requested', async () => {
      const { body } = await kit.send(
        'POST',
        '/reservations',
        reservationRequest({ reserved_on: '2026-11-28 20:00:00' }),
      )
      const reply = await owner.call('GET', `/panel/${LODKA}/board?date=2026-11-28`)
      const own = await panelReservationId(kit, body.code)
      const found = parseAs(boardSchema, reply.body).reservations.find(({ id }) => id === own)!
      expect(found.tables.length).toBeGreaterThan(0)
      expect(found.phone_number).toBe('+48600100200')
    })

    it('a cook sees no phone of a guest; a change of the role is a new snapshot', async () => {
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

    it('ends for a signed-out person, before it sends another change', async () => {
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
        // On a slow machine a reading takes longer than many writes: they continue until enough was read.
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
})

const minutes = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 60_000)

const party = { customer_name: 'Wojciech Drzwi', guests_number: 2, wait_minutes: 20 }

describe.each(databases)('C25 parties at the door, on %s', (_, open) => {
  const kit = sharedKit(open)
  let owner: Somebody
  let host: Somebody
  let cook: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
    host = await invited(kit, owner, LODKA, 'host')
    cook = await invited(kit, owner, LODKA, 'kitchen')
  })
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`DELETE FROM waitlist`)
    await kit.database.db.execute(sql`UPDATE occupations SET ended_at = now() WHERE ended_at IS NULL`)
  })

  const panel = `/panel/${LODKA}`
  const board = async (who = host) => parseAs(boardSchema, (await who.call('GET', `${panel}/board`)).body)
  const waits = async () => (await board()).waitlist
  const added = async (changes = {}) => {
    const { status, body } = await host.call('POST', `${panel}/waitlist`, { ...party, ...changes })
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return parseAs(boardWaitSchema, body)
  }
  const step = (id: number, name: string) => host.call('POST', `${panel}/waitlist/${id}/steps`, { step: name })
  const seat = (id: number, body = {}) =>
    host.call('POST', `${panel}/waitlist/${id}/seat`, { guests_number: 2, ...body })
  async function sent(): Promise<Envelope[]> {
    const envelopes: Envelope[] = []
    const { db } = kit.database
    const transport = { send: async (envelope: Envelope) => void envelopes.push(envelope) }
    const { caps, now, log } = kit.deps
    const origin = { linkSecret: UPSTREAM_SECRET, originPattern: 'https://{host}' }
    while ((await sendMessages({ db, caps, now, log, transport, ...origin })) > 0);
    return envelopes
  }

  it('are on every board until the time that they were given; a cook sees no phone, and nobody an e-mail', async () => {
    const before = (await board()).revision
    const { id } = await added({ phone_number: '+48600700900', email: 'drzwi@example.pl' })
    expect((await board()).revision).toBeGreaterThan(before)
    const [shown] = await waits()
    expect(shown).toMatchObject({ id, state: 'at_door', people: 2, customer_name: 'Wojciech Drzwi', called_at: null })
    expect(new Date(shown!.promised_at!)).toEqual(minutes(20))
    expect(JSON.stringify(await board())).not.toContain('drzwi@example.pl')
    expect((await board(cook)).waitlist[0]?.phone_number).toBe('')
    expect((await cook.call('POST', `${panel}/waitlist`, party)).status).toBe(403)
    // The entry gets no message before it is called, and no table of a diner's waitlist is offered for it.
    await closeOffers(kit.database.db, minutes(1))
    expect(await offerTables(kit.database.db, minutes(1), kit.deps.caps)).toBe(0)
    expect(await sent()).toEqual([])
  })

  it.each([
    ['a wait that is no multiple of five minutes', { wait_minutes: 7 }],
    ['one of more than four hours', { wait_minutes: 245 }],
    ['an empty name', { customer_name: ' ' }],
    ['no guest', { guests_number: 0 }],
    ['half a phone', { phone_number: '600 700' }],
  ])('%s is 422', async (_name, changes) =>
    expect((await host.call('POST', `${panel}/waitlist`, { ...party, ...changes })).status).toBe(422),
  )

  it('are called once, by the contacts that they left, in Polish', async () => {
    const { id } = await added({ phone_number: '+48600700901', email: 'wola@example.pl' })
    kit.setNow(minutes(18))
    const called = parseAs(boardWaitSchema, (await step(id, 'call')).body)
    expect([called.state, new Date(called.called_at!)]).toEqual(['called', minutes(18)])
    kit.setNow(minutes(19))
    expect((await step(id, 'call')).body.called_at).toBe(called.called_at)
    const reported = await sent()
    expect(reported.map(({ channel, to }) => `${channel} ${to}`).sort()).toEqual([
      'mail wola@example.pl',
      'sms +48600700901',
    ])
    for (const one of reported) expect(one.text).toContain('jest gotowy')
    // Left and returned by mistake: the message is not sent again.
    await step(id, 'leave')
    expect(await waits()).toEqual([])
    expect((await step(id, 'return')).body.state).toBe('called')
    expect(await sent()).toEqual([])
  })

  it('without phone and e-mail are called by voice; a party that has left gets no message', async () => {
    const silent = await added()
    await step(silent.id, 'call')
    const removed = await added({ phone_number: '+48600700902' })
    await step(removed.id, 'call')
    await step(removed.id, 'leave')
    expect(await sent()).toEqual([])
    expect((await waits()).map(({ id, state }) => [id, state])).toEqual([[silent.id, 'called']])
  })

  it('are seated as a party at the door, and leave the list', async () => {
    const { id } = await added({ phone_number: '+48600700903' })
    const reply = await seat(id, { guests_number: 3, tables: ['S2'] })
    expect(reply.status).toBe(201)
    expect(parseAs(boardReservationSchema, reply.body)).toMatchObject({
      visit_state: 'seated',
      guests_number: 3,
      tables: ['S2'],
      customer_name: 'Wojciech Drzwi',
      phone_number: '+48600700903',
    })
    expect(await waits()).toEqual([])
    // The second screen gets the present state; a table that is taken seats no party.
    const twice = await seat(id)
    expect([twice.status, twice.body.error.code, twice.body.current.reservation_id]).toEqual([
      409,
      'changed_meanwhile',
      reply.body.id,
    ])
    expect((await step(id, 'leave')).body.error.code).toBe('changed_meanwhile')
    const next = await added()
    expect((await seat(next.id, { tables: ['S2'] })).body.error.code).toBe('slot_taken')
    expect((await waits()).map((one) => one.id)).toEqual([next.id])
  })

  it('after midnight belong to the evening', async () => {
    kit.setNow(new Date('2026-11-28T00:40:00+01:00'))
    const { id } = await added({ wait_minutes: 30 })
    const { date, waitlist } = await board()
    expect([date, waitlist.map((one) => one.id)]).toEqual(['2026-11-27', [id]])
  })

  it('are those of this restaurant, and no entry of a diner', async () => {
    const { id } = await added()
    const other = await ownerOf(kit, MANUAL)
    const foreign = await other.call('POST', `/panel/${MANUAL}/waitlist/${id}/steps`, { step: 'call' })
    expect([foreign.status, foreign.body.error.code]).toEqual([404, 'unknown_waitlist_entry'])
    const [row] = await kit.rows<{ code: string }>(sql`SELECT code FROM waitlist WHERE id = ${id}`)
    expect((await kit.get(`/waitlist/${row!.code}`)).status).toBe(404)
    await kit.database.db.execute(sql`UPDATE waitlist SET state = 'waiting', promised_at = NULL WHERE id = ${id}`)
    expect((await step(id, 'call')).status).toBe(404)
  })

  it('C19 are deleted after 7 days, and with the data of a person on request', async () => {
    await added({ phone_number: '+48600700904' })
    const rows = () => kit.rows(sql`SELECT 1 FROM waitlist`)
    const whom = { email: 'kto@example.pl', phone: '+48600700904', dry_run: false }
    const erased = await kit.send('POST', '/operations/erasures', whom, bearer(PARTNER_TOKEN))
    expect([erased.body.counts.waitlist, await rows()]).toEqual([1, []])
    await added()
    await deleteExpiredData(kit.database.db, minutes(7 * 24 * 60))
    expect(await rows()).toHaveLength(1)
    await deleteExpiredData(kit.database.db, minutes(8 * 24 * 60))
    expect(await rows()).toEqual([])
  })

  it('C21 the trail names the person and the action, and no guest', async () => {
    const { id } = await added()
    await step(id, 'call')
    await seat(id)
    const { items } = (await owner.call('GET', `${panel}/audit`)).body
    expect(items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'seated_walk_in',
      'called_party',
      'listed_party',
    ])
    expect(JSON.stringify(items)).not.toContain('Drzwi')
  })
})

describe.each(databases)('C27 the report of an evening, on %s', (_, open) => {
  const DATE = '2026-11-27'

  const seconds = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 1000)

  const kit = sharedKit(open)
  let owner: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
    await play()
  })

  const order = async (changes = {}) => {
    const { status, body } = await kit.send('POST', '/orders', orderRequest(changes))
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return body.id as string
  }
  const decide = async (id: string, decision: object) =>
    expect((await kit.send('PUT', `/partner/orders/${id}`, decision, bearer(PARTNER_TOKEN))).status).toBe(200)
  const report = async (date = DATE) =>
    parseAs(dayReportSchema, (await owner.call('GET', `/panel/${LODKA}/report?date=${date}`)).body)

  /** An evening with all outcomes of orders and visits. */
  async function play() {
    kit.setNow(FRIDAY_NOON)
    const confirmed = { status: 'confirmed', ready_in_minutes: 20 }
    const delivered = await order()
    const onItsWay = await order()
    const byCard = await order({ payment_method: 'card_on_place' })
    const declined = await order()
    const withdrawn = await order()
    await kit.send('POST', `/orders/${withdrawn}/cancel`, {})
    for (const [n, id] of [delivered, onItsWay, byCard].entries()) {
      kit.setNow(seconds(30 * (n + 1)))
      await decide(id, confirmed)
    }
    kit.setNow(seconds(120))
    await decide(declined, { status: 'declined', reason: 'item_unavailable' })
    await decide(delivered, { status: 'sent' })
    await decide(delivered, { status: 'delivered' })
    await order()
    kit.setNow(seconds(120 + 600))
    await expireDueOrders(kit.database.db, kit.deps.now())
    // After midnight it is the same evening; after five o'clock the next.
    const visit = async (reservedOn: string, guests: number, state: string) => {
      const request = reservationRequest({ reserved_on: reservedOn, guests_number: guests })
      const { status, body } = await kit.send('POST', '/reservations', request)
      expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
      await kit.database.db.execute(sql`UPDATE reservations SET visit_state = ${state} WHERE code = ${body.code}`)
    }
    await visit('2026-11-27 18:00:00', 4, 'finished')
    await visit('2026-11-27 19:00:00', 2, 'no_show')
    await visit('2026-11-27 20:00:00', 3, 'expected')
    await visit('2026-11-28 18:00:00', 2, 'finished')
    kit.setNow(new Date('2026-11-28T04:00:00+01:00'))
  }

  it('orders and sums by payment method, without cancelled ones', async () => {
    const { by_method, total } = await report()
    expect(by_method.map(({ method, orders }) => [method, orders])).toEqual([
      ['card_on_place', 1],
      ['cash', 2],
    ])
    expect(total.orders).toBe(3)
    const [row] = await kit.rows<{ grosze: number }>(
      sql`SELECT sum(total_grosze)::int AS grosze FROM orders WHERE status NOT IN ('declined', 'cancelled')`,
    )
    expect(total.grosze).toBe(row!.grosze)
  })

  it('the cash that should be there is of delivered orders alone', async () => {
    const { cash, by_method } = await report()
    const byCash = by_method.find(({ method }) => method === 'cash')!
    expect(cash.due_grosze).toBeGreaterThan(0)
    expect(cash.due_grosze + cash.open_grosze).toBe(byCash.grosze)
  })

  it('lists cancellations, with the person and the reason', async () => {
    const found = (await report()).called_off.map(({ by, reason, orders }) => [by, reason, orders])
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        ['diner', null, 1],
        ['restaurant', 'item_unavailable', 1],
        ['timer', 'unanswered', 1],
      ]),
    )
  })

  it('the time to answer counts from the alarm, and only answers of the restaurant', async () => {
    expect((await report()).answers).toEqual({ count: 4, median_seconds: 60, p90_seconds: 120, unanswered: 1 })
  })

  it('counts covers, no-shows, and unmarked visits', async () => {
    expect((await report()).tables).toMatchObject({
      visits: 1,
      covers: 4,
      no_shows: 1,
      no_show_guests: 2,
      unmarked: 1,
      unmarked_guests: 3,
    })
  })

  it('the evening ends at five: at four tonight’s is still that of yesterday', async () => {
    const { body } = await owner.call('GET', `/panel/${LODKA}/report`)
    expect(parseAs(dayReportSchema, body).date).toBe(DATE)
    expect([body.from, body.to]).toEqual(['2026-11-27T05:00:00+01:00', '2026-11-28T05:00:00+01:00'])
    expect((await report('2026-11-28')).total).toEqual({ orders: 0, grosze: 0 })
  })

  it('refunds are listed with their state', async () => {
    await kit.database.db.execute(sql`INSERT INTO payment_attempts
        (id, order_id, provider, method, amount_grosze, status, created_at, expires_at, refund_state)
      SELECT 'refunded-' || id, id, 'builtin', 'blik', 1234, 'paid', created_at, created_at, 'done'
      FROM orders WHERE status = 'declined'`)
    expect((await report()).refunds).toEqual({
      done: { orders: 1, grosze: 1234 },
      under_way: { orders: 0, grosze: 0 },
      failed: { orders: 0, grosze: 0 },
    })
  })

  it('is for owner and manager, each for their own restaurant', async () => {
    const host = await invited(kit, owner, LODKA, 'host')
    const statuses = [
      (await host.call('GET', `/panel/${LODKA}/report`)).status,
      (await (await invited(kit, owner, LODKA, 'manager')).call('GET', `/panel/${LODKA}/report`)).status,
      (await owner.call('GET', `/panel/${MANUAL}/report`)).status,
      (await owner.call('GET', `/panel/${LODKA}/report?date=2026-02-30`)).status,
    ]
    expect(statuses).toEqual([403, 200, 404, 422])
  })
})
