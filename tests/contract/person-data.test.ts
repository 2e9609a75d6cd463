/** @jest-environment ./tests/support/outside-environment.mjs */
import { addDays } from 'date-fns/addDays'
import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { sql } from 'drizzle-orm'
import { consentFileSchema, consentsSchema } from '@/lib/domain/consents/schema'
import { PERSON_TABLES } from '@/lib/domain/person-data/person-tables'
import { dataCaseSchema, type OwnData, ownDataSchema } from '@/lib/domain/person-data/schema'
import { DATA_FIELD_WORDS } from '@/messages/content/person-data'
import words from '@/messages/pl.json'
import { rowsOf } from '@/upstream/db/database'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { refundParts } from '@/upstream/jobs/orders/refund-parts'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { outboxTransport } from '@/upstream/mail/open-messenger'
import { sendMessages } from '@/upstream/mail/send-messages'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, brandPerson, panelOrderId, panelReservationId, type Somebody } from '../support/staff'
import {
  FRIDAY_NOON,
  type Kit,
  openTestPostgres,
  PARTNER_TOKEN,
  PAYMENT_SECRET,
  parseAs,
  sharedKit,
} from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const OTHER = 'nakryte'
/** Tables that name no person except the house's own people. A new table belongs here or in `PERSON_TABLES`. */
const NOBODY =
  /^(address_\w+|alarms|alarm_notices|sandbox_\w+|content_\w+|dining_tables|dish_names|holds|indexnow_progress|job_setbacks|kitchen_\w+|listing_exceptions|marketing_link_prints|marketing_scans|media_folder|menus|menu_prices|occupations|order_settings|payments|picture_owners|pictures|push_messages|queue_claims|restaurants|restaurant_\w+|search_words|settings_\w+|sold_out|streets|table_joins|tenants|tenant_cities|vouchers|webhook_events)$/

function openDay(kit: Kit) {
  let clock = FRIDAY_NOON.getTime()
  const send = async (path: string, body: object, tenant = 'lubje') => {
    const { status, body: made } = await kit.send('POST', path, body, { 'x-tenant': tenant })
    expect({ path, status, error: made.error }).toMatchObject({ path, error: undefined })
    return made
  }
  const mail = () =>
    sendMessages({
      db: kit.database.db,
      now: kit.deps.now,
      log: kit.deps.log,
      caps: kit.deps.caps,
      linkSecret: UPSTREAM_SECRET,
      originPattern: 'https://{host}',
      transport: outboxTransport(kit.database.db, kit.deps.now),
    })
  const pass = (ms: number) => {
    clock += ms
    kit.setNow(new Date(clock))
  }
  const emails = () =>
    kit.rows<{ to: string; subject: string; text: string }>(
      sql`SELECT envelope ->> 'to' AS "to", envelope ->> 'subject' AS subject, envelope ->> 'text' AS text FROM outbox ORDER BY id`,
    )
  const linkToken = async () => {
    await mail()
    const last = (await emails()).findLast(({ text }) => text.includes('/twoje-dane/link/'))
    return /\/twoje-dane\/link\/([\w-]+)/.exec(last?.text ?? '')?.[1] ?? ''
  }
  const prove = (token: string, attempt = 'attempt-1', tenant = 'lubje') =>
    kit.send('POST', '/data-requests/proofs', { token, attempt }, { 'x-tenant': tenant })
  const own = (session: string) => kit.get('/data-requests/own', bearer(session))
  /** Sends the request, opens the e-mail, presses the button. */
  const open = async (email: string, kind: 'export' | 'erasure', tenant = 'lubje') => {
    await send('/data-requests', { email, kind }, tenant)
    const proven = await prove(await linkToken(), 'attempt-1', tenant)
    expect(proven.status).toBe(201)
    return proven.body.session as string
  }
  return { send, mail, pass, emails, linkToken, prove, own, open }
}

const NIP = '9876543210'

