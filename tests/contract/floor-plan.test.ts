/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { boardBlockSchema, boardSchema, boardWaitSchema } from '@/lib/domain/panel/board/board-schema'
import { floorPlanSchema, guestHistorySchema } from '@/lib/domain/panel/tables/table-schema'
import { rowsOf } from '@/upstream/db/database'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { closeOffers } from '@/upstream/waitlist/offer-tables'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA, MANUAL } from '../support/seed-fixture'
import { invited, ownerOf, panelReservationId, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, openKit, openTestPostgres, parseAs, sharedKit } from '../support/upstream-kit'

const DAY = '2026-11-28'
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00+01:00`)

describe.each(databases)('C25 the floor plan of a restaurant, on %s', (_, open) => {
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
    await kit.database.db.execute(sql`UPDATE occupations SET ended_at = now() WHERE ended_at IS NULL`)
    await kit.database.db.execute(sql`UPDATE blocks SET ended_at = now() WHERE ended_at IS NULL`)
  })

  const panel = `/panel/${LODKA}`
  const board = async (who = host, date = DAY) =>
    parseAs(boardSchema, (await who.call('GET', `${panel}/board?date=${date}`)).body)
  const stretch = (from: string, until: string) => ({ from: `${DAY} ${from}:00`, until: `${DAY} ${until}:00` })
  const block = (body: object) => host.call('POST', `${panel}/blocks`, body)
  const reserve = (changes = {}) => kit.send('POST', '/reservations', reservationRequest(changes))
  const phone = (body: object) => host.call('POST', `${panel}/reservations`, { customer_name: 'Nowak', ...body })
  const slot = async (time: string, people = 2) => {
    const from = encodeURIComponent(`${DAY} ${time}`)
    return (await kit.get(`/restaurants/${LODKA}/availability?from=${from}&people=${people}`)).body[0].state
  }

  it('contains the tables, areas, combinations and hours of the service day', async () => {
    const floorPlan = parseAs(floorPlanSchema, (await host.call('GET', `${panel}/tables?date=${DAY}`)).body)
    expect(floorPlan.tables.map(({ name, area }) => `${area} ${name}`)).toEqual([
      'sala S1',
      'sala S2',
      'sala S3',
      'taras T1',
    ])
    expect(floorPlan.combinations).toEqual([{ id: 0, tables: ['S2', 'S3'], at_board: false }])
    expect(floorPlan.open).toEqual([{ from: `${DAY}T12:00:00+01:00`, until: `${DAY}T22:00:00+01:00` }])
    expect(floorPlan.note).toBeNull()
    await kit.database.db.execute(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours,exceptions}',
      ${JSON.stringify([{ date: '2026-12-24', intervals: [], note: 'Wigilia' }])}::jsonb) WHERE id = ${LODKA}`)
    const eve = parseAs(floorPlanSchema, (await host.call('GET', `${panel}/tables?date=2026-12-24`)).body)
    expect([eve.open, eve.note]).toEqual([[], 'Wigilia'])
    expect((await cook.call('GET', `${panel}/tables`)).status).toBe(403)
  })

  it('a blocked table is offered neither to diners nor to staff until the block ends', async () => {
    expect(await slot('18:00', 8)).toBe('available')
    const made = await block({ scope: 'area', area: 'taras', reason: 'Ulewa', ...stretch('17:00', '23:00') })
    const { id, tables } = parseAs(boardBlockSchema, made.body)
    expect([made.status, tables]).toEqual([201, ['T1']])
    expect((await board()).blocks.map(({ reason }) => reason)).toEqual(['Ulewa'])
    // Two tables of the room joined still seat eight; then there is nothing.
    const diner = reservationRequest({ guests_number: 8, reserved_on: `${DAY} 18:00:00` })
    expect((await kit.send('POST', '/reservations', diner)).status).toBe(201)
    expect(await slot('18:00', 8)).toBe('full')
    const refused = await kit.send('POST', '/reservations', { ...diner, email: 'z@example.pl' })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'slot_taken'])
    const staff = { reserved_on: `${DAY} 18:00:00`, guests_number: 6, tables: ['T1'] }
    expect((await phone(staff)).body.error.code).toBe('slot_taken')
    expect((await host.call('DELETE', `${panel}/blocks/${id}`)).status).toBe(204)
    expect((await host.call('DELETE', `${panel}/blocks/${id}`)).status).toBe(204)
    expect((await board()).blocks).toEqual([])
    expect((await phone(staff)).status).toBe(201)
  })

  it('an occupied table is not blocked: the refusal names its guests, and the others may be blocked without it', async () => {
    const taken = (await phone({ reserved_on: `${DAY} 18:00:00`, guests_number: 2, tables: ['S1'] })).body.id
    const body = { scope: 'area', area: 'sala', ...stretch('18:30', '20:00') }
    const refused = await block(body)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'slot_taken'])
    expect(refused.body.error.message).toMatch(/zajęty/)
    expect(refused.body.current).toEqual({ taken: [{ table: 'S1', by: String(taken) }] })
    expect((await block({ ...body, except_taken: true })).body.tables).toEqual(['S2', 'S3'])
    expect((await block({ ...body, except_taken: true })).body.error.code).toBe('slot_taken')
    // Adjacent stretches are free: the end of a stretch is not included.
    expect((await block({ scope: 'tables', tables: ['S1'], ...stretch('19:30', '20:00') })).status).toBe(201)
  })

  it.each([
    ['an end before the beginning', { scope: 'online', ...stretch('20:00', '19:00') }, 'until_before_from'],
    [
      'a stretch that is over',
      { scope: 'online', from: '2026-11-20 10:00:00', until: '2026-11-20 11:00:00' },
      'until_invalid',
    ],
    ['an unknown table', { scope: 'tables', tables: ['X'], ...stretch('18:00', '19:00') }, 'unknown_table'],
    ['an unknown area', { scope: 'area', area: 'piwnica', ...stretch('18:00', '19:00') }, 'unknown_area'],
  ])('422 for %s', async (_, body, code) => {
    const { status, body: answer } = await block(body)
    expect([status, answer.error.code]).toEqual([422, code])
  })

  it('without online bookings a diner may join the waitlist, a hold stays valid, and staff can still add reservations', async () => {
    const held = await kit.send('POST', '/holds', { restaurant_id: LODKA, from: `${DAY} 19:00:00`, people: 2 })
    await block({ scope: 'online', ...stretch('18:00', '20:00') })
    expect([await slot('18:00'), await slot('20:00')]).toEqual(['full', 'available'])
    expect((await reserve({ email: 'n@example.pl' })).body.error.code).toBe('slot_taken')
    expect((await reserve({ email: 'n@example.pl', guests_number: 15 })).status).toBe(409)
    const own = { reserved_on: `${DAY} 19:00:00`, hold_token: held.body.token, email: 'o@example.pl', guests_number: 2 }
    expect((await reserve(own)).status).toBe(201)
    expect((await phone({ reserved_on: `${DAY} 18:00:00`, guests_number: 2 })).status).toBe(201)
    const wait = { restaurant_id: LODKA, date: DAY, from: '18:00', to: '19:00', people: 2, email: 'w@example.pl' }
    expect((await kit.send('POST', '/waitlist', { ...wait, phone: '+48600700800' })).status).toBe(201)
  })

  it('a block of another restaurant does not exist', async () => {
    const { body } = await block({ scope: 'online', ...stretch('18:00', '20:00') })
    const other = await ownerOf(kit, MANUAL)
    expect((await other.call('DELETE', `/panel/${MANUAL}/blocks/${body.id}`)).status).toBe(404)
    expect((await board()).blocks).toHaveLength(1)
  })

  it('a waiting diner is offered a table by staff, outside of hours and rules, and takes that very table', async () => {
    await block({ scope: 'online', ...stretch('12:00', '22:00') })
    const request = { restaurant_id: LODKA, date: DAY, from: '18:00', to: '19:00', people: 2, phone: '+48600700801' }
    const { code } = (await kit.send('POST', '/waitlist', { ...request, email: 'hand@example.pl' })).body
    const waiting = (await board()).waitlist.find(({ phone_number: number }) => number === '+48600700801')!
    kit.setNow(at('17:30'))
    const offer = (body: object) => host.call('POST', `${panel}/waitlist/${waiting.id}/offer`, body)
    expect((await offer({ reserved_on: `${DAY} 17:00:00` })).status).toBe(422)
    const offered = await offer({ reserved_on: `${DAY} 18:10:00`, tables: ['S3'] })
    expect([offered.status, parseAs(boardWaitSchema, offered.body).state]).toEqual([200, 'offered'])
    expect(offered.body.offer).toEqual({ reserved_on: `${DAY} 18:10:00`, held_until: `${DAY}T17:40:00+01:00` })
    const again = await offer({ reserved_on: `${DAY} 18:10:00` })
    expect([again.status, again.body.current.state]).toEqual([409, 'offered'])
    expect((await phone({ reserved_on: `${DAY} 18:00:00`, guests_number: 2, tables: ['S3'] })).status).toBe(409)
    const taken = await kit.send('POST', `/waitlist/${code}/reservation`, { customer_name: 'Ola Czeka' })
    expect(taken.status).toBe(201)
    const own = await panelReservationId(kit, taken.body.code)
    const shown = (await board()).reservations.find(({ id }) => id === own)!
    expect([shown.status, shown.tables, shown.reserved_on]).toEqual(['confirmed', ['S3'], `${DAY} 18:10:00`])
    expect((await offer({ reserved_on: `${DAY} 19:00:00` })).status).toBe(409)
    // The entry's outcome stays for six hours.
    const ended = async () => (await board()).waitlist.find(({ id }) => id === waiting.id)
    expect(await ended()).toMatchObject({
      state: 'reserved',
      offer: { reserved_on: `${DAY} 18:10:00` },
      reservation_id: own,
    })
    kit.setNow(at('23:30'))
    expect(await ended()).toBeUndefined()
  })

  it('an offer by staff that is not accepted expires, and its table is free', async () => {
    await block({ scope: 'online', ...stretch('12:00', '22:00') })
    const request = { restaurant_id: LODKA, date: DAY, from: '18:00', to: '19:00', people: 2, phone: '+48600700802' }
    const { code } = (await kit.send('POST', '/waitlist', { ...request, email: 'late@example.pl' })).body
    const waiting = (await board()).waitlist.find(({ phone_number: number }) => number === '+48600700802')!
    const offer = () =>
      host.call('POST', `${panel}/waitlist/${waiting.id}/offer`, { reserved_on: `${DAY} 18:00:00`, tables: ['S1'] })
    const turn = (state: string) =>
      kit.database.db.execute(sql`UPDATE restaurants SET state = ${state} WHERE id = ${LODKA}`)
    await turn('suspended')
    expect((await offer()).body.error.code).toBe('restaurant_suspended')
    await turn('open')
    await offer()
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 10 * 60_000))
    const late = await kit.send('POST', `/waitlist/${code}/reservation`, { customer_name: 'Ola Czeka' })
    expect([late.status, late.body.error.code]).toEqual([409, 'offer_over'])
    const state = async () => (await board()).waitlist.find(({ id }) => id === waiting.id)?.state
    const { revision } = await board()
    await closeOffers(kit.database.db, kit.deps.now())
    expect([await state(), (await board()).revision > revision]).toEqual(['lapsed', true])
    expect((await phone({ reserved_on: `${DAY} 18:00:00`, guests_number: 2, tables: ['S1'] })).status).toBe(201)
  })

  it('a refusal may offer other free times', async () => {
    const own = await panelReservationId(kit, (await reserve({ email: 'alt@example.pl' })).body.code)
    const { body } = await host.call('GET', `${panel}/reservations/${own}/alternatives`)
    expect(body.items.length).toBeGreaterThan(2)
    const other = await ownerOf(kit, MANUAL)
    expect((await other.call('GET', `/panel/${MANUAL}/reservations/${own}/alternatives`)).status).toBe(404)
  })

  it('notes about a guest are on the card for hosts; allergies need consent; neither the trail nor a log has them', async () => {
    const phone_number = '+48600555444'
    const { id } = (await phone({ reserved_on: `${DAY} 18:00:00`, guests_number: 2, phone_number })).body
    const note = (body: object, who = host) => who.call('PUT', `${panel}/guests/notes`, { phone_number, ...body })
    const words = { note: 'Lubi stolik przy oknie', allergies: 'Orzechy' }
    expect((await note({ ...words, seen: null })).body.error.code).toBe('consent_required')
    const saved = await note({ ...words, allergies_agreed: true, seen: null })
    expect([saved.status, saved.body.note.version, saved.body.note.agreed_at]).toEqual([
      200,
      0,
      '2026-11-27T12:00:00+01:00',
    ])
    // A repeat after a lost answer is the same; a screen with no earlier state is refused.
    expect((await note({ ...words, allergies_agreed: true, seen: null })).status).toBe(200)
    const second = await note({ note: 'Inne', seen: null })
    expect([second.status, second.body.current.note.note]).toEqual([409, words.note])
    expect((await board()).guests).toEqual([{ reservation_id: id, ...words }])
    expect((await board(owner)).guests).toHaveLength(1)
    expect((await board(cook)).guests).toEqual([])
    expect((await note({ note: 'x', seen: 0 }, cook)).status).toBe(403)
    const requested = await host.call('POST', `${panel}/guests`, { phone_number })
    expect(parseAs(guestHistorySchema, requested.body).note).toMatchObject(words)
    const stranger = await ownerOf(kit, MANUAL)
    const foreign = await stranger.call('POST', `/panel/${MANUAL}/guests`, { phone_number })
    expect(foreign.body.note).toBeNull()
    const trail = await kit.rows(sql`SELECT action, subject, details::text AS details FROM staff_audit`)
    for (const secret of ['Orzechy', 'oknie', '600555444']) {
      expect(JSON.stringify(trail)).not.toContain(secret)
      expect(kit.logged.join('\n')).not.toContain(secret)
    }
    const stored = await kit.rows(sql`SELECT body::text AS body FROM idempotency_keys`)
    expect(JSON.stringify(stored)).not.toContain('Orzechy')
    const removed = await note({ note: '', seen: 0 })
    expect(removed.body.note).toBeNull()
    expect((await board()).guests).toEqual([])
  })

  it('tables that are joined seat a larger party, for diners too, until they are parted', async () => {
    const combine = (tables: string[]) => host.call('POST', `${panel}/combinations`, { tables })
    expect((await combine(['S1', 'T1'])).status).toBe(422)
    expect((await combine(['S2', 'S3'])).body.error.code).toBe('already_combined')
    const made = await combine(['S1', 'S2', 'S3'])
    expect([made.status, made.body.tables]).toEqual([201, ['S1', 'S2', 'S3']])
    await block({ scope: 'area', area: 'taras', ...stretch('12:00', '23:00') })
    expect((await reserve({ guests_number: 10, email: 'j@example.pl' })).status).toBe(201)
    expect((await host.call('DELETE', `${panel}/combinations/${made.body.id}`)).status).toBe(204)
    expect((await host.call('DELETE', `${panel}/combinations/${made.body.id}`)).status).toBe(404)
    const permitted = await host.call('DELETE', `${panel}/combinations/0`)
    expect([permitted.status, permitted.body.error.code]).toEqual([409, 'combination_permitted'])
  })

  it('C25 a combination that would never be used is refused, since some of its tables seat the same parties', async () => {
    const combine = (tables: string[]) => host.call('POST', `${panel}/combinations`, { tables })
    const { db } = kit.database
    const s1 = sql`restaurant_id = ${LODKA} AND name = 'S1'`
    const [old] = await rowsOf<{ min: number; max: number }>(
      db,
      sql`SELECT min_seats AS min, max_seats AS max FROM dining_tables WHERE ${s1}`,
    )
    await db.execute(sql`UPDATE dining_tables SET min_seats = 1, max_seats = 10 WHERE ${s1}`)
    const refused = await combine(['S1', 'S2'])
    expect([refused.status, refused.body.error.code]).toEqual([409, 'combination_without_effect'])
    await db.execute(sql`UPDATE dining_tables SET min_seats = ${old?.min}, max_seats = ${old?.max} WHERE ${s1}`)
    const made = await combine(['S1', 'S2'])
    expect(made.status).toBe(201)
    expect((await host.call('DELETE', `${panel}/combinations/${made.body.id}`)).status).toBe(204)
  })

  it('C25 table combinations of one restaurant are bounded', async () => {
    const { db } = kit.database
    const added = sql`restaurant_id = ${LODKA} AND join_no >= 100`
    // Joins of two tables each, like known combinations; S2 and S3 are one already.
    await db.execute(sql`INSERT INTO table_joins (restaurant_id, join_no, table_id)
      SELECT ${LODKA}, 100 + n, id FROM generate_series(1, 58) n, dining_tables
      WHERE restaurant_id = ${LODKA} AND name IN ('S2', 'S3')`)
    const last = await host.call('POST', `${panel}/combinations`, { tables: ['S1', 'S2'] })
    expect([last.status, last.body.error]).toEqual([201, undefined])
    const refused = await host.call('POST', `${panel}/combinations`, { tables: ['S1', 'S3'] })
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'too_many_combinations'])
    await db.execute(sql`DELETE FROM table_joins WHERE ${added}`)
    expect(last.body.id).toBeGreaterThan(100)
  })

  it('C25 blocks of one restaurant, and lines of one person in the trail, are bounded', async () => {
    const { db } = kit.database
    await db.execute(sql`INSERT INTO blocks (restaurant_id, scope, from_wall, until_wall, starts_at, ends_at, reason, created_at)
      SELECT ${LODKA}, 'online', '', '', ${at('12:00').toISOString()}::timestamptz, ${at('13:00').toISOString()}::timestamptz, '', now()
      FROM generate_series(1, 200)`)
    const refused = await block({ scope: 'online', ...stretch('12:00', '23:00') })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'too_many_blocks'])
    await db.execute(sql`UPDATE blocks SET ended_at = now() WHERE ended_at IS NULL`)
    const cook = await invited(kit, owner, LODKA, 'host')
    const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(db, sql`SELECT max(staff_id) AS id FROM staff_roles`)
    const write = (action: string) =>
      db.execute(sql`INSERT INTO staff_audit (at, restaurant_id, staff_id, action, details)
        SELECT ${kit.deps.now().toISOString()}::timestamptz, ${LODKA}, ${id}::bigint, ${action}, '{}' FROM generate_series(1, 4000)`)
    const look = () => cook.call('POST', `${panel}/guests`, { phone_number: '+48600555444' })
    const tooMany = { status: 429, body: { error: { code: 'too_many_actions' } } }
    await write('looked_up_guest')
    expect(await look()).toMatchObject(tooMany)
    // Look-ups are counted separately: a person with too many of them can still work.
    const work = () => cook.call('POST', `${panel}/blocks`, { scope: 'online', ...stretch('12:00', '13:00') })
    expect((await work()).status).toBe(201)
    await write('blocked')
    expect(await work()).toMatchObject(tooMany)
    expect((await cook.call('GET', `${panel}/board`)).status).toBe(200)
    expect((await host.call('POST', `${panel}/guests`, { phone_number: '+48600555444' })).status).toBe(200)
  })

  it('C22 at half past midnight the evening goes on: new parties are on its board, with date and without', async () => {
    const late = at('00:30', '2026-11-29')
    kit.setNow(late)
    const walkIn = await host.call('POST', `${panel}/reservations`, { reserved_on: null, guests_number: 2 })
    expect([walkIn.status, walkIn.body.reserved_on]).toEqual([201, '2026-11-29 00:30:00'])
    const present = parseAs(boardSchema, (await host.call('GET', `${panel}/board`)).body)
    expect(present.date).toBe(DAY)
    for (const { reservations } of [present, await board()])
      expect(reservations.map(({ id }) => id)).toContain(walkIn.body.id)
    expect((await board(host, '2026-11-29')).reservations).toEqual([])
    const moved = await host.call('POST', `${panel}/reservations/${walkIn.body.id}/move`, {
      version: walkIn.body.version,
      reserved_on: '2026-11-29 01:00:00',
    })
    expect(moved.status).toBe(200)
    expect((await board()).reservations.map(({ id }) => id)).toContain(walkIn.body.id)
  })

  it('C19 notes go 12 months after the last visit, by the job', async () => {
    const note = (phone_number: string) =>
      host.call('PUT', `${panel}/guests/notes`, { phone_number, note: 'Stały gość', seen: null })
    kit.setNow(at('12:00', '2025-10-01'))
    for (const number of ['+48600111001', '+48600111002']) await note(number)
    kit.setNow(at('17:00', '2026-06-01'))
    const visit = { reserved_on: '2026-06-01 18:00:00', guests_number: 2, phone_number: '+48600111001' }
    expect((await phone(visit)).status).toBe(201)
    const known = async () =>
      (await kit.rows<{ phone: string }>(sql`SELECT phone FROM guest_notes ORDER BY phone`)).map((row) => row.phone)
    await deleteExpiredData(kit.database.db, at('12:00', '2026-10-02'))
    expect(await known()).toEqual(['48600111001'])
    await deleteExpiredData(kit.database.db, at('12:00', '2027-06-03'))
    expect(await known()).toEqual([])
  })
})

