/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { POST } from '@/app/[tenant]/api/reservations/route'
import { type Availability, availabilityListSchema } from '@/lib/domain/reservation/availability/schema'
import { reservationResponseSchema, reservationSchema } from '@/lib/domain/reservation/schema'
import { problemSchema } from '@/lib/domain/wire'
import { nodeFetch } from '@/lib/server/process-channel'
import { WAY_OF_A_RESERVATION } from '../../scripts/support/ratchets.mjs'
import { executedFiles } from '../support/executed-files'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA, MANUAL, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'
import { routeContext, webRequest } from '../support/web-request'

jest.mock('@/lib/server/env', () => jest.requireActual('@/tests/support/fake-upstream'))

const SATURDAY = '2026-11-28 18:00:00'

const TYPED = {
  restaurant_id: String(LODKA),
  visitDate: '2026-11-28',
  visitTime: '18:00',
  peopleAmount: '2',
  customer_firstname: 'Jan',
  customer_lastname: 'Kowalski',
  phone: '600 100 200',
  email: 'jan.kowalski@example.pl',
  idempotency_key: 'a-key-of-the-way',
}

describe.each(databases)('reservations on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`UPDATE reservations SET cancelled_at = now(), cancelled_by = 'guest'
      WHERE cancelled_at IS NULL`)
  })

  type Changes = Parameters<typeof reservationRequest>[0]
  const post = (changes?: Changes, headers?: Record<string, string>) =>
    kit.send('POST', '/reservations', reservationRequest(changes), headers)
  const create = async (changes?: Changes) => {
    const { status, body } = await post(changes)
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return parseAs(reservationResponseSchema, body)
  }
  const read = async (code: string) => parseAs(reservationSchema, (await kit.get(`/reservations/${code}`)).body)
  const put = (code: string, change: unknown) => kit.send('PUT', `/reservations/${code}`, change)
  const decide = (code: string, decision: unknown) =>
    kit.send('PUT', `/partner/reservations/${code}`, decision, { authorization: `Bearer ${PARTNER_TOKEN}` })
  const cancel = (code: string) => kit.send('POST', `/reservations/${code}/cancel`)
  const tablesOf = async (code: string) => {
    const rows = await kit.rows<{
      name: string
    }>(sql`SELECT t.name FROM occupations o JOIN dining_tables t ON t.id = o.table_id
        JOIN reservations r ON r.id = o.reservation_id WHERE r.code = ${code} AND o.ended_at IS NULL ORDER BY t.name`)
    return rows.map(({ name }) => name)
  }
  const trailOf = async (code: string) =>
    kit.rows<{
      by: string
      action: string
      to: string
    }>(sql`SELECT c.by, c.action, c.to_state AS "to" FROM reservation_changes c
        JOIN reservations r ON r.id = c.reservation_id WHERE r.code = ${code} ORDER BY c.id`)

  // First of all: functions whose results are remembered run once in a process.
  it('one press of "reserve" runs through no more files than before, from the handler to the database', async () => {
    nodeFetch.set(async (url, init) => kit.app.request(new URL(String(url)).pathname, init))
    const press = (changes = {}) =>
      POST(webRequest('/api/reservations', { json: { ...TYPED, ...changes } }), routeContext())
    // The brand's configuration, which a process reads once a minute, is not of the way.
    expect((await press({ phone: '1' })).status).toBe(422)
    const files = await executedFiles(async () => expect((await press()).status).toBe(201))
    const lines = [...files.values()].reduce((sum, length) => sum + length, 0)
    expect(files.size).toBeLessThanOrEqual(WAY_OF_A_RESERVATION.files)
    expect(lines).toBeLessThanOrEqual(WAY_OF_A_RESERVATION.lines)
  })

  it('L261, L108 a free partner table is confirmed at once under an unguessable code', async () => {
    const { code, status } = await create()
    expect(status).toBe('confirmed')
    expect(code).toMatch(/^[A-Z2-7]{16}$/)
    expect(await tablesOf(code)).toEqual(['S1'])
    expect(await trailOf(code)).toEqual([{ by: 'guest', action: 'created', to: 'confirmed' }])
  })

  it('L093–L107 every field is in the database', async () => {
    const { code } = await create({
      duration: 60,
      extras: { kids_number: 2, area_preferences: 'sala', non_vaccinated_amount: 1 },
    })
    const [row] = await kit.rows(sql`SELECT customer_name, phone_number, email, restaurant_id,
      reserved_on, guests_number, notes_from_guest, source, sms_marketing, email_marketing, duration_minutes, extras,
      tenant, app_name, (extract(epoch FROM ends_at - starts_at) / 60)::int AS stay FROM reservations WHERE code = ${code}`)
    expect(row).toEqual({
      customer_name: 'Jan Kowalski',
      phone_number: '+48600100200',
      email: 'jan.kowalski@example.pl',
      restaurant_id: LODKA,
      reserved_on: SATURDAY,
      guests_number: 2,
      notes_from_guest: 'Wózek dziecięcy',
      source: 'web_app',
      sms_marketing: false,
      email_marketing: true,
      duration_minutes: 60,
      extras: { kids_number: 2, area_preferences: 'sala', non_vaccinated_amount: 1 },
      tenant: 'lubje',
      app_name: 'web_app',
      stay: 60,
    })
  })

  it.each([
    ['a partner keeps one', { restaurant_id: LODKA }, true],
    ['a partner that confirms by hand keeps one meanwhile', { restaurant_id: MANUAL }, true],
    ['an enquiry has none', { guests_number: 11 }, false],
    ['a venue that is no partner has none', { restaurant_id: NON_PARTNER }, false],
  ])('B4 a table: %s, before and after cancellation', async (_name, changes, has_table) => {
    const { code } = await create(changes)
    expect((await read(code)).has_table).toBe(has_table)
    await cancel(code)
    expect((await read(code)).has_table).toBe(has_table)
  })

  it('C2 a restaurant’s page shows how long it usually takes to answer groups, once it has answered five', async () => {
    const { db } = kit.database
    const usual = async () => (await kit.get(`/restaurants/${LODKA}`)).body.usual_answer_minutes
    const { code: requested } = await create({ guests_number: 12 })
    const answered = (minutes: number) =>
      db.execute(sql`WITH one AS (
        INSERT INTO reservations (code, tenant, restaurant_id, status, reserved_on, starts_at, ends_at, guests_number, customer_name,
          phone_number, email, notes_from_guest, source, app_name, sms_marketing, email_marketing, extras, created_at)
        SELECT 'GROUP' || ${minutes}::int || 'ANSWERED', tenant, restaurant_id, 'confirmed', reserved_on, starts_at, ends_at, guests_number,
          '', '', '', '', '', app_name, false, false, '{}', created_at FROM reservations WHERE code = ${requested} RETURNING id, created_at)
      INSERT INTO reservation_changes (reservation_id, at, by, action, to_state)
      SELECT id, created_at + ${minutes}::int * interval '1 minute', 'restaurant', 'confirmed', 'confirmed' FROM one`)
    for (const minutes of [600, 90, 45, 120]) await answered(minutes)
    expect(await usual()).toBeNull()
    await answered(30)
    expect(await usual()).toBe(90)
  })

  it('B4 an enquiry that was confirmed has a table', async () => {
    const { code } = await create({ guests_number: 11 })
    expect((await decide(code, { status: 'confirmed' })).body.has_table).toBe(true)
  })

  it('C19 reading masks phone and e-mail; the code works in any letter case', async () => {
    const { code } = await create()
    expect(await read(code.toLowerCase())).toMatchObject({
      code,
      phone_number: '+48••••••200',
      email: 'j•••@example.pl',
      customer_name: 'Jan Kowalski',
      reserved_on: SATURDAY,
      starts_at: '2026-11-28T18:00:00+01:00',
      ends_at: '2026-11-28T19:30:00+01:00',
      restaurant: { id: LODKA, name: 'Łódka i Wiosło', phone: '+48 81 912 34 56' },
      can_change: true,
      can_cancel: true,
      answer_due_at: null,
    })
  })

  it.each<[string, { restaurant_id?: number; guests_number?: number }, string[]]>([
    ['C2 a restaurant that confirms by hand: pending, its table held', { restaurant_id: MANUAL }, ['S1']],
    ['A5 a venue that is no partner: pending, no table', { restaurant_id: NON_PARTNER }, []],
    ['C2 eleven people: an enquiry without a table', { guests_number: 11 }, []],
  ])('%s', async (_name, changes, tables) => {
    const { code, status } = await create(changes)
    expect([status, await tablesOf(code)]).toEqual(['pending', tables])
    // Terms that the form promised before it was sent are those the server keeps. Contract C2.
    const input = { from: '2026-11-28 18:00', people: String(changes.guests_number ?? 2) }
    const path = `/restaurants/${changes.restaurant_id ?? LODKA}/availability?${new URLSearchParams(input)}`
    const [{ slots }] = parseAs(availabilityListSchema, (await kit.get(path)).body) as [Availability]
    const due = slots.find(({ time }) => time === '18:00')?.answer_due_at
    expect(due).toBeDefined()
    expect((await read(code)).answer_due_at).toBe(due)
  })

  it('C2 the smallest sufficient table, then the next, then joined tables, then 409 with alternatives', async () => {
    const tables = []
    for (let n = 0; n < 3; n++) tables.push(await tablesOf((await create({ guests_number: 2 })).code))
    expect(tables).toEqual([['S1'], ['S2'], ['S3']])
    const { status, body } = await post({ guests_number: 2 })
    expect(status).toBe(409)
    expect(parseAs(problemSchema, body).error).toEqual({
      code: 'slot_taken',
      message: 'Ten termin właśnie został zajęty. Wybierz inny:',
    })
    expect(body.alternatives).toEqual([
      { reserved_on: '2026-11-28 16:00:00', guests_number: 2 },
      { reserved_on: '2026-11-28 16:30:00', guests_number: 2 },
      { reserved_on: '2026-11-28 19:30:00', guests_number: 2 },
      { reserved_on: '2026-11-30 18:00:00', guests_number: 2 },
      { reserved_on: '2026-12-01 18:00:00', guests_number: 2 },
      { reserved_on: '2026-12-03 18:00:00', guests_number: 2 },
    ])
    expect(await tablesOf((await create({ guests_number: 8 })).code)).toEqual(['T1'])
  })

  it('C2 joined tables are reserved together', async () => {
    await create({ guests_number: 8 })
    expect(await tablesOf((await create({ guests_number: 8 })).code)).toEqual(['S2', 'S3'])
    expect((await post({ guests_number: 4 })).status).toBe(409)
  })

  it('C2 a repeat is the visit that the browser has, an overlapping one is shown and made on purpose only', async () => {
    const { code } = await create()
    const keys = { known_codes: [code.toLowerCase()] }
    expect((await create(keys)).code).toBe(code)
    expect((await create({ ...keys, notes_from_guest: '', extras: {} })).code).toBe(code)
    const elsewhere = { restaurant_id: MANUAL, reserved_on: '2026-11-28 19:00:00', ...keys }
    const visit = { code, restaurant: { id: LODKA, name: 'Łódka i Wiosło' } }
    const overlap = { visits: [{ ...visit, reserved_on: SATURDAY, guests_number: 2 }] }
    for (const change of [{ ...keys, guests_number: 4 }, { ...keys, notes_from_guest: 'Z psem' }, elsewhere]) {
      const { status, body } = await post(change)
      expect([status, body.error.code]).toEqual([409, 'visit_overlaps'])
      expect(body).toMatchObject(overlap)
    }
    expect((await create({ ...keys, reserved_on: '2026-11-28 20:00:00' })).code).not.toBe(code)
    expect((await create({ ...elsewhere, second_visit: true })).code).not.toBe(code)
    await cancel(code)
    expect((await create(keys)).code).not.toBe(code)
  })

  it('C2 a call without a key learns nothing of a visit, except that the same network sent the same request', async () => {
    const near = (changes: Changes, ip = '203.0.113.77') => post(changes, { 'x-forwarded-for': ip })
    const made = await near({})
    expect(made.status).toBe(201)
    const again = await near({})
    expect([again.status, again.body.error.code, again.body.visits]).toEqual([409, 'visit_overlaps', []])
    const answers = [
      await near({ second_visit: true }),
      await near({}, '203.0.113.78'),
      await near({ phone_number: '+48600100299', reserved_on: '2026-11-28 14:00:00' }),
      await near({ reserved_on: '2026-11-28 14:30:00', known_codes: ['AAAAAAAAAAAAAAAA'] }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  })

  it.each([
    ['the past', { reserved_on: '2026-11-27 11:30:00' }, 'in_the_past', 'Ten termin już minął'],
    ['L291 too soon', { reserved_on: '2026-11-27 13:30:00' }, 'too_soon', 'z minimalnym wyprzedzeniem 2 godzin'],
    [
      'L238 disabled by a rule',
      { reserved_on: '2026-11-29 18:00:00' },
      'rule_disabled',
      'W niedzielę prosimy o telefon.',
    ],
    ['closed', { reserved_on: '2026-11-28 10:00:00' }, 'closed', 'zamknięty'],
    ['too far ahead', { reserved_on: '2027-06-01 18:00:00' }, 'too_far_ahead', '180 dni'],
    ['between two slots', { reserved_on: '2026-11-28 18:10:00' }, 'not_a_slot', 'Wybierz jedną z podanych'],
  ])('C2 422 for %s, with a message for the diner', async (_name, changes, code, words) => {
    const { status, body } = await post(changes)
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ code, fields: { reserved_on: code } })
    expect(body.error.message).toContain(words)
  })

  it.each([
    ['no name', { customer_name: undefined }, { customer_name: 'required' }],
    ['a day that is none', { reserved_on: '2026-02-30 18:00:00' }, { reserved_on: 'invalid' }],
    ['51 people', { guests_number: 51 }, { guests_number: 'too_big' }],
    ['half a person', { guests_number: 1.5 }, { guests_number: 'invalid' }],
    ['notes of a novelist', { notes_from_guest: 'a'.repeat(501) }, { notes_from_guest: 'too_big' }],
    ['an id as text', { restaurant_id: '1' }, { restaurant_id: 'invalid' }],
    ['no children as a number', { extras: { kids_number: 0 } }, { 'extras.kids_number': 'too_small' }],
  ])('C11 422 for %s, for each field', async (_name, changes, fields) => {
    const { status, body } = await post(changes as Changes)
    expect([status, body.error.code, body.error.fields]).toEqual([422, 'invalid', fields])
  })

  it.each([999, OTHER_CITY])('404 for restaurant %s', async (restaurant_id) => {
    expect((await post({ restaurant_id })).status).toBe(404)
  })

  it('404 for an unknown code, and for another tenant', async () => {
    const { code } = await create()
    expect((await kit.get('/reservations/AAAAAAAAAAAAAAAA')).status).toBe(404)
    expect((await kit.get('/reservations/short')).status).toBe(404)
    expect((await kit.get(`/reservations/${code}`, { 'x-tenant': 'lesznoje' })).status).toBe(404)
    expect((await kit.get(`/reservations/${code}`, { 'x-tenant': 'nakryte' })).status).toBe(200)
  })

  describe('changing', () => {
    it('L280 moves at once where it would be confirmed at once, and frees the old table', async () => {
      const { code } = await create()
      const { status, body } = await put(code, {
        reserved_on: '2026-11-28 19:00:00',
        guests_number: 4,
        notes_from_guest: '',
      })
      expect(status).toBe(200)
      expect(parseAs(reservationSchema, body)).toMatchObject({
        status: 'confirmed',
        reserved_on: '2026-11-28 19:00:00',
        guests_number: 4,
        notes_from_guest: '',
        ends_at: '2026-11-28T21:00:00+01:00',
        change_request: null,
      })
      expect(await tablesOf(code)).toEqual(['S2'])
    })

    it('C2 the old table stays reserved where there is no new one', async () => {
      const { code } = await create({ restaurant_id: LAST_TABLE })
      const other = await create({ restaurant_id: LAST_TABLE, reserved_on: '2026-11-28 20:00:00' })
      expect((await put(code, { reserved_on: '2026-11-28 20:00:00' })).status).toBe(409)
      expect(await tablesOf(code)).toEqual(['J1'])
      expect(await tablesOf(other.code)).toEqual(['J1'])
      expect((await put(code, { reserved_on: '2026-11-28 18:30:00' })).body.reserved_on).toBe('2026-11-28 18:30:00')
    })

    it('C2 a change that needs confirmation becomes a change_request, and the reservation stays', async () => {
      const { code } = await create()
      const { body } = await put(code, { guests_number: 12 })
      expect(body).toMatchObject({
        status: 'confirmed',
        guests_number: 2,
        change_request: { reserved_on: SATURDAY, guests_number: 12 },
      })
      expect(await tablesOf(code)).toEqual(['S1'])
      expect((await decide(code, { change: 'accepted' })).body).toMatchObject({
        guests_number: 12,
        change_request: null,
      })
      expect(await tablesOf(code)).toEqual(['S2', 'T1'])
    })

    it('C2 requesting the current values withdraws a change_request; changing notes alone does not', async () => {
      const { code } = await create()
      await put(code, { guests_number: 12 })
      const { body } = await put(code, { notes_from_guest: 'Przy oknie', extras: {} })
      expect(body).toMatchObject({ notes_from_guest: 'Przy oknie', extras: {}, change_request: { guests_number: 12 } })
      expect((await put(code, { guests_number: 2, reserved_on: SATURDAY })).body.change_request).toBeNull()
      expect((await decide(code, { change: 'accepted' })).body.error.code).toBe('no_change_request')
    })

    it('C2 a refused change leaves everything unchanged', async () => {
      const { code } = await create()
      await put(code, { guests_number: 12 })
      expect((await decide(code, { change: 'declined', reason: 'brak sali' })).body).toMatchObject({
        status: 'confirmed',
        guests_number: 2,
        change_request: null,
      })
      expect((await decide(code, { change: 'accepted' })).body.error.code).toBe('no_change_request')
      // Its diner is told on the page, until the next wish.
      const declined = async () => (await kit.get(`/reservations/${code}`)).body.change_declined
      expect(await declined()).toEqual({ reason: 'brak sali' })
      await put(code, { guests_number: 12 })
      expect(await declined()).toBeNull()
    })

    it('C2 another party size within the lead time needs the restaurant’s confirmation', async () => {
      const { code } = await create()
      kit.setNow(new Date('2026-11-28T17:30:00+01:00'))
      expect((await put(code, { guests_number: 3 })).body.change_request).toEqual({
        reserved_on: SATURDAY,
        guests_number: 3,
      })
      expect((await decide(code, { change: 'accepted' })).body.guests_number).toBe(3)
      expect(await tablesOf(code)).toEqual(['S2'])
    })

    it('C2 a pending request moves completely', async () => {
      const { code } = await create({ restaurant_id: MANUAL })
      const { body } = await put(code, { guests_number: 4 })
      expect(body).toMatchObject({ status: 'pending', guests_number: 4, change_request: null })
      expect(await tablesOf(code)).toEqual(['S2'])
    })

    it.each([
      ['a rule', { reserved_on: '2026-11-29 18:00:00' }, 'rule_disabled'],
      ['closing', { reserved_on: '2026-11-28 23:00:00' }, 'closed'],
      ['a field that may not change', { email: 'x@y.pl' }, 'invalid'],
    ])('422 for %s', async (_name, change, code) => {
      const made = await create()
      const { status, body } = await put(made.code, change)
      expect([status, body.error.code]).toEqual([422, code])
    })
  })

  describe('cancelling', () => {
    it('A13 frees the table, keeps the status, and can be repeated', async () => {
      const { code } = await create()
      expect(parseAs(reservationSchema, (await cancel(code)).body)).toMatchObject({
        status: 'confirmed',
        cancelled_by: 'guest',
        cancelled_at: '2026-11-27T12:00:00+01:00',
        can_change: false,
        can_cancel: false,
      })
      expect(await tablesOf(code)).toEqual([])
      expect((await cancel(code)).status).toBe(200)
      expect((await put(code, { guests_number: 3 })).body.error.code).toBe('not_changeable')
    })

    it('C2 not once the visit has started', async () => {
      const { code } = await create()
      kit.setNow(new Date('2026-11-28T18:00:00+01:00'))
      expect((await read(code)).can_cancel).toBe(false)
      const { status, body } = await cancel(code)
      expect([status, body.error.code]).toEqual([409, 'not_cancellable'])
    })
  })

  describe('the restaurant', () => {
    it('confirms, and confirming again changes nothing', async () => {
      const { code } = await create({ restaurant_id: MANUAL })
      expect((await decide(code, { status: 'confirmed' })).body).toMatchObject({
        status: 'confirmed',
        answer_due_at: null,
      })
      expect((await decide(code, { status: 'confirmed' })).status).toBe(200)
      expect((await trailOf(code)).map(({ action }) => action)).toEqual(['created', 'confirmed'])
    })

    it('declines with a reason and alternatives, and the table is free again', async () => {
      const { code } = await create({ restaurant_id: MANUAL })
      expect((await decide(code, { status: 'declined' })).body.error).toMatchObject({
        code: 'reason_required',
        fields: { reason: 'required' },
      })
      const { body } = await decide(code, { status: 'declined', reason: 'Awaria kuchni' })
      expect(body).toMatchObject({ status: 'declined', decline_reason: 'Awaria kuchni', can_change: false })
      expect(body.alternatives).toHaveLength(3)
      expect(await tablesOf(code)).toEqual([])
      const again = await decide(code, { status: 'confirmed' })
      expect([again.status, again.body]).toEqual([
        409,
        expect.objectContaining({ from: 'declined', to: 'confirmed', allowed: [] }),
      ])
    })

    it('can decline a confirmed reservation only before the visit', async () => {
      const { code } = await create()
      kit.setNow(new Date('2026-11-28T18:00:00+01:00'))
      expect((await decide(code, { status: 'declined', reason: 'x' })).status).toBe(409)
      kit.setNow(FRIDAY_NOON)
      expect((await decide(code, { status: 'declined', reason: 'x' })).body.status).toBe('declined')
    })

    it('assigns given tables to an enquiry, or the fewest that suffice', async () => {
      const first = await create({ guests_number: 11 })
      expect((await decide(first.code, { status: 'confirmed', tables: ['T1', 'S2'] })).body.status).toBe('confirmed')
      expect(await tablesOf(first.code)).toEqual(['S2', 'T1'])
      const second = await create({ guests_number: 11 })
      const { status, body } = await decide(second.code, { status: 'confirmed' })
      expect([status, body.error.code]).toEqual([409, 'slot_taken'])
      expect((await decide(second.code, { status: 'confirmed', tables: ['T1'] })).status).toBe(409)
      expect((await read(second.code)).status).toBe('pending')
    })

    it('confirms for a non-partner restaurant without any table', async () => {
      const { code } = await create({ restaurant_id: NON_PARTNER, guests_number: 20 })
      expect((await decide(code, { status: 'confirmed' })).body.status).toBe('confirmed')
      expect(await tablesOf(code)).toEqual([])
    })

    it.each([
      ['seated', ['seated'], ['S1']],
      ['seated, then finished', ['seated', 'finished'], []],
      ['no_show', ['no_show'], []],
    ])('C2 %s', async (_name, states, tables) => {
      const { code } = await create()
      kit.setNow(new Date('2026-11-28T18:05:00+01:00'))
      for (const visit_state of states) expect((await decide(code, { visit_state })).body.visit_state).toBe(visit_state)
      expect(await tablesOf(code)).toEqual(tables)
    })

    it('C2 409 for a visit before its day and for a transition backwards, 422 for two decisions at once', async () => {
      const { code } = await create()
      for (const visit_state of ['seated', 'finished', 'no_show'])
        expect([visit_state, (await decide(code, { visit_state })).body.error?.code]).toEqual([
          visit_state,
          'not_started',
        ])
      kit.setNow(new Date('2026-11-28T12:00:00+01:00'))
      expect((await decide(code, { visit_state: 'no_show' })).body.error?.code).toBe('not_started')
      await decide(code, { visit_state: 'finished' })
      expect((await decide(code, { visit_state: 'seated' })).body).toMatchObject({
        error: { code: 'illegal_transition' },
      })
      expect((await decide(code, { status: 'confirmed', visit_state: 'seated' })).status).toBe(422)
    })

    it('cancels', async () => {
      const { code } = await create()
      expect((await decide(code, { cancelled: true })).body.cancelled_by).toBe('restaurant')
    })
  })

  it('C2 the database itself refuses to rewrite the audit trail, and a table that is reserved twice', async () => {
    const { code } = await create({ restaurant_id: LAST_TABLE })
    await expect(kit.database.db.execute(sql`UPDATE reservation_changes SET by = 'guest'`)).rejects.toThrow()
    await expect(kit.database.db.execute(sql`DELETE FROM reservation_changes`)).rejects.toThrow()
    const twice = sql`INSERT INTO occupations (restaurant_id, table_id, during, reservation_id)
      SELECT o.restaurant_id, o.table_id, o.during, o.reservation_id FROM occupations o
      JOIN reservations r ON r.id = o.reservation_id WHERE r.code = ${code}`
    await expect(kit.database.db.execute(twice)).rejects.toMatchObject({ cause: { code: '23P01' } })
    await cancel(code)
    await expect(kit.database.db.execute(twice)).resolves.toBeDefined()
    await kit.database.db.execute(sql`UPDATE occupations SET ended_at = now() WHERE ended_at IS NULL`)
  })
})