describe('C42 everything of a person, on PostgreSQL', () => {
  const kit = sharedKit(openTestPostgres)
  let admin: Somebody
  let day: ReturnType<typeof openDay>
  const lot = Math.floor(Math.random() * 1e9)
  const tail = String(lot % 1e6).padStart(6, '0')
  const letters = [...tail].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const person = {
    firstname: `Zyta${letters}`,
    lastname: `Kordoń${letters}`,
    email: `Zyta.${letters}@Poczta-${letters}.pl`,
    phone: `+48612${tail}`,
    other: `+48613${tail}`,
    typed: `0048 612-${tail.slice(0, 3)}-${tail.slice(3)}`,
  }
  const name = `${person.firstname} ${person.lastname}`
  const note = (what: string) => `${what} ${letters}note`
  const needles = [letters, `612${tail}`, `613${tail}`, NIP]

  beforeAll(async () => {
    day = openDay(kit)
    admin = await brandPerson(kit, 'admin')
  })

  const tables = async () =>
    (
      await kit.rows<{ name: string }>(
        sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
      )
    ).map(({ name: table }) => table)
  /** Does a text name the person, with the phone in any format? */
  const namesThem = (text: string) => {
    const plain = text.toLowerCase().replace(/(?<=\d)[\s().-]+(?=\d)/g, '')
    return needles.some((needle) => plain.includes(needle))
  }
  /** Rows of the database that name the person. */
  async function dump(): Promise<{ table: string; row: Record<string, unknown> }[]> {
    const found = []
    for (const table of await tables())
      for (const { row } of await kit.rows<{ row: Record<string, unknown> }>(
        sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(table)} t`,
      ))
        if (namesThem(JSON.stringify(row))) found.push({ table, row })
    return found
  }
  const textsOf = (rows: Awaited<ReturnType<typeof dump>>) => rows.map((one) => JSON.stringify(one)).sort()

  /** Leaves the person in every table of a brand that can hold one; everything has ended except one visit. */
  async function live(tenant: string): Promise<{ code: string }> {
    const { db } = kit.database
    const visit = (reserved_on: string, email: string, phone_number: string) =>
      day.send(
        '/reservations',
        reservationRequest({
          reserved_on,
          email,
          phone_number,
          customer_name: name,
          notes_from_guest: note('okno'),
          sms_marketing: true,
        }),
        tenant,
      )
    const first = tenant === OTHER ? 0 : 1
    const { code } = await visit(`2026-12-${14 + first} 18:00:00`, person.email, person.phone)
    const again = await visit(`2026-12-${16 + first} 18:00:00`, person.email.toUpperCase(), person.other)
    await kit.send('POST', `/reservations/${again.code}/cancel`, undefined, { 'x-tenant': tenant })
    const wishes = { payment_method: 'blik', notes: note('domofon'), invoice_nip: NIP }
    const body = orderRequest(wishes as Parameters<typeof orderRequest>[0])
    const customer = {
      firstname: person.firstname,
      lastname: person.lastname,
      email: person.email.toLowerCase(),
      phone: person.phone,
    }
    const placed = { ...body, email_marketing: true, customer: { ...(body.customer as object), ...customer } }
    const { id } = await day.send('/orders', placed, tenant)
    await db.execute(sql`UPDATE order_lines SET note = ${note('bez cebuli')} WHERE order_id = ${id} AND line_no = 1`)
    const pay = { payment_method: 'blik', blik_code: '777123' }
    await kit.send('POST', `/orders/${id}/payments`, pay, { 'x-tenant': tenant })
    day.pass(3000)
    await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
    const at = tenant === 'lubje' ? admin : await brandPerson(kit, 'admin', tenant)
    const number = await panelOrderId(kit, id)
    const back = { amount_grosze: 500, reason: `dla ${name}`, mark: `mark-of-one-press-${tenant}` }
    expect((await at.call('POST', `/console/orders/${number}/refunds`, back)).status).toBe(200)
    await refundParts(kit.deps)
    day.pass(3000)
    await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
    await refundParts(kit.deps)
    for (const step of [{ status: 'confirmed', ready_in_minutes: 20 }, { status: 'sent' }, { status: 'delivered' }])
      expect((await kit.send('PUT', `/partner/orders/${id}`, step, bearer(PARTNER_TOKEN))).status).toBe(200)
    const blocked = { subject: 'order', number, kind: 'email', days: 5, reason: `${name} nie przychodzi` }
    const waits = {
      restaurant_id: LAST_TABLE,
      date: `2026-11-${28 + 2 * first}`,
      from: '17:00',
      to: '19:00',
      people: 2,
    }
    const full = { restaurant_id: LAST_TABLE, reserved_on: `${waits.date} 18:00:00` }
    await kit.send('POST', '/reservations', reservationRequest(full), { 'x-tenant': tenant })
    await day.send('/waitlist', { ...waits, email: person.email, phone: person.other }, tenant)
    const complaint = { kind: 'complaint', about: '', message: note('zimna zupa'), good_faith: true }
    await day.send('/notices', { ...complaint, name, email: person.email }, tenant)
    await day.send('/transfers', { entries: [{ kind: 'order', id, at: FRIDAY_NOON.toISOString() }] }, tenant)
    await at.call('POST', '/console/lookups', { query: person.typed })
    await at.call('GET', `/console/orders/${number}`)
    expect((await at.call('POST', '/console/blocks', blocked)).status).toBe(201)
    await db.execute(sql`INSERT INTO reservation_changes (reservation_id, at, by, action, to_state, reason)
      SELECT id, now(), 'restaurant', 'seated', 'confirmed', ${`${name} dzwoni`} FROM reservations WHERE code = ${code}`)
    await db.execute(sql`INSERT INTO order_audit (order_id, at, by, kind, to_state, reason)
      VALUES (${id}, now(), 'restaurant', 'eta', 'x', ${`prosi ${person.typed}`})`)
    await db.execute(
      sql`INSERT INTO campaign_touches (touch, order_id, created_at, gclid) VALUES ('first', ${id}, now(), ${note('klik')})`,
    )
    await db.execute(sql`INSERT INTO browser_logs (at, tenant, app_name, type, message)
      VALUES (now(), ${tenant}, 'x', 'error', ${person.email})`)
    if (tenant === 'lubje') {
      await db.execute(sql`INSERT INTO guest_notes (restaurant_id, phone, note, created_at)
        VALUES (${LODKA}, ${`48612${tail}`}, ${note('stały gość')}, ${addDays(FRIDAY_NOON, 1).toISOString()}::timestamptz)`)
      await db.execute(sql`INSERT INTO blocks (restaurant_id, scope, from_wall, until_wall, starts_at, ends_at, reason, created_at)
        VALUES (${LODKA}, 'online', '2026-12-01 12:00', '2026-12-01 13:00', now(), now() + interval '1 hour', ${`dla ${person.email}`}, now())`)
    }
    await day.mail()
    return { code }
  }

  it('each table is listed as with or without personal data, and the copy shows or names all that the erasure removes', async () => {
    const all = await tables()
    const known = Object.keys(PERSON_TABLES)
    expect(known.filter((table) => !all.includes(table))).toEqual([])
    expect(all.filter((table) => !known.includes(table) && !NOBODY.test(table))).toEqual([])
  })

  it('a copy has every value that a dump has; the erasure of a brand leaves no row of it that names them, and no other touched', async () => {
    await live(OTHER)
    const others = textsOf(await dump())
    expect(others.length).toBeGreaterThan(10)
    const { code } = await live('lubje')
    const session = await day.open(person.email.toLowerCase(), 'export')
    const held = (await dump()).filter((one) => !others.includes(JSON.stringify(one)))
    const copy = parseAs(ownDataSchema, (await day.own(session)).body)
    const shown = JSON.stringify(copy)
    const missing = held.flatMap(({ table, row }) => {
      const place = PERSON_TABLES[table as keyof typeof PERSON_TABLES]?.copy
      if (typeof place === 'object') return []
      if (!place) return [table]
      return Object.entries(row)
        .filter(([, value]) => namesThem(JSON.stringify(value ?? '')))
        .filter(([column, value]) => column !== 'contact_key' && !leavesOf(value).every((leaf) => shown.includes(leaf)))
        .map(([column]) => `${table}.${column}`)
    })
    expect(missing).toEqual([])
    const heldIn = [...new Set(held.map(({ table }) => table))]
    expect(heldIn).toEqual(
      expect.arrayContaining([
        'reservations',
        'orders',
        'order_lines',
        'refunds',
        'waitlist',
        'enquiries',
        'transfers',
        'outbox',
      ]),
    )
    expect(heldIn).toEqual(expect.arrayContaining(['guest_notes', 'blocks', 'contact_blocks', 'marketing_consents']))
    expect(
      Object.entries((copy as OwnData & { kind: 'export' }).data.sections).filter(([, rows]) => !rows?.length),
    ).toEqual([])
    expect(shown).not.toContain(OTHER)
    expect([...namesIn(copy)].filter((field) => !DATA_FIELD_WORDS[field])).toEqual([])

    const own = await day.open(person.email, 'erasure')
    const state = parseAs(ownDataSchema, (await day.own(own)).body)
    expect(state).toMatchObject({ kind: 'erasure', state: 'proven', under_way: { reservations: [code], orders: [] } })
    const [waiting] = (await admin.call('GET', '/console/queue?kind=data')).body.items
    expect(waiting).toMatchObject({ kind: 'data', data: { email: person.email } })
    const look = async (id = waiting.subject) =>
      parseAs(dataCaseSchema, (await admin.call('GET', `/console/data-requests/${id}`)).body)
    const erase = (seen: string, id = waiting.subject) =>
      admin.call('POST', `/console/data-requests/${id}/erasure`, { seen })
    const before = await look()
    expect(before.under_way.reservations).toEqual([code])
    expect((await erase(before.seen)).body.error.code).toBe('still_under_way')
    await kit.send('POST', `/reservations/${code}/cancel`)
    expect((await erase(before.seen)).body.error.code).toBe('data_changed')
    await day.mail()
    const full = textsOf(await dump())
    const ready = await look()
    expect(textsOf(await dump())).toEqual(full)
    const pressed = await Promise.all([erase(ready.seen), erase(ready.seen)])
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
    await day.mail()

    expect(textsOf(await dump())).toEqual(others)
    const last = (await day.emails()).at(-1)
    expect(last).toMatchObject({ to: '–', subject: expect.stringContaining('Usunęliśmy') })
    expect((await admin.call('GET', '/console/queue?kind=data')).body.items).toEqual([])
    expect([(await day.own(session)).status, (await day.own(own)).status]).toEqual([401, 401])
    const trail = await kit.rows<{ action: string; details: unknown }>(
      sql`SELECT action, details FROM staff_audit WHERE action IN ('erased_person', 'opened_data_case') ORDER BY id`,
    )
    expect(trail.at(-1)).toEqual({ action: 'erased_person', details: { rows: expect.any(Number) } })
    expect(kit.logged.filter(namesThem)).toEqual([])

    await day.open(person.email, 'erasure')
    const [second] = (await admin.call('GET', '/console/queue?kind=data')).body.items
    const nothing = await look(second.subject)
    expect(Object.entries(nothing.counts).filter(([table, count]) => count > 0 && table !== 'outbox')).toEqual([])
    expect((await erase(nothing.seen, second.subject)).status).toBe(200)
    await day.mail()
    expect(textsOf(await dump())).toEqual(others)
  })
})

/** Names of fields in the sections of a copy. */
function namesIn(copy: OwnData, found = new Set<string>()): Set<string> {
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(name)
      visit(inner)
    }
  }
  if (copy.kind === 'export') Object.values(copy.data.sections).forEach(visit)
  return found
}

/** Texts and numbers in a value, as JSON writes them. */
function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)]
  return Object.values(value).flatMap(leavesOf)
}

describe('C42 requests and consents', () => {
  const kit = sharedKit(openTestPostgres)
  let admin: Somebody
  let operator: Somebody
  let day: ReturnType<typeof openDay>
  beforeAll(async () => {
    admin = await brandPerson(kit, 'admin')
    operator = await brandPerson(kit, 'operator')
  })
  beforeEach(() => {
    kit.setNow(FRIDAY_NOON)
    day = openDay(kit)
  })

  const ask = (email: string, kind = 'export') => kit.send('POST', '/data-requests', { email, kind })
  const reserve = (changes: Parameters<typeof reservationRequest>[0], tenant = 'lubje') =>
    day.send('/reservations', reservationRequest({ email_marketing: false, ...changes }), tenant)

  it('the answer is the same for a known and an unknown email; each gets one e-mail, three an hour', async () => {
    await reserve({ email: 'znana@poczta.pl' })
    const answers = [await ask('znana@poczta.pl'), await ask('nieznana@poczta.pl')]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 202, body: { accepted: true } },
      { status: 202, body: { accepted: true } },
    ])
    await day.mail()
    const reported = (await day.emails()).filter(({ text }) => text.includes('/twoje-dane/link/')).map(({ to }) => to)
    expect(reported).toEqual(['znana@poczta.pl', 'nieznana@poczta.pl'])
    // A double press sends one e-mail.
    expect((await ask('nieznana@poczta.pl')).status).toBe(202)
    await day.mail()
    expect((await day.emails()).filter(({ to }) => to === 'nieznana@poczta.pl')).toHaveLength(1)
    day.pass(61_000)
    await ask('NIEZNANA@poczta.pl')
    day.pass(61_000)
    await ask('nieznana@poczta.pl')
    day.pass(61_000)
    expect((await ask('nieznana@poczta.pl')).status).toBe(429)
    // Strangers requested it three times: the person has a link, gets the other kind, and another one where none is
    // valid.
    expect((await ask('nieznana@poczta.pl', 'erasure')).status).toBe(202)
    await kit.database.db.execute(sql`UPDATE data_requests SET used_at = created_at WHERE email ILIKE 'nieznana@%'`)
    expect((await ask('nieznana@poczta.pl')).status).toBe(202)
    for (let n = 0; n < 7; n++) await ask(`nieznana+${n}@poczta.pl`)
    expect((await ask('nieznana+7@poczta.pl')).status).toBe(429)
    expect((await ask(`${'a'.repeat(308)}@poczta.pl`)).status).toBe(422)
  })

  it('a link is used once, by its page, at its brand, in a day; its session is an hour', async () => {
    await ask('raz@poczta.pl', 'erasure')
    const token = await day.linkToken()
    expect((await day.prove(token, 'attempt-1', OTHER)).status).toBe(409)
    const [one, two] = await Promise.all([day.prove(token), day.prove(token)])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body).toEqual(two.body)
    expect((await day.prove(token, 'attempt-2')).body.error.code).toBe('link_over')
    // A second request of the same person is the same case.
    await day.open('RAZ@poczta.pl', 'erasure')
    expect((await admin.call('GET', '/console/queue?kind=data')).body.counts.data).toBe(1)
    day.pass(61 * 60_000)
    expect((await day.own(one.body.session)).status).toBe(401)
    await ask('pozno@poczta.pl')
    const late = await day.linkToken()
    day.pass(24 * 3_600_000)
    expect((await day.prove(late)).status).toBe(409)
  })

  it.each([
    ['under another email', 'zlodziej@poczta.pl'],
    ['under another spelling, which the limits count as one', 'ofiara.2+x@poczta.pl'],
  ])('a request with the phone and the name of another %s shows and erases none of their data', async (_, thief) => {
    const { db } = kit.database
    const victim = thief.startsWith('z') ? 'ofiara.1@poczta.pl' : 'ofiara.2@poczta.pl'
    const day1 = thief.startsWith('z') ? '08' : '09'
    const phone = thief.startsWith('z') ? '+48611222333' : '+48611222444'
    const digits = phone.slice(1)
    await reserve({ email: victim, phone_number: phone, reserved_on: `2026-12-${day1} 18:00:00` })
    await db.execute(sql`INSERT INTO guest_notes (restaurant_id, phone, note, created_at)
      VALUES (${LODKA}, ${digits}, 'uczulona na orzechy', ${addHours(FRIDAY_NOON, 1).toISOString()}::timestamptz)`)
    await db.execute(sql`INSERT INTO blocks (restaurant_id, scope, from_wall, until_wall, starts_at, ends_at, reason, created_at)
      SELECT ${LODKA}, 'online', '2026-12-01 12:00', '2026-12-01 13:00', now(), now() + interval '1 hour', reason, now()
      FROM unnest(ARRAY[${`oddzwonić ${phone}`}, ${`dla ${thief}`}]) reason`)
    const trail = () => rowsOf(db, sql`SELECT id, details FROM staff_audit WHERE details <> '{}' ORDER BY id`)
    const left = () =>
      rowsOf(
        db,
        sql`SELECT note AS text FROM guest_notes WHERE phone = ${digits}
        UNION ALL SELECT reason FROM blocks WHERE reason LIKE ${`%${phone}`} UNION ALL SELECT email FROM reservations WHERE email = ${victim}`,
      )
    const [kept, before] = [await left(), await trail()]
    const typed = { email: thief, phone_number: phone, customer_name: 'y": "link' }
    const { code } = await reserve({ ...typed, reserved_on: `2026-12-1${day1.slice(1)} 12:00:00` })
    await kit.send('POST', `/reservations/${code}/cancel`)
    const seen = JSON.stringify((await day.own(await day.open(thief, 'export'))).body)
    expect(seen).toContain(thief)
    expect(seen.replaceAll(thief, '')).not.toMatch(/orzechy|ofiara/)

    await day.open(thief, 'erasure')
    const { items } = (await admin.call('GET', '/console/queue?kind=data')).body
    const { subject } = items.find(({ data }: { data: { email: string } }) => data.email === thief)
    const path = `/console/data-requests/${subject}`
    const view = parseAs(dataCaseSchema, (await admin.call('GET', path)).body)
    expect(view.counts).toMatchObject({ reservations: 1, guest_notes: 0, staff_audit: 0, blocks: 1 })
    expect(view.mentions).toEqual([
      { table: 'blocks', text: `dla ${thief}`, goes: true },
      { table: 'blocks', text: `oddzwonić ${phone}`, goes: false },
    ])
    expect((await admin.call('POST', `${path}/erasure`, { seen: view.seen })).status).toBe(200)
    expect(await left()).toEqual(kept)
    expect((await trail()).slice(0, before.length)).toEqual(before)
  })

  it('an erasure is refused with a reason, which the person receives; an operator may read it, and decides nothing', async () => {
    await day.open('odmowa@poczta.pl', 'erasure')
    const { items } = (await admin.call('GET', '/console/queue?kind=data')).body
    const { subject } = items.find(({ data }: { data: { email: string } }) => data.email === 'odmowa@poczta.pl')
    const path = `/console/data-requests/${subject}`
    const { body } = await operator.call('GET', path)
    expect((await operator.call('POST', `${path}/erasure`, { seen: body.seen })).status).toBe(403)
    // One connection beside the pool for a brand, two views that wait for it, and no more, nor for an erasure.
    const { runWithoutStatementTimeout: unhurried } = kit.deps
    let go = () => {}
    const gate = new Promise<void>((open) => (go = open))
    const connections = jest.fn<Promise<unknown>, unknown[]>(() => gate)
    kit.deps.runWithoutStatementTimeout = (work) => connections().then(() => work(kit.database.db))
    const looks = Array.from({ length: 3 }, () => operator.call('GET', path))
    while (connections.mock.calls.length === 0) await new Promise(setImmediate)
    const late = async () => (await admin.call('POST', `${path}/erasure`, { seen: body.seen })).body.error?.code
    // The others have arrived by then: each queries the database before it waits.
    while ((await operator.call('GET', path)).status !== 503) await new Promise(setImmediate)
    expect([await late(), connections.mock.calls.length]).toEqual(['busy', 1])
    go()
    await Promise.all(looks)
    kit.deps.runWithoutStatementTimeout = unhurried
    const stranger = await brandPerson(kit, 'admin', OTHER)
    expect((await stranger.call('GET', path)).status).toBe(404)
    expect((await stranger.call('POST', `${path}/erasure`, { seen: body.seen })).body.error.code).toBe('case_closed')
    const reason = 'Prosimy najpierw o wyjaśnienie płatności.'
    expect((await admin.call('POST', `${path}/refusal`, { reason })).status).toBe(200)
    expect((await admin.call('POST', `${path}/erasure`, { seen: body.seen })).body.error.code).toBe('case_closed')
    await day.mail()
    expect((await day.emails()).at(-1)).toMatchObject({
      to: 'odmowa@poczta.pl',
      text: expect.stringContaining(reason),
    })
  })

  it('an order placed during an erasure is either under way or new', async () => {
    const email = 'wyscig@poczta.pl'
    const { code } = await reserve({ email, reserved_on: '2026-12-12 18:00:00' })
    await kit.send('POST', `/reservations/${code}/cancel`)
    await day.open(email, 'erasure')
    const { items } = (await admin.call('GET', '/console/queue?kind=data')).body
    const { subject } = items.find(({ data }: { data: { email: string } }) => data.email === email)
    const { seen } = (await admin.call('GET', `/console/data-requests/${subject}`)).body
    const [erased] = await Promise.all([
      admin.call('POST', `/console/data-requests/${subject}/erasure`, { seen }),
      reserve({ email, reserved_on: '2026-12-14 18:00:00' }),
    ])
    const [{ old, fresh } = { old: -1, fresh: -1 }] = await kit.rows<{
      old: number
      fresh: number
    }>(sql`SELECT count(*) FILTER (WHERE code = ${code})::int AS old, count(*) FILTER (WHERE code <> ${code})::int AS fresh
        FROM reservations WHERE email = ${email}`)
    expect({ old, fresh }).toEqual(erased.status === 200 ? { old: 0, fresh: 1 } : { old: 1, fresh: 1 })
  })

  it('the brand’s people send the link to the email of an order or a reservation', async () => {
    const { code } = await reserve({ email: 'telefon@poczta.pl', reserved_on: '2026-12-15 18:00:00' })
    const number = String(await panelReservationId(kit, code))
    const input = { subject: 'reservation', number, kind: 'export' }
    expect((await operator.call('POST', '/console/data-requests', input)).body.sent_to).toMatch(/^t.*@poczta\.pl$/)
    expect((await day.prove(await day.linkToken())).body.kind).toBe('export')
    const stranger = await brandPerson(kit, 'operator', OTHER)
    expect((await stranger.call('POST', '/console/data-requests', input)).status).toBe(404)
  })

  it('a consent has its words, date and origin, once while it is valid; one press ends those given by the e-mail, and one in a message to the contact all of it', async () => {
    const contact = { email: 'Zgoda.Marta@gmail.com', phone_number: '+48655444333' }
    const both = { ...contact, email_marketing: true, sms_marketing: true }
    const { code } = await reserve({ ...contact, reserved_on: '2026-12-17 18:00:00' })
    // Consents given after the reservation, under its own key; a repeat adds no second consent.
    const ticked = { email_marketing: true, sms_marketing: true }
    const consent = (tenant: string) =>
      kit.send('POST', `/reservations/${code}/consents`, ticked, { 'x-tenant': tenant })
    expect([
      (await consent('lesznoje')).status,
      (await consent('lubje')).status,
      (await consent('lubje')).status,
    ]).toEqual([404, 200, 200])
    await reserve({ ...both, reserved_on: '2026-12-21 18:00:00' })
    const other = 'zgodamarta+2@gmail.com'
    await reserve({ ...both, email: other, reserved_on: '2026-12-18 18:00:00' })
    await reserve({ ...both, reserved_on: '2026-12-19 18:00:00' }, OTHER)
    const list = async (query = '', by = admin) =>
      parseAs(consentsSchema, (await by.call('GET', `/console/consents${query}`)).body)
    const ofMarta = async (query = '', by = admin) =>
      (await list(query, by)).items.filter(({ contact: one }) => /marta|655/i.test(one))
    const origin = { kind: 'reservation', number: String(await panelReservationId(kit, code)) }
    const { email: emailWording, sms } = words.marketing
    const given = await ofMarta()
    expect(given).toMatchObject([
      { channel: 'sms', contact: contact.phone_number },
      { channel: 'email', contact: other },
      { channel: 'sms', contact: contact.phone_number, wording: sms, origin },
      { channel: 'email', contact: contact.email, wording: emailWording, origin },
    ])
    const [ofOther, , ofPhone, ofEmail] = given.map(({ code: one }) => one) as [string, string, string, string]
    await day.mail()
    const toldOf = async (one: string) =>
      (await day.emails()).filter(({ text }) => text.includes(`/zgody/${one}`)).map(({ to }) => to)
    // Each code is in e-mails to the address that gave it, also for a phone.
    expect([await toldOf(ofEmail), await toldOf(ofPhone), await toldOf(ofOther)]).toEqual([
      [contact.email, contact.email],
      [contact.email, contact.email],
      [other],
    ])
    const withdraw = (consent: string, tenant = 'lubje') =>
      kit.send('POST', `/consents/${consent}/withdrawal`, { how: 'one_click' }, { 'x-tenant': tenant })
    const channels = async (query = '') => (await ofMarta(query)).map(({ channel }) => channel)
    expect((await withdraw(ofEmail, OTHER)).status).toBe(404)
    expect([(await withdraw(ofEmail)).status, (await withdraw(ofEmail)).status]).toEqual([200, 200])
    expect(await channels()).toEqual(['sms', 'email', 'sms'])
    await reserve({ ...both, reserved_on: '2026-12-22 18:00:00', restaurant_id: MANUAL })
    expect(await channels()).toEqual(['email', 'sms', 'email', 'sms'])
    await withdraw(ofEmail)
    // A person who typed another's phone withdraws their own consent, not the other's.
    await withdraw(ofOther)
    expect(await channels()).toEqual(['email', 'sms'])
    expect(await channels('?state=withdrawn')).toEqual(['email', 'sms', 'email'])
    expect(
      (await list('', await brandPerson(kit, 'admin', OTHER))).items.filter(({ contact: one }) => /marta/i.test(one)),
    ).toHaveLength(1)

    await reserve({ ...both, email: other, reserved_on: '2026-12-24 18:00:00' })
    const file = parseAs(consentFileSchema, (await admin.call('GET', '/console/consents/file?channel=sms')).body)
    const toPhone = file.items.filter(({ contact: one }) => one === contact.phone_number)
    expect(toPhone).toHaveLength(1)
    // A link sent to the phone itself proves it.
    await withdraw(toPhone[0]!.code)
    expect(await channels()).toEqual(['email'])
    const ended = `/console/consents/${(await ofMarta())[0]?.id}/withdrawal`
    expect((await operator.call('POST', ended, {})).status).toBe(403)
    expect((await admin.call('POST', ended, {})).status).toBe(200)
    const actions = (await admin.call('GET', '/console/audit')).body.items
    expect(actions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'took_consent_file', details: { channel: 'sms', rows: expect.any(Number) } }),
        expect.objectContaining({ action: 'withdrew_consent', details: { channel: 'email' } }),
      ]),
    )
  })

  it('an open consent outlives the visit; a withdrawn one is deleted after a year, an unproven request after two days', async () => {
    await reserve({ email: 'dluga@poczta.pl', email_marketing: true, reserved_on: '2026-12-23 18:00:00' })
    await ask('dluga@poczta.pl')
    const count = async () => {
      const [row] = await kit.rows<{
        open: number
        ended: number
        requested: number
      }>(sql`SELECT (SELECT count(*)::int FROM marketing_consents WHERE withdrawn_at IS NULL) AS open,
          (SELECT count(*)::int FROM marketing_consents WHERE withdrawn_at IS NOT NULL) AS ended,
          (SELECT count(*)::int FROM data_requests WHERE state = 'requested') AS requested`)
      return row!
    }
    const { open, ended } = await count()
    expect([open > 0, ended > 0]).toEqual([true, true])
    await deleteExpiredData(kit.database.db, addMinutes(addDays(FRIDAY_NOON, 3), 1))
    expect(await count()).toEqual({ open, ended, requested: 0 })
    await deleteExpiredData(kit.database.db, addDays(FRIDAY_NOON, 500))
    expect(await count()).toEqual({ open, ended: 0, requested: 0 })
  })

  it('one that would end by itself is given anew, and then holds until it is withdrawn', async () => {
    const { db } = kit.database
    const contact = { email: 'dawna@poczta.pl', email_marketing: true }
    await reserve({ ...contact, reserved_on: '2027-01-04 18:00:00' })
    await db.execute(
      sql`UPDATE marketing_consents SET ends_at = given_at + interval '12 months' WHERE email = ${contact.email}`,
    )
    const { code } = await reserve({ ...contact, reserved_on: '2027-01-07 18:00:00' })
    expect(
      await rowsOf(
        db,
        sql`SELECT r.code, c.ends_at FROM marketing_consents c JOIN reservations r ON r.id = c.reservation_id
          WHERE c.email = ${contact.email}`,
      ),
    ).toEqual([{ code, ends_at: null }])
  })
})