describe('C25 a block against a booking at once, on PostgreSQL', () => {
  it('twelve concurrent rounds have one winner each, and the table is never given twice', async () => {
    const kit = await openKit(openTestPostgres)
    const owner = await ownerOf(kit, LAST_TABLE)
    for (let round = 0; round < 12; round++) {
      const day = `2026-12-${String(round + 1).padStart(2, '0')}`
      const stretch = { from: `${day} 17:00:00`, until: `${day} 22:00:00` }
      const body = reservationRequest({ restaurant_id: LAST_TABLE, reserved_on: `${day} 18:00:00` })
      const guests = Array.from({ length: 4 }, (_, n) =>
        kit.send('POST', '/reservations', {
          ...body,
          email: `r${round}-${n}@example.pl`,
          phone_number: `+4860020${round + 10}0${n}`,
        }),
      )
      const block = owner.call('POST', `/panel/${LAST_TABLE}/blocks`, { scope: 'tables', tables: ['J1'], ...stretch })
      const statuses = (await Promise.all([block, ...guests])).map(({ status }) => status).sort()
      expect([round, statuses]).toEqual([round, [201, 409, 409, 409, 409]])
    }
    const live = await kit.rows(sql`SELECT count(*)::int AS n FROM occupations WHERE ended_at IS NULL`)
    expect(live).toEqual([{ n: 12 }])
    await kit.close()
  })
})
