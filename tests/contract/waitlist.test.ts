/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { reservationResponseSchema } from '@/lib/domain/reservation/schema'
import { type WaitlistRequest, waitlistEntrySchema, waitlistResponseSchema } from '@/lib/domain/waitlist/schema'
import type { Envelope, Mail } from '@/upstream/db/message-schema'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { sendMessages } from '@/upstream/mail/send-messages'
import { closeOffers, offerTables } from '@/upstream/waitlist/offer-tables'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA, MANUAL, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const MINUTE = 60_000
const later = (minutes: number) => new Date(FRIDAY_NOON.getTime() + minutes * MINUTE)
const last = { restaurant_id: LAST_TABLE }

describe.each(databases)('the waitlist on %s', (_, open) => {
  const kit = sharedKit(open)
  let now: Date
  const turn = (state: string) =>
    kit.database.db.execute(sql`UPDATE restaurants SET state = ${state} WHERE id = ${LAST_TABLE}`)
  beforeEach(async () => {
    at(FRIDAY_NOON)
    const { db } = kit.database
    await db.execute(sql`UPDATE reservations SET status = 'declined'`)
    for (const table of ['messages', 'waitlist', 'holds']) await db.execute(sql.raw(`DELETE FROM ${table}`))
    await turn('open')
  })

  function at(moment: Date) {
    now = moment
    kit.setNow(moment)
  }
  const wish = (changes: Partial<WaitlistRequest> = {}): WaitlistRequest => ({
    restaurant_id: LAST_TABLE,
    date: '2026-11-28',
    from: '17:00',
    to: '19:00',
    people: 2,
    email: 'ala@przyklad.pl',
    phone: '+48600100200',
    ...changes,
  })
  const join = (changes?: Partial<WaitlistRequest>, headers?: Record<string, string>) =>
    kit.send('POST', '/waitlist', wish(changes), headers)
  const joined = async (changes?: Partial<WaitlistRequest>) => {
    const { status, body } = await join(changes)
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return parseAs(waitlistResponseSchema, body).code
  }
  const entry = async (code: string) => parseAs(waitlistEntrySchema, (await kit.get(`/waitlist/${code}`)).body)
  const reserve = async (changes: Parameters<typeof reservationRequest>[0] = {}) => {
    const { status, body } = await kit.send('POST', '/reservations', reservationRequest({ ...last, ...changes }))
    expect(status).toBe(201)
    return body.code as string
  }
  const cancel = (code: string) => kit.send('POST', `/reservations/${code}/cancel`)
  const accept = (code: string, headers?: Record<string, string>) =>
    kit.send('POST', `/waitlist/${code}/reservation`, { customer_name: 'Ala Nowak' }, headers)
  const offer = async () => {
    await closeOffers(kit.database.db, now)
    return offerTables(kit.database.db, now, kit.deps.caps)
  }
  /** The only table is reserved from before the window until after it. */
  const fill = async () => [
    await reserve({ reserved_on: '2026-11-28 16:00:00' }),
    await reserve({ reserved_on: '2026-11-28 18:00:00' }),
    await reserve({ reserved_on: '2026-11-28 20:00:00' }),
  ]
  async function mails(): Promise<Envelope[]> {
    const sent: Envelope[] = []
    const { db } = kit.database
    const transport = { send: async (envelope: Envelope) => void sent.push(envelope) }
    const messenger = {
      db,
      caps: kit.deps.caps,
      now: kit.deps.now,
      log: kit.deps.log,
      linkSecret: UPSTREAM_SECRET,
      originPattern: 'https://{host}',
      transport,
    }
    while ((await sendMessages(messenger)) > 0);
    return sent
  }

  it('C2 the first match is offered the freed table, and accepts it with a name only', async () => {
    const [, evening = ''] = await fill()
    const first = await joined()
    const second = await joined({ email: 'ola@przyklad.pl' })
    expect(await offer()).toBe(0)
    await cancel(evening)
    expect(await offer()).toBe(1)
    expect(await entry(first)).toMatchObject({
      state: 'offered',
      offer: { reserved_on: '2026-11-28 18:00:00', held_until: '2026-11-27T12:10:00+01:00' },
    })
    expect(await entry(second)).toMatchObject({ state: 'waiting', offer: null })
    // Held: nobody else can reserve it.
    const strange = reservationRequest({ ...last, reserved_on: '2026-11-28 18:00:00' })
    expect((await kit.send('POST', '/reservations', strange)).status).toBe(409)

    const answer = await accept(first)
    expect(answer.status).toBe(201)
    const { code, status } = parseAs(reservationResponseSchema, answer.body)
    expect(status).toBe('confirmed')
    expect((await kit.get(`/reservations/${code}`)).body).toMatchObject({
      customer_name: 'Ala Nowak',
      reserved_on: '2026-11-28 18:00:00',
      guests_number: 2,
    })
    expect(await entry(first)).toMatchObject({ state: 'reserved', reservation_code: code })
    expect((await accept(first)).body.error.code).toBe('offer_over')
    expect(await offer()).toBe(0)
  })

  it('C2 a diner who is offered a table may take another hour of the window that became free with it, no hour outside', async () => {
    const [, evening = '', night = ''] = await fill()
    const code = await joined()
    await cancel(evening)
    await cancel(night)
    expect(await offer()).toBe(1)
    const { offer: held, other_hours: others } = await entry(code)
    expect(others).toEqual(expect.arrayContaining(['2026-11-28 18:30:00']))
    expect(others).not.toContain(held?.reserved_on)
    const take = (reserved_on: string) =>
      kit.send('POST', `/waitlist/${code}/reservation`, { customer_name: 'Ala Nowak', reserved_on })
    for (const outside of ['2026-11-28 20:30:00', '2026-11-29 18:30:00', '2026-11-28 16:30:00'])
      expect((await take(outside)).status).toBe(422)
    expect((await entry(code)).state).toBe('offered')
    const { body } = await take('2026-11-28 18:30:00')
    expect((await kit.get(`/reservations/${body.code}`)).body).toMatchObject({ reserved_on: '2026-11-28 18:30:00' })
    expect(await entry(code)).toMatchObject({ state: 'reserved', other_hours: [] })
  })

  it('C2, C33 after ten minutes the next entry is offered it, and while the restaurant is suspended none', async () => {
    const [, evening = ''] = await fill()
    const first = await joined()
    const second = await joined({ email: 'ola@przyklad.pl' })
    await cancel(evening)
    await offer()
    await turn('suspended')
    expect(await entry(first)).toMatchObject({ state: 'suspended', offer: null, restaurant: { state: 'suspended' } })
    expect(await accept(first)).toMatchObject({ status: 409, body: { error: { code: 'restaurant_suspended' } } })
    expect((await mails()).filter(({ text }) => text.includes('Trzymamy'))).toEqual([])
    at(later(10))
    expect(await offer()).toBe(0)
    await turn('open')
    expect((await entry(first)).state).toBe('waiting')
    expect(await offer()).toBe(1)
    at(later(20))
    expect(await entry(first)).toMatchObject({ state: 'lapsed', offer: null })
    expect(await accept(first)).toMatchObject({ status: 409, body: { error: { code: 'offer_over' } } })
    expect(await offer()).toBe(1)
    expect((await entry(second)).state).toBe('offered')
    expect((await accept(second)).status).toBe(201)
  })

  it('C2 an offer is valid for its ten minutes, although the lead time ends meanwhile', async () => {
    const [, evening = ''] = await fill()
    const first = await joined({ from: '18:00', to: '18:00' })
    await cancel(evening)
    await kit.setLead(LAST_TABLE, 2)
    at(new Date('2026-11-28T15:55:00+01:00'))
    expect(await offer()).toBe(1)
    at(new Date('2026-11-28T16:01:00+01:00'))
    expect((await accept(first)).body).toMatchObject({ status: 'confirmed' })
    await kit.setLead(LAST_TABLE, 0)
  })

  it('C2 entries for other days do not delay an offer', async () => {
    const [, evening = ''] = await fill()
    const { db } = kit.database
    await db.execute(sql`INSERT INTO waitlist (code, tenant, restaurant_id, day, from_time, to_time, guests_number,
      email, phone_number, created_at, changed_at)
      SELECT 'CROWD' || n || 'CROWDCROWD', 'lubje', ${LAST_TABLE}, '2026-12-05', '17:00', '19:00', 40,
        'gosc' || n || '@przyklad.pl', '+48600100200', ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM generate_series(1, 300) n`)
    const late = await joined()
    await cancel(evening)
    expect(await offer()).toBe(1)
    expect((await entry(late)).state).toBe('offered')
  })

  it('C2 accepting twice makes one reservation', async () => {
    const [, evening = ''] = await fill()
    const code = await joined()
    await cancel(evening)
    await offer()
    const key = { 'idempotency-key': 'press-1' }
    const answers = await Promise.all([accept(code, key), accept(code, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  it('C2 an unsuitable table is not offered', async () => {
    const [, evening = ''] = await fill()
    await joined({ from: '16:00', to: '16:30' })
    await cancel(evening)
    expect(await offer()).toBe(0)
  })

  it('C2 two rounds at once offer a table once', async () => {
    const [, evening = ''] = await fill()
    await joined()
    await joined({ email: 'ola@przyklad.pl' })
    await cancel(evening)
    const round = () => offerTables(kit.database.db, now, kit.deps.caps)
    const offered = await Promise.all([round(), round(), round()])
    expect(offered.reduce((sum, n) => sum + n, 0)).toBe(1)
  })

  it('C2 leaving passes a held table to the next entry', async () => {
    const [, evening = ''] = await fill()
    const first = await joined()
    const second = await joined({ email: 'ola@przyklad.pl' })
    await cancel(evening)
    await offer()
    expect((await kit.send('DELETE', `/waitlist/${first}`)).status).toBe(204)
    expect((await kit.send('DELETE', `/waitlist/${first}`)).status).toBe(204)
    expect((await entry(first)).state).toBe('left')
    await offer()
    expect((await entry(second)).state).toBe('offered')
  })

  it.each<[string, Partial<WaitlistRequest>, number, string]>([
    ['a free table', { date: '2026-11-29' }, 409, 'table_free'],
    ['hours that run backwards', { from: '19:00', to: '17:00' }, 422, 'invalid'],
    ['yesterday', { date: '2026-11-26' }, 422, 'in_the_past'],
    ['a party that asks anyway', { people: 11 }, 422, 'waitlist_not_needed'],
    ['a venue that is no partner', { restaurant_id: NON_PARTNER }, 422, 'waitlist_not_needed'],
    ['a restaurant of another brand', { restaurant_id: OTHER_CITY }, 404, 'unknown_restaurant'],
    ['hours without seating', { restaurant_id: LODKA, from: '02:00', to: '03:00' }, 422, 'closed'],
    ['a window that begins before the first seating', { restaurant_id: LODKA, from: '11:30' }, 422, 'closed'],
    ['a window that ends after the last seating', { restaurant_id: LODKA, to: '21:30' }, 422, 'closed'],
    ['a free table after midnight', { restaurant_id: MANUAL, from: '00:00', to: '01:00' }, 409, 'table_free'],
    ['no e-mail', { email: 'ala' }, 422, 'invalid'],
  ])('C2 %s is refused', async (_name, changes, status, code) => {
    await fill()
    expect(await join(changes)).toMatchObject({ status, body: { error: { code } } })
  })

  it('C2 the same address has one entry a day', async () => {
    await fill()
    await joined()
    expect(await join({ email: 'ALA+x@przyklad.pl' })).toMatchObject({
      status: 409,
      body: { error: { code: 'already_waiting' } },
    })
  })

  it('an unknown code, or another brand’s, is 404', async () => {
    await fill()
    const code = await joined()
    for (const [path, headers] of [
      ['/waitlist/ABCDEFGHJKMN2345', {}],
      [`/waitlist/${code}`, { 'x-tenant': 'nakryte' }],
    ] as const) {
      expect((await kit.get(path, headers)).status).toBe(404)
      expect((await kit.send('DELETE', path, undefined, headers)).status).toBe(404)
    }
  })

  it('C19 an offer is sent by e-mail and text message, and the entry deleted after 7 days', async () => {
    const [, evening = ''] = await fill()
    const code = await joined()
    await mails()
    await cancel(evening)
    await offer()
    const sent = (await mails()).filter(({ to }) => to === 'ala@przyklad.pl' || to === '+48600100200')
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
    const mail = sent.find((one): one is Mail => one.channel === 'mail')
    expect(mail?.subject).toMatch(/^Zwolnił się stolik: Jeden Stolik, .+, 18:00$/)
    expect(mail?.text).toContain(`https://lubje.pl/lista/${code}`)
    expect(mail?.text).toContain('12:10')
    expect(sent.find(({ channel }) => channel === 'sms')?.text).toContain(`/lista/${code}`)

    await deleteExpiredData(kit.database.db, new Date('2026-12-05T12:00:00+01:00'))
    expect(await kit.rows(sql`SELECT 1 FROM waitlist`)).toHaveLength(1)
    await deleteExpiredData(kit.database.db, new Date('2026-12-06T12:00:00+01:00'))
    expect(await kit.rows(sql`SELECT 1 FROM waitlist`)).toEqual([])
  })

  it('an offer that expires before its e-mail is sent is not mailed', async () => {
    const [, evening = ''] = await fill()
    await joined()
    await mails()
    await cancel(evening)
    await offer()
    at(later(11))
    expect((await mails()).filter(({ to }) => to === 'ala@przyklad.pl')).toEqual([])
  })
})
