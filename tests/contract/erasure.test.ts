/** @jest-environment ./tests/support/outside-environment.mjs */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Erasure } from '@/lib/domain/panel/access/erasure-schema'
import { openPostgres } from '@/upstream/db/postgres'
import { listen } from '@/upstream/http/http-server'
import { outboxTransport } from '@/upstream/mail/open-messenger'
import { sendMessages } from '@/upstream/mail/send-messages'
import { operationsToken } from '@/upstream/panel/accounts/derived-tokens'
import { orderRequest } from '../support/order-fixture'
import { startPostgres } from '../support/postgres'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, signIn } from '../support/staff'
import { databases, FRIDAY_NOON, openKit, openTestPostgres, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const EMAIL = 'Balbina.Zerwikaptur@poczta.pl'
const PHONE = '+48699123456'
const NAME = 'Balbina Zerwikaptur'
const NOTE = 'Urodziny cioci Pelagii'
const NIP = '9876543210'
/** Spellings of the person in texts, in any case; the digits without the country code as well. */
const NEEDLES = ['balbina', 'zerwikaptur', '699123456', '699 123 456', '699-123', '(699)', '699.123', 'pelagii', NIP]

describe.each(databases)('C19 a person is erased on request, on %s', (_, open) => {
  const kit = sharedKit(open)

  const rows = <T>(query: ReturnType<typeof sql>) => kit.rows<T>(query)
  const erase = async (body: object, token = PARTNER_TOKEN) => {
    const answer = await kit.send('POST', '/operations/erasures', body, bearer(token))
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 200, error: undefined })
    return answer.body as Erasure
  }
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const { status, body: made } = await kit.send('POST', path, body, headers)
    expect({ path, status, error: made.error }).toEqual({ path, status: 201, error: undefined })
    return made
  }

  /** Leaves the person in every table that can hold one. */
  async function live(): Promise<{ code: string; order: string }> {
    const contact = { customer_name: NAME, phone_number: PHONE, email: EMAIL, notes_from_guest: NOTE }
    const reservation = reservationRequest({ ...contact, sms_marketing: true })
    const { code } = await send('/reservations', reservation, { 'idempotency-key': 'visit' })
    const customer = { firstname: 'Balbina', lastname: 'Zerwikaptur', email: EMAIL.toLowerCase(), phone: PHONE }
    const request = orderRequest({ notes: NOTE, invoice_nip: NIP })
    const placed = { ...request, customer: { ...request.customer, ...customer } }
    const { id: order } = await send('/orders', placed, { 'idempotency-key': 'order' })
    await kit.send('POST', '/reservations', reservationRequest({ restaurant_id: LAST_TABLE }))
    await send('/waitlist', {
      restaurant_id: LAST_TABLE,
      date: '2026-11-28',
      from: '17:00',
      to: '19:00',
      people: 2,
      email: EMAIL,
      phone: PHONE,
    })
    await send('/notices', { kind: 'complaint', name: NAME, email: EMAIL, about: '', message: NOTE, good_faith: true })
    await send('/transfers', { entries: [{ kind: 'reservation', id: code, at: FRIDAY_NOON.toISOString() }] })
    await send('/operations/people', { restaurant_id: MANUAL, email: EMAIL, name: NAME }, bearer(PARTNER_TOKEN))
    const { personId } = await signIn(kit, EMAIL)
    const { db } = kit.database
    await db.execute(sql`INSERT INTO guest_notes (restaurant_id, phone, note, allergies, agreed_at, created_at)
      VALUES (${LODKA}, '48699123456', ${NOTE}, 'orzechy', now(), now())`)
    await db.execute(sql`INSERT INTO reservation_changes (reservation_id, at, by, action, to_state, reason)
      SELECT id, now(), 'restaurant', 'seated', 'confirmed', ${`${NAME} dzwoni`} FROM reservations WHERE code = ${code}`)
    await db.execute(sql`INSERT INTO order_audit (order_id, at, by, kind, to_state, reason)
      VALUES (${order}, now(), 'restaurant', 'eta', 'x', ${`prosi ${PHONE}`}), (${order}, now(), 'system', 'eta', 'x', 'too_busy')`)
    await db.execute(sql`INSERT INTO staff_audit (at, restaurant_id, staff_id, action, details)
      VALUES (now(), ${LODKA}, ${personId}, 'noted_guest', ${JSON.stringify({ who: NAME })}::jsonb)`)
    await db.execute(sql`INSERT INTO blocks (restaurant_id, scope, from_wall, until_wall, starts_at, ends_at, reason, created_at)
      SELECT ${LODKA}, 'online', '2026-12-01 12:00', '2026-12-01 13:00', now(), now() + interval '1 hour', reason, now()
      FROM unnest(ARRAY[${`stolik dla ${EMAIL}`}, 'oddzwonić: 699 123-456', 'tel.+48 (699) 123 456', '0048699.123.456 prosi']) reason`)
    await db.execute(sql`INSERT INTO staff_devices (token_hash, restaurant_id, name, enrolled_by, enrolled_at, last_seen_at)
      VALUES ('hash', ${MANUAL}, ${`Telefon ${NAME}`}, ${personId}, now(), now())`)
    await db.execute(sql`INSERT INTO push_subscriptions (restaurant_id, staff_id, session_id, endpoint, p256dh, auth, created_at)
      SELECT ${MANUAL}, ${personId}, id, 'https://push', 'key', 'auth', now() FROM staff_sessions WHERE staff_id = ${personId}`)
    await db.execute(sql`INSERT INTO browser_logs (at, tenant, app_name, type, message)
      VALUES (now(), 'lubje', 'lubjeWWW', 'error', ${`unmasked ${EMAIL}`})`)
    await db.execute(
      sql`INSERT INTO campaign_touches (touch, order_id, created_at, gclid) VALUES ('first', ${order}, now(), 'click')`,
    )
    await sendMessages({
      db,
      now: kit.deps.now,
      log: kit.deps.log,
      caps: kit.deps.caps,
      linkSecret: UPSTREAM_SECRET,
      originPattern: 'http://{tenant}.localhost:3000',
      transport: outboxTransport(db, kit.deps.now),
    })
    return { code, order }
  }

  /** Columns of text or JSON, of all tables, that still hold the person. */
  async function found(): Promise<string[]> {
    const columns = await rows<{
      table: string
      column: string
    }>(sql`SELECT c.table_name AS table, c.column_name AS column
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'jsonb', 'json', 'ARRAY')`)
    expect(columns.length).toBeGreaterThan(150)
    const hits = await Promise.all(
      columns.map(async ({ table, column }) => {
        const text = sql`lower(${sql.identifier(column)}::text)`
        const holds = sql.join(
          NEEDLES.map((needle) => sql`${text} LIKE ${`%${needle}%`}`),
          sql` OR `,
        )
        const [row] = await rows<{ n: number }>(
          sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)} WHERE ${holds}`,
        )
        return row?.n ? [`${table}.${column}`] : []
      }),
    )
    return hits.flat().sort()
  }

  it('counts, refuses data under way, erases everywhere, keeps amounts and trails, and finds nothing again', async () => {
    const { code, order } = await live()
    // A stranger's data are not affected.
    await send('/reservations', reservationRequest({ restaurant_id: MANUAL, reserved_on: '2026-12-04 18:00:00' }))
    const before = await found()
    expect(before).toEqual(
      expect.arrayContaining([
        'blocks.reason',
        'browser_logs.message',
        'guest_notes.phone',
        'idempotency_keys.body',
        'enquiries.email',
        'order_audit.reason',
        'orders.email',
        'outbox.envelope',
        'reservation_changes.reason',
        'reservations.customer_name',
        'staff.email',
        'staff_audit.details',
        'staff_devices.name',
        'staff_roles.name',
        'transfers.email',
        'waitlist.email',
      ]),
    )

    const whom = { email: EMAIL, phone: PHONE }
    const open = await erase({ ...whom, dry_run: false })
    expect(open).toEqual({ erased: false, counts: {}, open: { reservations: [code], orders: [order] } })
    expect(await found()).toEqual(before)

    await kit.send('POST', `/reservations/${code}/cancel`)
    for (const decision of [{ status: 'confirmed', ready_in_minutes: 20 }, { status: 'sent' }, { status: 'delivered' }])
      await kit.send('PUT', `/partner/orders/${order}`, decision, bearer(PARTNER_TOKEN))
    const facts = () =>
      rows(sql`SELECT (SELECT sum(total_grosze)::int FROM orders) AS total, (SELECT count(*)::int FROM orders) AS orders,
        (SELECT sum(amount_grosze)::int FROM payments) AS paid, (SELECT count(*)::int FROM reservations) AS reservations,
        (SELECT jsonb_agg(jsonb_build_array(id, at, "by", action, to_state) ORDER BY id) FROM reservation_changes) AS visits,
        (SELECT jsonb_agg(jsonb_build_array(id, at, "by", kind, to_state) ORDER BY id) FROM order_audit) AS steps,
        (SELECT jsonb_agg(jsonb_build_array(id, at, action, staff_id) ORDER BY id) FROM staff_audit) AS actions`)
    const kept = await facts()
    const held = await found()
    const counted = await erase(whom)
    expect([counted.erased, await found()]).toEqual([false, held])

    const done = await erase({ ...whom, dry_run: false })
    expect(done).toEqual({ ...counted, erased: true })
    expect(done.counts).toMatchObject({ reservations: 1, orders: 1, waitlist: 1, enquiries: 1, transfers: 1, staff: 1 })
    expect(done.counts).toMatchObject({ staff_sessions: 1, push_subscriptions: 1, guest_notes: 1, campaign_touches: 1 })
    expect(await found()).toEqual([])
    expect(await facts()).toEqual(kept)
    expect(await rows(sql`SELECT reason FROM order_audit WHERE reason = 'too_busy'`)).toHaveLength(1)
    expect(await rows(sql`SELECT 1 FROM reservations WHERE customer_name = 'Jan Kowalski'`)).not.toHaveLength(0)
    expect((await kit.get(`/orders/${order}`)).status).toBe(200)

    const again = await erase({ ...whom, dry_run: false })
    expect(Object.values(again.counts).filter((count) => count > 0)).toEqual([])
  })

  it('by e-mail alone: exactly that address but for case; rows of a longer address stay, and the phone of erased rows is removed', async () => {
    const visit = { phone_number: '+48698000111', email: 'ola.b@gmail.com', customer_name: 'Ola Bezdomna' }
    const { code } = await send('/reservations', reservationRequest({ ...visit, reserved_on: '2026-12-05 18:00:00' }))
    await kit.send('POST', `/reservations/${code}/cancel`)
    const { db } = kit.database
    await db.execute(sql`INSERT INTO blocks (restaurant_id, scope, from_wall, until_wall, starts_at, ends_at, reason, created_at)
      SELECT ${LODKA}, 'online', '2026-12-01 12:00', '2026-12-01 13:00', now(), now() + interval '1 hour', reason, now()
      FROM unnest(ARRAY['pani ola.b@gmail.com.', 'pani paola.b@gmail.com', 'ola.b@gmail.com.pl']) reason`)
    for (const email of ['OLAB+stolik@gmail.com', 'olab@gmail.com'])
      expect((await erase({ email, dry_run: false })).counts.reservations).toBe(0)
    expect((await erase({ email: 'Ola.B@gmail.com', dry_run: false })).counts).toMatchObject({
      reservations: 1,
      blocks: 1,
    })
    expect(await rows(sql`SELECT 1 FROM reservations WHERE phone_number = '+48698000111'`)).toEqual([])
  })

  it('another person with the same phone keeps their rows, name and notes; a row without e-mail belongs to the phone', async () => {
    const phone = '+48697000222'
    const visit = async (email: string, customer_name: string, restaurant_id: number, reserved_on: string) => {
      const contact = { phone_number: phone, email, customer_name, restaurant_id, reserved_on }
      const { code } = await send('/reservations', reservationRequest(contact))
      await kit.send('POST', `/reservations/${code}/cancel`)
      return code as string
    }
    await visit('own@poczta.pl', 'Olga Wspólna', LODKA, '2026-12-05 18:00:00')
    await visit('brother@poczta.pl', 'Borys Wspólny', LODKA, '2026-12-10 18:00:00')
    await visit('brother@poczta.pl', 'Borys Wspólny', MANUAL, '2026-12-11 18:00:00')
    const phoned = await visit('phoned@poczta.pl', 'Olga Telefoniczna', LODKA, '2026-12-08 18:00:00')
    const { db } = kit.database
    await db.execute(sql`UPDATE reservations SET email = '' WHERE code = ${phoned}`)
    await db.execute(sql`INSERT INTO guest_notes (restaurant_id, phone, note, allergies, agreed_at, created_at)
      SELECT id, '48697000222', 'stały gość', '', now(), now() FROM unnest(ARRAY[${LODKA}::int, ${MANUAL}::int, ${LAST_TABLE}::int]) id`)
    await db.execute(sql`INSERT INTO blocks (restaurant_id, scope, from_wall, until_wall, starts_at, ends_at, reason, created_at)
      SELECT ${LODKA}, 'online', '2026-12-01 12:00', '2026-12-01 13:00', now(), now() + interval '1 hour', reason, now()
      FROM unnest(ARRAY['Borys Wspólny', 'faktura 16970002221']) reason`)

    const { counts } = await erase({ email: 'own@poczta.pl', phone, dry_run: false })
    expect(counts).toMatchObject({ reservations: 2, guest_notes: 1, blocks: 0 })
    expect(
      await rows(sql`SELECT DISTINCT customer_name AS name FROM reservations WHERE phone_number = ${phone}`),
    ).toEqual([{ name: 'Borys Wspólny' }])
    expect(
      await rows(
        sql`SELECT restaurant_id AS id FROM guest_notes WHERE phone = '48697000222' ORDER BY restaurant_id = ${MANUAL}`,
      ),
    ).toEqual([{ id: LODKA }, { id: MANUAL }])
  })

  it.each(['reservation_changes', 'order_audit', 'staff_audit'])(
    'the trail %s is still not rewritten',
    async (table) => {
      const { db } = kit.database
      const change = (set: string) => db.execute(sql.raw(`UPDATE ${table} SET ${set}`))
      await expect(change('at = now()')).rejects.toMatchObject({
        cause: { message: 'the audit trail is never rewritten' },
      })
      await expect(db.execute(sql.raw(`DELETE FROM ${table}`))).rejects.toThrow()
      const erasing = db.transaction(async (tx) => {
        await tx.execute(sql`SELECT set_config('nakryte.erasing', 'yes', true)`)
        await tx.execute(sql.raw(`UPDATE ${table} SET at = now() + interval '1 day'`))
      })
      await expect(erasing).rejects.toMatchObject({ cause: { message: 'the audit trail is never rewritten' } })
    },
  )

  it('only the master token erases: a person may be known to several brands', async () => {
    const body = { email: EMAIL, dry_run: true }
    const asTenant = await kit.send(
      'POST',
      '/operations/erasures',
      body,
      bearer(operationsToken(PARTNER_TOKEN, 'lubje')),
    )
    expect(asTenant.status).toBe(401)
    expect((await kit.send('POST', '/operations/erasures', body)).status).toBe(401)
    expect(kit.logged.join('')).not.toMatch(/balbina|699123456/i)
  })
})

it('C19 erasing may take longer than a call of a diner: whole tables are read', async () => {
  const server = await startPostgres(process.env.TEST_POSTGRES_TEMPLATE)
  const folder = 'upstream/db/migrations'
  const hurried = await openPostgres(server.url, folder, { bounds: { statementMs: 4000, silenceMs: 5000 } })
  const { db, runWithoutStatementTimeout } = hurried
  const kit = await openKit(() => openPostgres(server.url, folder), { db, runWithoutStatementTimeout })
  const holder = new Client({ connectionString: server.url })
  try {
    const { code } = (await kit.send('POST', '/reservations', reservationRequest({ email: EMAIL }))).body
    await kit.send('POST', `/reservations/${code}/cancel`)
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM reservations FOR UPDATE')
    const erased = kit.send('POST', '/operations/erasures', { email: EMAIL, dry_run: false }, bearer(PARTNER_TOKEN))
    await pause(7000)
    await holder.query('COMMIT')
    expect((await erased).body).toMatchObject({ erased: true, counts: { reservations: 1 } })
  } finally {
    await holder.end()
    await kit.close()
    await hurried.close()
    await server.stop()
  }
})

it('npm run operations -- erase counts, and erases with --yes', async () => {
  const kit = await openKit(openTestPostgres)
  const contact = { phone_number: '+48696000333', email: 'cli@poczta.pl' }
  const { code } = (await kit.send('POST', '/reservations', reservationRequest(contact))).body
  const server = listen(kit.app.fetch, { port: 0, hostname: '127.0.0.1' }, () => {})
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { ...process.env, PARTNER_TOKEN, UPSTREAM_URL: `http://127.0.0.1:${port}` }
  const operations = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/operations.mjs', 'erase', 'cli@poczta.pl', ...args], { env })
  try {
    await expect(operations()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(code) })
    await kit.send('POST', `/reservations/${code}/cancel`)
    expect((await operations()).stdout).toMatch(/^reservations: 1\n[\s\S]*add --yes/m)
    expect((await operations('--phone', '+48696000333', '--yes')).stdout).toMatch(
      /^reservations: 1\n[\s\S]*^Erased\.$/m,
    )
    expect((await operations('--yes')).stdout).toBe('Nothing is known of this person.\n')
  } finally {
    await new Promise((resolve) => server.close(resolve))
    await kit.close()
  }
})
