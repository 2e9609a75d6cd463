/** @jest-environment ./tests/support/outside-environment.mjs */
import { type SQL, sql } from 'drizzle-orm'
import type { ResultRow, Results } from '@/lib/domain/marketing/results/results-schema'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { copyOrders, copyVisits } from '../support/campaign-rows'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { brandPerson, type Somebody } from '../support/staff'
import { databases, sharedKit } from '../support/upstream-kit'

/** Four whole weeks. */
const JUNE = '?from=2026-06-01&to=2026-06-28'
const at = (day: string, time = '12:00') => `2026-${day}T${time}:00+02:00`
const diners = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name}${n}@example.pl`)

describe.each(databases)('C39 what came of campaigns, on %s', (name, open) => {
  const kit = sharedKit(open)
  let marketer: Somebody
  beforeAll(async () => {
    marketer = await brandPerson(kit, 'marketing')
    expect((await kit.send('POST', '/orders', orderRequest())).status).toBe(201)
    expect((await kit.send('POST', '/reservations', reservationRequest())).status).toBe(201)
    const { db } = kit.database
    await copyOrders(db, [
      // Six people of one campaign: one comes again, one in the next week after the period, one only after 61 days.
      ...diners(6, 'zima').map((email) => ({ email, at: at('06-10'), campaign: 'zima', grosze: 5005 })),
      { email: 'ZIMA0@example.pl', at: at('06-20'), campaign: 'zima', grosze: 1001 },
      { email: 'zima1@example.pl', at: at('07-05') },
      { email: 'zima2@example.pl', at: at('08-15') },
      // Paid and given back; declined and never paid; still to be brought; brought and paid in cash.
      { email: 'zima3@example.pl', at: at('06-11'), campaign: 'zima', status: 'cancelled', paid: 'refunded' as const },
      { email: 'zima4@example.pl', at: at('06-11'), campaign: 'zima', status: 'cancelled', paid: 'no' as const },
      { email: 'zima4@example.pl', at: at('06-12'), campaign: 'zima', status: 'sent', paid: 'no' as const },
      { email: 'zima5@example.pl', at: at('06-12', '09:30'), campaign: 'zima', paid: 'cash' as const, grosze: 2007 },
      // Three of a second campaign, three of a third one: six hidden people.
      ...diners(3, 'wiosna').map((email) => ({ email, at: at('06-10'), campaign: 'wiosna' })),
      ...diners(3, 'lato').map((email) => ({ email, at: at('06-10'), campaign: 'lato' })),
      // Made one minute before and after the period.
      { email: 'maj@example.pl', at: at('05-31', '23:59'), campaign: 'zima' },
      { email: 'po@example.pl', at: at('06-29', '00:00'), campaign: 'zima' },
    ])
    await copyVisits(db, [
      ...diners(5, 'stolik').map((email) => ({
        email,
        at: at('06-01', '00:00'),
        startsAt: at('06-12', '18:00'),
        guests: 3,
      })),
      { email: 'stolik0@example.pl', at: at('06-14'), startsAt: at('06-21', '18:00'), state: 'no_show' as const },
      { email: 'stolik1@example.pl', at: at('06-14'), startsAt: at('06-21', '18:00'), isCancelled: true },
      {
        email: 'stolik2@example.pl',
        at: at('06-14'),
        startsAt: at('06-21', '18:00'),
        state: 'seated' as const,
        guests: 4,
      },
    ])
  })

  const results = async (query = ''): Promise<Results> => {
    const { status, body } = await marketer.call('GET', `/console/results${JUNE}${query}`)
    expect([status, body.error]).toEqual([200, undefined])
    return body
  }
  const rowOf = ({ rows }: Results, name: string | null): ResultRow | undefined => rows.find((row) => row.name === name)

  /** What the facts lack of the other tables, or have beside them. */
  const differences = async () =>
    kit.rows(sql`WITH stored AS (SELECT * FROM order_facts UNION ALL SELECT * FROM reservation_facts)
      (TABLE stored EXCEPT TABLE result_facts) UNION ALL (TABLE result_facts EXCEPT TABLE stored)`)

  it('counts people, visits, orders, money and who came again, by campaign', async () => {
    const report = await results()
    expect(rowOf(report, 'zima')?.figures).toEqual({
      people: 6,
      reservations: 0,
      guests: 0,
      orders: 9,
      net_grosze: 6 * 5005 + 1001 + 2007,
      // Of 0 in the period; of 1 after it; of 4 and 5 two days later; not of 2, who waited too long, nor of 3.
      again: 4,
    })
    expect(rowOf(report, null)).toMatchObject({
      kind: 'untagged',
      figures: { people: 5, reservations: 7, guests: 5 * 3 + 4, orders: 0, net_grosze: 0, again: 1 },
    })
  })

  it('hides groups of fewer than five, and the sum is of everything, to the grosz as the payment events', async () => {
    const { rows, total } = await results()
    expect(rows.filter(({ hidden }) => hidden).map(({ name, hidden, figures }) => [name, hidden, figures])).toEqual([
      ['lato', 'few', null],
      ['wiosna', 'few', null],
    ])
    const [paid] = await kit.rows<{ grosze: string }>(sql`SELECT sum(grosze) AS grosze FROM (
        SELECT a.amount_grosze AS grosze FROM payment_attempts a JOIN orders o ON o.id = a.order_id
          WHERE a.paid_at IS NOT NULL AND o.created_at >= '2026-06-01T00:00+02:00' AND o.created_at < '2026-06-29T00:00+02:00'
        UNION ALL SELECT -a.amount_grosze FROM payment_attempts a JOIN orders o ON o.id = a.order_id
          WHERE a.refunded_at IS NOT NULL AND o.created_at >= '2026-06-01T00:00+02:00' AND o.created_at < '2026-06-29T00:00+02:00'
        UNION ALL SELECT 2007) events`)
    expect(total).toMatchObject({ people: 17, net_grosze: Number(paid!.grosze) })
  })

  it('by week, by the last touch and by source; another brand has nothing of it', async () => {
    const weeks = await results('&by=week')
    expect(weeks.rows.map(({ name }) => name)).toEqual(['2026-06-01', '2026-06-08', '2026-06-15'])
    // One person in the last week: the week of five hides with it, else the sum would tell.
    expect(weeks.rows.map(({ hidden }) => hidden)).toEqual(['beside', null, 'few'])
    const last = await results('&touch=last')
    expect(rowOf(last, 'ostatnia')?.figures?.people).toBe(12)
    expect(rowOf(await results('&by=source'), 'plakat')?.figures?.people).toBe(12)
    const stranger = await brandPerson(kit, 'marketing', 'ostrowje')
    const { body } = await stranger.call('GET', `/console/results${JUNE}`)
    expect([body.rows, body.total]).toEqual([[], null])
  })

  it('C19 C39 facts follow every change, and a forgotten diner is somebody else each time', async () => {
    const { db } = kit.database
    const peopleOf = async () => (await results()).total?.people
    expect(await differences()).toEqual([])
    const people = (await peopleOf()) ?? 0
    const changes = [
      sql`UPDATE orders SET status = 'cancelled', due_at = NULL WHERE email = 'zima5@example.pl' AND payment_method = 'cash'`,
      sql`UPDATE payments SET status = 'new' WHERE order_id IN (SELECT id FROM orders WHERE email = 'zima5@example.pl')`,
      sql`UPDATE payment_attempts SET refund_state = 'done', refunded_at = now()
        WHERE order_id IN (SELECT id FROM orders WHERE email = 'zima1@example.pl')`,
      sql`INSERT INTO refunds (id, order_id, attempt_id, amount_grosze, state, mark, wanted_at)
        SELECT 'part', order_id, id, 700, 'pending', 'm', now() FROM payment_attempts
        WHERE order_id IN (SELECT id FROM orders WHERE email = 'zima2@example.pl' AND created_at < '2026-07-01')`,
      sql`UPDATE refunds SET state = 'done', done_at = now() WHERE id = 'part'`,
      sql`UPDATE reservations SET visit_state = 'no_show' WHERE email = 'stolik2@example.pl' AND visit_state = 'seated'`,
      sql`UPDATE orders SET email = '', forgotten_at = now() WHERE lower(email) = 'zima0@example.pl'`,
      sql`UPDATE reservations SET email = '', forgotten_at = now() WHERE email = 'stolik0@example.pl'`,
    ]
    for (const change of changes) {
      const before = await rowsOf(
        db,
        sql`SELECT md5(string_agg(f::text, ',' ORDER BY is_order, id)) FROM result_facts f`,
      )
      await db.execute(change)
      expect(await differences()).toEqual([])
      const after = await rowsOf(
        db,
        sql`SELECT md5(string_agg(f::text, ',' ORDER BY is_order, id)) FROM result_facts f`,
      )
      // What is wanted back has not gone back.
      expect([before, change === changes[3]]).not.toEqual([after, false])
    }
    // Two orders of one, and two tables of another: each is a person of its own now.
    expect(await peopleOf()).toBe(people + 2)
  })

  // PGlite has one connection: nothing is at once there.
  if (name === 'PostgreSQL')
    it('C39 of two changes at once the fact has both: the later reads what the earlier wrote', async () => {
      const { db } = kit.database
      const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
        db,
        sql`SELECT order_id AS id FROM payment_attempts LIMIT 1`,
      )
      const change = (tx: Db, statement: SQL) =>
        tx.execute(statement).then(() => tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`))
      let second: Promise<unknown> | undefined
      await inTransaction(db, async (tx) => {
        await change(tx, sql`UPDATE orders SET wanted_at = '2026-06-30 12:34:00+02' WHERE id = ${id}`)
        second = inTransaction(db, (other) =>
          change(other, sql`UPDATE payment_attempts SET amount_grosze = amount_grosze + 1 WHERE order_id = ${id}`),
        )
        const isWaiting = sql`SELECT FROM pg_locks l JOIN pg_database d ON d.datname = current_database()
          JOIN pg_stat_activity a ON a.pid = l.pid AND a.datid = d.oid WHERE NOT l.granted`
        while ((await rowsOf(db, isWaiting)).length === 0) await new Promise(setImmediate)
      })
      await second
      expect(await differences()).toEqual([])
    })

  it.each(['?from=2026-06-30&to=2026-06-01', '?from=2024-01-01&to=2026-06-01', '?from=2026-06-01', '?by=email'])(
    '%s is no report',
    async (query) => expect((await marketer.call('GET', `/console/results${query}`)).status).toBe(422),
  )
})
