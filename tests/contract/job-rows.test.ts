/** @jest-environment ./tests/support/outside-environment.mjs */
import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_CAPS } from '@/upstream/caps/caps'
import { rowsOf } from '@/upstream/db/database'
import { countSetbacks } from '@/upstream/db/each-row'
import { declineUnanswered } from '@/upstream/jobs/decline-unanswered'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { anonymizeOrders } from '@/upstream/jobs/orders/anonymize-orders'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { expireUnpaidOrders } from '@/upstream/jobs/orders/expire-unpaid-orders'
import { sendMessages } from '@/upstream/mail/send-messages'
import { advanceAlarms } from '@/upstream/panel/alarms/advance-alarms'
import { pauseUnanswered } from '@/upstream/panel/alarms/pause-unanswered'
import { applyPlannedSteps } from '@/upstream/panel/orders/order-steps'
import { ProviderOutage } from '@/upstream/payments/provider-error'
import { closeOffers, offerTables } from '@/upstream/waitlist/offer-tables'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL, NON_PARTNER } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, type Kit, openKit } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const seconds = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 1000)

describe.each(databases)('design/processes: a row that fails stops no other, on %s', (database, open) => {
  let kit: Kit
  beforeEach(async () => {
    kit = await openKit(open)
  })
  afterEach(() => kit.close())

  /** After this every change of these rows fails, as by a database rule. */
  const poison = async (table: string, rows: string) => {
    const { db } = kit.database
    await db.execute(sql.raw(`CREATE TABLE poisoned_${table} AS SELECT id FROM ${table} WHERE ${rows}`))
    await db.execute(
      sql.raw(`CREATE FUNCTION refuse_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT FROM poisoned_${table} p WHERE p.id = NEW.id) THEN RAISE EXCEPTION 'poisoned'; END IF;
        RETURN NEW; END $$`),
    )
    await db.execute(
      sql.raw(`CREATE TRIGGER poisoned BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_${table}()`),
    )
  }
  const count = async (query: SQL) => (await kit.rows(query)).length
  const order = async () => {
    const { status, body } = await kit.send('POST', '/orders', orderRequest())
    expect(status).toBe(201)
    return body.id as string
  }
  const send = (n: number, sent: string[]) =>
    sendMessages({
      ...kit.deps,
      now: () => seconds(n),
      linkSecret: UPSTREAM_SECRET,
      originPattern: 'http://{tenant}.localhost:3000',
      transport: { send: async ({ to }) => void sent.push(to) },
    })

  it('messages: a batch of failing messages does not delay the others, and each is tried again after growing pauses', async () => {
    const { body } = await kit.send('POST', '/reservations', reservationRequest({ restaurant_id: LODKA }))
    const { db } = kit.database
    // Sixty rows older than the one that can be sent; a batch is fifty.
    await db.execute(sql`DELETE FROM messages WHERE channel = 'sms'`)
    await db.execute(sql`INSERT INTO messages (channel, subject, occasion, reservation_id, next_at, created_at)
      SELECT 'mail', subject, occasion, reservation_id, next_at - interval '1 hour', created_at
      FROM messages, generate_series(1, 60)`)
    await poison('messages', `next_at < (SELECT max(next_at) FROM messages)`)
    expect(body.code).toBeTruthy()

    const sent: string[] = []
    expect([await send(0, sent), await send(1, sent)]).toEqual([0, 1])
    expect(await countSetbacks(db, seconds(1))).toBe(60)
    const triesOf = async () =>
      (await rowsOf<{ tries: number }>(db, sql`SELECT DISTINCT tries FROM job_setbacks ORDER BY tries`)).map(
        ({ tries }) => tries,
      )
    await send(20, sent)
    expect(await triesOf()).toEqual([1])
    for (const n of [40, 41]) await send(n, sent)
    expect(await triesOf()).toEqual([2])
    for (const n of [80, 90]) await send(n, sent)
    expect(await triesOf()).toEqual([2])
    expect(kit.logged.some((line) => line.includes('a row of a job was set aside') && line.includes('poisoned'))).toBe(
      true,
    )
    // Repaired: the message is sent with the next try, without any action.
    await db.execute(sql`DROP TRIGGER poisoned ON messages`)
    for (const n of [110, 111]) await send(n, sent)
    expect(sent).toHaveLength(61)
  })

  it('reservations and orders that ran out: the others end', async () => {
    for (let n = 0; n < 2; n++) await order()
    await poison('orders', 'number = (SELECT min(number) FROM orders)')
    expect(await expireDueOrders(kit.database.db, seconds(600))).toBe(1)
    expect(await expireDueOrders(kit.database.db, seconds(610))).toBe(0)
    expect(await countSetbacks(kit.database.db, seconds(610))).toBe(1)

    const request = reservationRequest({ restaurant_id: NON_PARTNER, reserved_on: '2026-12-04 18:00:00' })
    for (let n = 0; n < 3; n++) await kit.send('POST', '/reservations', request)
    await poison('reservations', 'id = (SELECT min(id) FROM reservations)')
    expect(await declineUnanswered(kit.database.db, seconds(7 * 24 * 3600))).toBe(2)
  })

  // A PGlite for each test costs seconds; its own parts, one connection and its driver, are covered by the test above.
  if (database === 'PGlite') return

  it('planned steps: the others are done', async () => {
    for (let n = 0; n < 2; n++) await order()
    const step = { step: 'accept', readyAt: seconds(1200).toISOString(), reason: null, staffId: null }
    await kit.database.db.execute(sql`UPDATE orders SET planned_step = ${JSON.stringify(step)}::jsonb,
      planned_due_at = ${seconds(0).toISOString()}::timestamptz`)
    await poison('orders', 'number = (SELECT min(number) FROM orders)')
    await applyPlannedSteps(kit.database.db, seconds(10))
    expect(await count(sql`SELECT 1 FROM orders WHERE status = 'confirmed'`)).toBe(1)
  })

  it('pauses and offers: a restaurant that cannot be read stops no other', async () => {
    const { db } = kit.database
    await order()
    await db.execute(sql`UPDATE alarms SET ended_at = raised_at + interval '10 minutes', outcome = 'unanswered'`)
    await db.execute(sql`INSERT INTO alarms (restaurant_id, order_id, raised_at, starts_at, level, ended_at, outcome)
      SELECT ${MANUAL}, order_id, raised_at, starts_at, level, ended_at, outcome FROM alarms`)
    await poison('alarms', `restaurant_id = (SELECT min(restaurant_id) FROM alarms)`)
    await pauseUnanswered(db, 1, seconds(700))
    expect(await count(sql`SELECT 1 FROM alarms WHERE counted_at IS NOT NULL`)).toBe(1)

    await db.execute(sql`INSERT INTO waitlist (tenant, code, restaurant_id, day, guests_number, from_time, to_time, phone_number,
        email, state, offer_ends_at, hold_token, offered_on, created_at, changed_at)
      SELECT 'lubje', 'code' || n, ${LODKA}, '2026-11-28', 2, '18:00', '20:00', '', n || '@example.pl', 'offered', ${seconds(-60).toISOString()}::timestamptz,
        't' || n, '2026-11-28 18:00:00', ${seconds(0).toISOString()}::timestamptz, ${seconds(0).toISOString()}::timestamptz
      FROM generate_series(1, 3) n`)
    await poison('waitlist', 'id = (SELECT min(id) FROM waitlist)')
    expect(await closeOffers(db, seconds(0))).toBe(2)
  })

  it('offers: a day of a restaurant that cannot be offered stops no other', async () => {
    const { db } = kit.database
    await db.execute(sql`INSERT INTO waitlist (tenant, code, restaurant_id, day, guests_number, from_time, to_time, phone_number,
        email, state, created_at, changed_at)
      SELECT 'lubje', 'code' || day, ${LODKA}, day, 2, '18:00', '20:00', '', day || '@example.pl', 'waiting',
        ${seconds(0).toISOString()}::timestamptz, ${seconds(0).toISOString()}::timestamptz
      FROM unnest(ARRAY['2026-11-28', '2026-12-05']) day`)
    await poison('waitlist', `day = '2026-11-28'`)
    expect(await offerTables(db, seconds(0), DEFAULT_CAPS)).toBe(1)
    const states = await rowsOf(db, sql`SELECT state FROM waitlist ORDER BY day`)
    expect(states).toEqual([{ state: 'waiting' }, { state: 'offered' }])
    expect(await countSetbacks(db, seconds(0))).toBe(1)
    await db.execute(sql`DROP TRIGGER poisoned ON waitlist`)
    expect(await offerTables(db, seconds(20), DEFAULT_CAPS)).toBe(0)
    expect(await offerTables(db, seconds(40), DEFAULT_CAPS)).toBe(1)
  })

  it.each(['place', 'raise', 'escalate'])(
    'alarms, %s: a restaurant whose alarm fails silences no other',
    async (step) => {
      const { db } = kit.database
      for (let n = 0; n < 2; n++) await order()
      await db.execute(sql`UPDATE alarms SET restaurant_id = ${MANUAL} WHERE id = (SELECT max(id) FROM alarms)`)
      if (step === 'place') await db.execute(sql`UPDATE alarms SET starts_at = NULL`)
      await poison('alarms', `restaurant_id = (SELECT min(restaurant_id) FROM alarms)`)
      await advanceAlarms(db, seconds({ place: 0, raise: 70, escalate: 200 }[step] ?? 0))
      const isDone = sql.raw(
        { place: 'starts_at IS NOT NULL', raise: `level = 'loud'` }[step] ?? 'escalated_at IS NOT NULL',
      )
      expect(await count(sql`SELECT 1 FROM alarms WHERE ${isDone}`)).toBe(1)
      expect(await count(sql`SELECT 1 FROM job_setbacks WHERE job = ${`${step}-alarms`}`)).toBe(1)
    },
  )

  it('unpaid orders: one that fails stops no other; a provider that is away sets none aside', async () => {
    const unpaid = () => kit.send('POST', '/orders', orderRequest({ payment_method: 'card_online' }))
    for (let n = 0; n < 2; n++) expect((await unpaid()).status).toBe(201)
    const provider = kit.deps.paymentProviders.byName('builtin')!
    const { find, getStatus } = provider
    const out = () => Promise.reject(new ProviderOutage('out'))
    Object.assign(provider, { find: out, getStatus: out })
    kit.setNow(seconds(901))
    expect(await expireUnpaidOrders(kit.deps)).toBe(0)
    expect(await count(sql`SELECT 1 FROM job_setbacks`)).toBe(0)
    expect(kit.logged.filter((line) => line.includes('did not answer about an unpaid order'))).toHaveLength(2)

    Object.assign(provider, { find, getStatus })
    await poison('orders', 'number = (SELECT min(number) FROM orders)')
    expect(await expireUnpaidOrders(kit.deps)).toBe(1)
    expect(await count(sql`SELECT 1 FROM job_setbacks WHERE job = 'expire-unpaid-orders'`)).toBe(1)
  })

  it('retention: a reservation, an order and a kind of data that fail keep no others beyond their time', async () => {
    const { db } = kit.database
    for (let n = 0; n < 2; n++) {
      await order()
      await kit.send('POST', '/reservations', reservationRequest({ restaurant_id: LODKA }))
    }
    const inAYear = seconds(400 * 24 * 3600)
    await poison('reservations', 'id = (SELECT min(id) FROM reservations)')
    await poison('orders', 'number = (SELECT min(number) FROM orders)')
    await db.execute(
      sql`UPDATE orders SET client = NULL, network = NULL WHERE number = (SELECT max(number) FROM orders)`,
    )
    await deleteExpiredData(db, inAYear, kit.deps.log)
    await anonymizeOrders(db, inAYear, kit.deps.log)
    for (const table of ['reservations', 'orders'])
      expect(await count(sql`SELECT 1 FROM ${sql.raw(table)} WHERE anonymized_at IS NOT NULL`)).toBe(1)
    expect(await count(sql`SELECT 1 FROM idempotency_keys`)).toBe(0)
    const jobs = await rowsOf<{ job: string }>(db, sql`SELECT DISTINCT job FROM job_setbacks ORDER BY job`)
    expect(jobs.map(({ job }) => job)).toEqual(expect.arrayContaining(['anonymize-orders', 'forget-reservations']))
  })

  it('the figure of rows set aside counts one whose pause has just ended, until it has long been well', async () => {
    const { db } = kit.database
    const next = seconds(30).toISOString()
    await db.execute(
      sql`INSERT INTO job_setbacks (job, row_key, tries, next_at) VALUES ('a job', '1', 1, ${next}::timestamptz)`,
    )
    const counts = await Promise.all([0, 31, 300, 331].map((n) => countSetbacks(db, seconds(n))))
    expect(counts).toEqual([1, 1, 1, 0])
  })
})
