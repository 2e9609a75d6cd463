/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import type { ReservationRequest } from '@/lib/domain/reservation/schema'
import { addDays } from '@/lib/domain/time/time'
import { createApp } from '@/upstream/app'
import { DEFAULT_CAPS } from '@/upstream/caps/caps'
import type { Envelope } from '@/upstream/db/message-schema'
import { submissionCounter } from '@/upstream/http/rate-limit'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { anonymizeOrders } from '@/upstream/jobs/orders/anonymize-orders'
import { sendMessages } from '@/upstream/mail/send-messages'
import { closeOffers, offerTables } from '@/upstream/waitlist/offer-tables'
import { orderRequest } from '../support/order-fixture'
import { holdRequest, reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA, MANUAL, NON_PARTNER } from '../support/seed-fixture'
import { FRIDAY_NOON, openTestPostgres, PARTNER_TOKEN, type Reply, sharedKit } from '../support/upstream-kit'
import { asWeb } from '../support/upstream-secret'

/** Decision 0026. Floods of one contact, of one network, and of many networks with one contact. */
const FLOOD = 30 * Number(process.env.ATTACK_SCALE || 1)
const HOUR_MS = 3_600_000
const PHONE_OF_LODKA = '+48 81 912 34 56'

it('a network that starts more in an hour than a mobile network does has to wait until the hour is over', async () => {
  let now = FRIDAY_NOON
  const count = submissionCounter({ now: () => now })
  const begun = async (address: (n: number) => string) => {
    for (let n = 0; n < 2000; n++) {
      try {
        await count(address(n))
      } catch (refusal) {
        expect(refusal).toMatchObject({ details: { status: 429, code: 'too_many_requests', retryAfterSeconds: 3600 } })
        return n
      }
    }
    return Number.POSITIVE_INFINITY
  }
  expect(await begun((n) => (n % 2 ? '203.0.113.7' : '::ffff:203.0.113.7'))).toBe(720)
  expect(await begun((n) => `2001:db8::${n.toString(16)}`)).toBe(60)
  for (let n = 0; n < 2000; n++) await count(null) // the web server itself
  now = new Date(FRIDAY_NOON.getTime() + HOUR_MS)
  await count('203.0.113.7')
})

// Only PostgreSQL processes several requests at once; the contract's own suites run on both.
describe('caps', () => {
  const kit = sharedKit(openTestPostgres, { caps: DEFAULT_CAPS })
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    const { db } = kit.database
    for (const table of ['messages', 'waitlist', 'holds', 'enquiries', 'idempotency_keys'])
      await db.execute(sql.raw(`DELETE FROM ${table}`))
    // The audit trail is never deleted: entries of earlier tests must not count.
    await db.execute(sql`UPDATE reservations SET cancelled_at = now(), cancelled_by = 'guest', anonymized_at = now(),
      network = NULL WHERE anonymized_at IS NULL`)
    await db.execute(sql`UPDATE orders SET anonymized_at = now(), network = NULL WHERE anonymized_at IS NULL`)
  })

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const own = (n: number) => from(`198.51.${n >> 8}.${n & 255}`)
  const hex = (i: number) => i.toString(16).padStart(2, '0')
  /** Another /64 of one /56, as one IPv6 customer has it; and another /56 of one /48. */
  const inPrefix56 = (i: number) => `2001:db8:0:1${hex(i)}::1`
  const inPrefix48 = (i: number) => `2001:db8:1:${hex(i)}00::1`
  const contact = (n: number) => ({ email: `gosc${n}@example.pl`, phone_number: `+48${600_000_000 + n}` })
  /** Eleven people make a request, which takes no table, so that only the caps apply. */
  const ask = (changes: Partial<ReservationRequest>, headers = {}) =>
    kit.send('POST', '/reservations', reservationRequest({ guests_number: 11, ...changes }), headers)
  const order = (changes: Parameters<typeof orderRequest>[0], headers = {}) =>
    kit.send('POST', '/orders', orderRequest(changes), headers)
  const all = (n: number, one: (i: number) => Promise<Reply>) =>
    Promise.all(Array.from({ length: n }, (_x, i) => one(i)))
  const tally = (replies: Reply[]) => {
    const counts: Record<string, number> = {}
    for (const { status, body } of replies) {
      const key = body?.error ? `${status} ${body.error.code}` : `${status}`
      counts[key] = (counts[key] ?? 0) + 1
    }
    return counts
  }
  /**
   * As `tally`, for one network's requests for one day, sent at once: the third of them for one time is refused as too
   * many of a network, and their order is random.
   */
  const tallyOfDay = (replies: Reply[]) => {
    const { '429 too_many_from_network': third = 0, ...counts } = tally(replies)
    return { ...counts, '429 too_many_reservations': (counts['429 too_many_reservations'] ?? 0) + third }
  }
  /** Open days of the fixture's first restaurant: no Sunday, no exception day. */
  const day = (n: number) => {
    const weekdays = Array.from({ length: 170 }, (_x, i) => addDays('2026-12-03', i)).filter(
      (date) => new Date(`${date}T12:00:00Z`).getUTCDay() !== 0,
    )
    return weekdays[n]!
  }
  /** Times of one day that do not overlap, repeated. */
  const times = (n: number) => ({ reserved_on: `${day(0)} ${['12:00', '14:30', '17:00', '19:30'][n % 4]}:00` })
  const at = (n: number) => ({ reserved_on: `${day(n)} 18:00:00` })

  describe('reservations', () => {
    it('one e-mail address in any spelling has three visits a day from one network and six in all, also when sent at once', async () => {
      const spellings = ['jan@example.pl', 'JAN@Example.PL', 'jan+a@example.pl', 'Jan+b+c@EXAMPLE.pl']
      const one = (i: number) => ({ ...contact(i), email: spellings[i % 4]!, ...times(i) })
      const replies = await all(FLOOD, (i) => ask(one(i), from('203.0.113.20')))
      expect(tallyOfDay(replies)).toEqual({ 201: 3, '429 too_many_reservations': FLOOD - 3 })
      const spread = await all(20, (i) => ask(one(i), own(i)))
      expect(tally(spread)).toEqual({ 201: 3, '429 too_many_reservations': 17 })
    })

    it('one phone number with changing e-mail addresses from one network has eight upcoming visits', async () => {
      const { phone_number } = contact(1)
      const replies = await all(20, (i) => ask({ ...contact(i), phone_number, ...at(i) }, from('203.0.113.22')))
      expect(tally(replies)).toEqual({ 201: 8, '429 too_many_reservations': 12 })
    })

    it('knowing another diner’s phone number neither locks her out nor reveals how many visits she has', async () => {
      const { phone_number } = contact(1)
      const attack = await all(12, (i) => ask({ ...contact(i + 50), phone_number, ...at(i) }, own(i)))
      expect(tally(attack)).toEqual({ 201: 12 })
      expect((await ask({ ...contact(1), ...at(0) }, from('203.0.113.23'))).status).toBe(201)
    })

    it('one network that knows another diner’s e-mail address locks her out of no day, hour or year', async () => {
      const { email } = contact(1)
      const attack = (i: number, changes = {}) => ask({ ...contact(i + 50), email, ...changes }, from('203.0.113.24'))
      for (let i = 0; i < 5; i++) await attack(i, times(i))
      expect((await ask({ ...contact(1), reserved_on: `${day(0)} 21:00:00` }, from('203.0.113.25'))).status).toBe(201)
      for (let i = 0; i < 12; i++) {
        kit.setNow(new Date(FRIDAY_NOON.getTime() + i * HOUR_MS))
        await attack(i, at(i + 1))
      }
      expect((await ask({ ...contact(1), ...at(30) }, from('203.0.113.25'))).status).toBe(201)
    })

    it.each([
      ['one network', () => '203.0.113.26'],
      ['a customer of IPv6 with a /56', inPrefix56],
      ['a /48', inPrefix48],
    ])('%s cannot use up the hourly limit of another diner’s mailbox', async (_name, address) => {
      const { email } = contact(1)
      const attack = await all(12, (i) => ask({ ...contact(i + 50), email, ...at(i) }, from(address(i))))
      expect(tally(attack)).toEqual({ 201: 5, '429 too_many_emails': 7 })
      expect((await ask({ ...contact(1), ...at(20) }, from('203.0.113.27'))).status).toBe(201)
    })

    it('one network with changing contacts takes half of a small restaurant at one time, never all of it', async () => {
      const replies = await all(FLOOD, (i) => ask(contact(i), from('203.0.113.30')))
      expect(tally(replies)).toEqual({ 201: 2, '429 too_many_from_network': FLOOD - 2 })
      expect((await ask(contact(FLOOD), from('203.0.113.31'))).status).toBe(201)
    })

    it('counts tables, not reservations: of four, two joined for one party are half', async () => {
      const four = { guests_number: 4, ...at(0) }
      const first = await ask({ ...contact(1), guests_number: 7, ...at(0) }, from('203.0.113.32'))
      const party = await ask({ ...contact(2), ...four }, from('203.0.113.32'))
      expect([first.status, party.status]).toEqual([201, 201])
      const third = await ask({ ...contact(3), guests_number: 2, ...at(0) }, from('203.0.113.32'))
      expect(third.body.error.code).toBe('too_many_from_network')
      const whole = await all(8, (i) =>
        ask({ ...contact(i), guests_number: 2 + (i % 3), ...at(1) }, from('203.0.113.33')),
      )
      expect(whole.filter(({ status }) => status === 201)).toHaveLength(2)
      const [taken] = await kit.rows<{
        tables: number
      }>(sql`SELECT count(DISTINCT table_id)::int AS tables FROM occupations o JOIN reservations r ON r.id = o.reservation_id
          WHERE r.anonymized_at IS NULL AND left(r.reserved_on, 10) = ${day(1)}`)
      expect(taken?.tables).toBe(2)
      expect((await ask({ ...contact(90), guests_number: 2, ...at(1) }, from('203.0.113.34'))).status).toBe(201)
    })

    it('eight reservations do not exhaust a mobile network’s day, twenty do', async () => {
      const replies = await all(8, (i) => ask({ ...contact(i), guests_number: 2, ...times(i) }, from('203.0.113.35')))
      expect(tally(replies)).toEqual({ 201: 8 })
      const venue = { restaurant_id: NON_PARTNER, ...at(0) }
      const requested = await all(24, (i) => ask({ ...contact(i + 20), ...venue }, from('203.0.113.35')))
      expect(tally(requested)).toEqual({ 201: 20, '429 too_many_from_network': 4 })
    })

    it('IPv4 and IPv6 of one home do not fill a restaurant: the last table is left to others', async () => {
      const one = (i: number, guests_number: number, address: string) =>
        ask({ ...contact(i), guests_number, ...at(0) }, from(address))
      const home = [
        await one(1, 2, '203.0.113.37'),
        await one(2, 2, '203.0.113.37'),
        await one(3, 5, inPrefix56(1)),
        await one(4, 2, inPrefix56(2)),
      ]
      expect(tally(home)).toEqual({ 201: 3, '429 too_many_from_network': 1 })
      expect((await one(5, 2, '203.0.113.38')).status).toBe(201)
    })

    it('thirty diners behind one address of a mobile network can all reserve within the hour', async () => {
      const one = (i: number) => ({ ...contact(i), ...at(Math.floor(i / 2)) })
      const replies = await all(30, (i) => ask(one(i), from('203.0.113.36')))
      expect(tally(replies)).toEqual({ 201: 30 })
    })

    it('counts current reservations, so that a restart resets nothing and a cancellation frees its share', async () => {
      const first = await ask({ ...contact(1), ...times(0) }, own(1))
      for (let i = 1; i < 3; i++) await ask({ ...contact(1), ...times(i) }, own(1))
      const again = createApp(kit.deps)
      const body = JSON.stringify(reservationRequest({ guests_number: 11, ...contact(1), ...times(3) }))
      const headers = { 'content-type': 'application/json', 'x-tenant': 'lubje', ...asWeb, ...own(1) }
      expect((await again.request('/reservations', { method: 'POST', headers, body })).status).toBe(429)
      await kit.send('POST', `/reservations/${first.body.code}/cancel`)
      expect((await again.request('/reservations', { method: 'POST', headers, body })).status).toBe(201)
    })

    it('the Polish text names the number to call, and that a visit can be cancelled', async () => {
      for (let i = 0; i < 3; i++) await ask({ ...contact(1), ...times(i) }, own(1))
      const { status, headers, body } = await ask({ ...contact(1), ...times(3) }, own(1))
      expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
      expect(body.error.message).toBe(
        `Na ten dzień masz tu już kilka rezerwacji. Żeby umówić kolejną, zadzwoń do restauracji: ${PHONE_OF_LODKA}.`,
      )
    })

    it('one contact cannot collect visits of many days at one time, nor of many hours', async () => {
      const codes: string[] = []
      for (let i = 0; i < 8; i++) codes.push((await ask({ ...contact(i), ...at(i) }, from('203.0.113.42'))).body.code)
      const moved = []
      for (const code of codes) moved.push(await kit.send('PUT', `/reservations/${code}`, at(20)))
      expect(tally(moved)).toEqual({ 200: 2, '429 too_many_from_network': 6 })
      const late = []
      for (let i = 0; i < 4; i++)
        late.push((await ask({ ...contact(i + 20), ...times(i) }, from('203.0.113.43'))).body.code)
      const gathered = []
      for (const code of late)
        gathered.push(await kit.send('PUT', `/reservations/${code}`, { reserved_on: `${day(0)} 19:00:00` }))
      expect(tally(gathered)).toMatchObject({ '429 too_many_from_network': 2 })
    })

    it('C19 the network is stored as a keyed digest, and only until the visit', async () => {
      const networks = () =>
        kit.rows<{ network: string | null }>(sql`SELECT network FROM reservations
        WHERE anonymized_at IS NULL ORDER BY id`)
      const cancelled = await ask({ ...contact(1), ...at(0) }, from('203.0.113.46'))
      await ask({ ...contact(2), ...at(0) }, from('203.0.113.46'))
      await ask({ ...contact(3), ...at(100) }, from('203.0.113.46'))
      expect((await networks())[0]?.network).toMatch(/^[\w-]{22}$/)
      await kit.send('POST', `/reservations/${cancelled.body.code}/cancel`)
      await deleteExpiredData(kit.database.db, FRIDAY_NOON)
      expect((await networks()).map(({ network }) => network !== null)).toEqual([false, true, true])
      await deleteExpiredData(kit.database.db, new Date(`${day(0)}T18:01:00+01:00`))
      expect((await networks()).map(({ network }) => network !== null)).toEqual([false, false, true])
      await deleteExpiredData(kit.database.db, new Date(FRIDAY_NOON.getTime() + 31 * 24 * HOUR_MS))
      expect((await networks()).every(({ network }) => network === null)).toBe(true)
    })
  })

  describe('holds', () => {
    const slots = ['12:00', '13:30', '15:00', '16:30', '18:00', '19:30']
    const hold = (changes: Parameters<typeof holdRequest>[0], headers = {}) =>
      kit.send('POST', '/holds', holdRequest(changes), headers)

    it('C2 one network holds three tables of a restaurant, also when requested at once, and others are not affected', async () => {
      const many = await all(30, (i) => hold({ from: `${day(i % 20)} ${slots[i % 6]}:00` }, from('203.0.113.48')))
      expect(tally(many)).toEqual({ 201: 3, '429 too_many_holds': 27 })
      expect((await hold({ restaurant_id: MANUAL, from: `${day(0)} 18:00:00` }, from('203.0.113.48'))).status).toBe(201)
      expect((await hold({}, from('203.0.113.49'))).status).toBe(201)
    })

    it.each([
      ['a phone network', () => '203.0.113.52'],
      ['a customer of IPv6 with a /56', (i: number) => `2001:db8:0:2${i.toString(16).padStart(2, '0')}::1`],
    ])('%s holds half of the tables at one time', async (_name, address) => {
      const many = await all(8, (i) => hold({ from: `${day(0)} 18:00:00`, people: 2 + (i % 3) }, from(address(i))))
      expect(many.filter(({ status }) => status === 201)).toHaveLength(2)
      expect((await hold({ from: `${day(0)} 18:00:00` }, from('203.0.113.53'))).status).toBe(201)
    })

    it('a /56 holds as many as four households', async () => {
      const one = (i: number) =>
        hold({ from: `${day(i)} 18:00:00` }, from(`2001:db8:0:3${i.toString(16).padStart(2, '0')}::1`))
      expect(tally(await all(20, one))).toEqual({ 201: 12, '429 too_many_holds': 8 })
    })

    it('a hold that becomes a reservation does not count against it', async () => {
      const address = from('203.0.113.54')
      const tokens = []
      for (let i = 0; i < 2; i++) tokens.push((await hold({ from: `${day(0)} 18:00:00` }, address)).body.token)
      for (const [i, hold_token] of tokens.entries()) {
        const made = await ask({ ...contact(i), guests_number: 2, ...at(0), hold_token }, address)
        expect(made.status).toBe(201)
      }
    })

    it('a diner whose network has too many holds can reserve without a hold', async () => {
      for (let i = 0; i < 3; i++) await hold({ from: `${day(i)} 18:00:00` }, from('203.0.113.50'))
      expect((await ask({ guests_number: 2, ...contact(1), ...at(9) }, from('203.0.113.50'))).status).toBe(201)
    })
  })

  describe('e-mails to an unconfirmed address', () => {
    const stranger = 'ofiara@example.pl'
    const lead = {
      name: 'Anna Nowak',
      nip: '5260250274',
      venue: 'Pod Lipą',
      city: 'Leszno',
      phone: '+48600100200',
      email: stranger,
      merchant_type: 'lubje',
      plan: 'M',
      consent: true,
    }
    const begin = (i: number) => {
      const { phone_number: phone } = contact(i)
      if (i % 3 === 0) return ask({ email: stranger, phone_number: phone, ...at(i % 40) }, own(i))
      if (i % 3 === 1) return order({ customer: { email: stranger, phone } as never }, own(i))
      return kit.send('POST', '/leads', { ...lead, venue: `Lokal ${i}` }, own(i))
    }

    it('eight an hour and twenty a day may start, through any form and from changing networks', async () => {
      const first = tally(await all(30, begin))
      expect(first[201]).toBeLessThanOrEqual(8)
      expect(first['429 too_many_emails']).toBeGreaterThan(0)
      let begun = first[201] ?? 0
      for (let hour = 1; hour < 12; hour++) {
        kit.setNow(new Date(FRIDAY_NOON.getTime() + hour * HOUR_MS))
        begun +=
          tally(await all(12, (i) => kit.send('POST', '/leads', { ...lead, venue: `${hour} ${i}` }, own(i))))[201] ?? 0
      }
      expect(begun).toBe(20)
      kit.setNow(new Date(FRIDAY_NOON.getTime() + 36 * HOUR_MS))
      expect((await kit.send('POST', '/leads', lead)).status).toBe(201)
    })

    it('a diner’s repeated changes send fifteen e-mails an hour; the restaurant’s decisions always send one', async () => {
      const { code } = (await ask({ ...contact(1), email: stranger, ...at(0) })).body
      const sent: Envelope[] = []
      const { db, now, log, caps } = kit.deps
      const transport = { send: async (envelope: Envelope) => void sent.push(envelope) }
      const messenger = { db, now, log, caps, originPattern: 'https://{host}', transport, linkSecret: '' }
      for (let i = 0; i < 20; i++) {
        await kit.send('PUT', `/reservations/${code}`, { reserved_on: `${day(0)} ${i % 2 ? '18' : '19'}:00:00` })
        await sendMessages(messenger)
      }
      expect(sent).toHaveLength(15)
      const restaurant = { authorization: `Bearer ${PARTNER_TOKEN}` }
      const declined = { status: 'declined', reason: 'Remont' }
      expect((await kit.send('PUT', `/partner/reservations/${code}`, declined, restaurant)).status).toBe(200)
      await sendMessages(messenger)
      expect(sent.filter(({ channel }) => channel === 'mail')).toHaveLength(16)
    })
  })

  describe('unpaid orders', () => {
    const customer = (i: number) => ({
      customer: { email: `gosc${i}@example.pl`, phone: `+48${600_000_000 + i}` } as never,
    })

    it.each([
      ['wait for their payment', 'blik', 'too_many_unpaid_orders'],
      ['are paid on delivery', 'cash', 'too_many_door_orders'],
    ])('three of one contact %s, also when 24 are sent at once', async (_name, payment_method, code) => {
      const replies = await all(24, (i) => order({ payment_method: payment_method as never, ...customer(1) }, own(i)))
      expect(tally(replies)).toEqual({ 201: 3, [`429 ${code}`]: 21 })
    })

    it.each([
      ['an address that a phone network shares', () => '203.0.113.58', 12],
      ['a household', (i: number) => `2001:db8:0:7::${i.toString(16)}`, 4],
      ['a customer of IPv6 with a /56', inPrefix56, 4],
      ['a /48', inPrefix48, 12],
    ])('in one restaurant, with %s', async (_name, address, most) => {
      const cash = await all(20, (i) => order({ payment_method: 'cash', ...customer(i) }, from(address(i))))
      expect(tally(cash)).toEqual({ 201: most, '429 too_many_door_orders': 20 - most })
      const online = await order({ payment_method: 'blik', ...customer(50) }, from(address(50)))
      expect(online.status).toBe(201)
      expect((await order({ payment_method: 'cash', ...customer(51) }, own(51))).status).toBe(201)
    })

    describe('in a restaurant that finishes eight in a quarter of an hour', () => {
      const perSlot = (orders: number) =>
        kit.database.db.execute(
          sql`UPDATE order_settings SET orders_per_slot = ${orders} WHERE restaurant_id = ${LODKA}`,
        )
      beforeEach(() => perSlot(8))
      afterEach(() => perSlot(1000))
      const at = (i: number, deliveryAt: string, payment_method = 'cash') => ({
        payment_method: payment_method as never,
        customer: { ...(customer(i).customer as object), deliveryAt } as never,
      })
      it('one network has half at one time, IPv4 and IPv6 of one home never the last quarter', async () => {
        const evening = '2026-11-27 19:00:00'
        const one = (address: string) => (i: number) => order(at(i, evening, i % 2 ? 'cash' : 'blik'), from(address))
        expect(tally(await all(8, one('203.0.113.70')))).toEqual({ 201: 4, '429 too_many_from_network': 4 })
        const { body } = await one('203.0.113.70')(9)
        expect(body.error.message).toBe(
          `Z tej sieci czeka już na tę porę kilka nieopłaconych zamówień. Wybierz inną godzinę albo zadzwoń do restauracji: ${PHONE_OF_LODKA}.`,
        )
        expect(tally(await all(8, (i) => one(inPrefix48(i))(i + 20)))).toEqual({
          201: 2,
          '429 too_many_from_network': 6,
        })
        expect((await one('203.0.113.71')(40)).status).toBe(201)
      })

      it('a paid order does not count', async () => {
        const evening = '2026-11-27 20:00:00'
        for (let i = 0; i < 6; i++) {
          expect((await order(at(i, evening, 'blik'), from('203.0.113.72'))).status).toBe(201)
          await kit.database.db.execute(sql`UPDATE orders SET status = 'pending' WHERE status = 'new'`)
        }
      })

      it('as soon as possible: the fifth gets a later time, the next diner does not', async () => {
        const afternoon = new Date('2026-11-27T15:00:00+01:00')
        kit.setNow(afternoon)
        expect(tally(await all(6, (i) => order(at(i, 'ASAP'), from('203.0.113.73'))))).toEqual({ 201: 6 })
        expect((await order(at(30, 'ASAP'), from('203.0.113.74'))).status).toBe(201)
        const slots = await kit.rows<{
          booked: number
        }>(sql`SELECT booked FROM kitchen_slots WHERE restaurant_id = ${LODKA}
            AND starts_at BETWEEN ${afternoon.toISOString()} AND ${new Date(afternoon.getTime() + HOUR_MS).toISOString()}
            ORDER BY starts_at`)
        expect(slots.map(({ booked }) => booked)).toEqual([5, 2])
      })
    })

    it('the refusal names a contact, and the next order is accepted once one has ended', async () => {
      const ids = (await all(3, () => order(customer(1), own(1)))).map(({ body }) => body.id)
      const { body, headers } = await order(customer(1), own(1))
      expect([body.error.message, headers.get('retry-after')]).toEqual([
        `Kilka zamówień z płatnością przy odbiorze jest już w drodze. Zapłać online albo zadzwoń do restauracji: ${PHONE_OF_LODKA}.`,
        '900',
      ])
      await kit.send('POST', `/orders/${ids[0]}/cancel`)
      expect((await order(customer(1), own(1))).status).toBe(201)
      await anonymizeOrders(kit.database.db, FRIDAY_NOON)
      const kept = await kit.rows(sql`SELECT 1 FROM orders WHERE network IS NOT NULL`)
      expect(kept).toHaveLength(3)
      await anonymizeOrders(kit.database.db, new Date(FRIDAY_NOON.getTime() + 25 * HOUR_MS))
      expect(await kit.rows(sql`SELECT 1 FROM orders WHERE network IS NOT NULL`)).toEqual([])
    })
  })

  describe('waitlist entries', () => {
    it('one contact waits for at most eight days', async () => {
      const dates = Array.from({ length: 10 }, (_x, i) => day(i))
      for (const [i, date] of dates.entries()) {
        const reserved_on = `${date} 18:00:00`
        await kit.send(
          'POST',
          '/reservations',
          reservationRequest({ restaurant_id: LAST_TABLE, reserved_on, ...contact(i + 100) }),
        )
        kit.setNow(new Date(FRIDAY_NOON.getTime() + i * 2 * HOUR_MS))
      }
      const replies = []
      for (const date of dates) {
        const wish = { restaurant_id: LAST_TABLE, date, from: '18:00', to: '18:30', people: 2, email: 'ala@example.pl' }
        replies.push(await kit.send('POST', '/waitlist', { ...wish, phone: '+48600100200' }))
      }
      expect(tally(replies)).toEqual({ 201: 8, '429 too_many_waits': 2 })
    })

    const wish = (i: number, changes = {}) => {
      const { email, phone_number: phone } = contact(i)
      const own = { restaurant_id: LAST_TABLE, date: day(0), from: '18:00', to: '18:30', people: 2, email, phone }
      return { ...own, ...changes }
    }
    const offer = async () => {
      await closeOffers(kit.database.db, kit.deps.now())
      return offerTables(kit.database.db, kit.deps.now(), kit.deps.caps)
    }

    it.each([
      ['a household', () => '2001:db8:0:9::1', 2],
      ['a customer of IPv6 with a /56', inPrefix56, 2],
      ['a /48', inPrefix48, 6],
      ['a phone network', () => '203.0.113.60', 6],
    ])('%s has few entries for a restaurant and a day', async (_name, address, most) => {
      await ask({ restaurant_id: LAST_TABLE, guests_number: 2, ...contact(100), ...at(0) }, own(100))
      const replies = await all(12, (i) => kit.send('POST', '/waitlist', wish(i), from(address(i))))
      expect(tally(replies)).toEqual({ 201: most, '429 too_many_from_network': 12 - most })
      expect((await kit.send('POST', '/waitlist', wish(20, { date: day(1) }), from(address(0)))).body.error?.code).toBe(
        'table_free',
      )
    })

    /** Two days later, at this many minutes. */
    const later = (minutes: number) => new Date(FRIDAY_NOON.getTime() + 48 * HOUR_MS + minutes * 60_000)
    it.each([
      ['let lapse', () => kit.setNow(later(11))],
      ['gave back', (code: string) => kit.send('DELETE', `/waitlist/${code}`)],
    ])('a network that %s an offer moves to the end of the day’s list', async (_name, refuse) => {
      const taken = await ask({ restaurant_id: LAST_TABLE, guests_number: 2, ...contact(100), ...at(0) }, own(100))
      const codes: string[] = []
      for (let i = 0; i < 3; i++)
        codes.push((await kit.send('POST', '/waitlist', wish(i), from('203.0.113.62'))).body.code)
      const stranger = (await kit.send('POST', '/waitlist', wish(60), own(60))).body.code as string
      await kit.send('POST', `/reservations/${taken.body.code}/cancel`)
      kit.setNow(later(0))
      const stateOf = async (code: string) => (await kit.get(`/waitlist/${code}`)).body.state
      expect(await offer()).toBe(1)
      expect(await stateOf(codes[0]!)).toBe('offered')
      await refuse(codes[0]!)
      await closeOffers(kit.database.db, kit.deps.now())
      await deleteExpiredData(kit.database.db, kit.deps.now())
      expect(await offer()).toBe(1)
      expect([await stateOf(stranger), await stateOf(codes[1]!)]).toEqual(['offered', 'waiting'])
    })

    it('one network is offered half of the tables at one time, can accept them, and counts by what it accepted', async () => {
      const codes = []
      for (let i = 0; i < 5; i++) {
        const made = await ask({ ...contact(100 + i), guests_number: i === 3 ? 5 : 2, ...at(0) }, own(100 + i))
        if (made.status === 201) codes.push(made.body.code)
      }
      expect(codes).toHaveLength(4)
      const waits = []
      for (let i = 0; i < 6; i++) {
        const { body } = await kit.send(
          'POST',
          '/waitlist',
          wish(i, { restaurant_id: LODKA, to: '18:00' }),
          from('203.0.113.61'),
        )
        waits.push(body.code)
      }
      expect(waits.every(Boolean)).toBe(true)
      const stranger = await kit.send('POST', '/waitlist', wish(60, { restaurant_id: LODKA, to: '18:00' }), own(60))
      for (const code of codes) await kit.send('POST', `/reservations/${code}/cancel`)
      expect(await offer()).toBe(3)
      const taken = []
      for (const code of [...waits, stranger.body.code])
        taken.push(await kit.send('POST', `/waitlist/${code}/reservation`, { customer_name: 'Ala Nowak' }, own(200)))
      expect(tally(taken)).toEqual({ 201: 3, '409 offer_over': 4 })
      expect(taken.at(-1)?.status).toBe(201)
      const networks = sql`SELECT network FROM reservations WHERE source = 'waitlist' AND anonymized_at IS NULL AND network IS NOT NULL`
      expect(await kit.rows(networks)).toHaveLength(3)
      expect((await ask({ ...contact(70), ...at(0) }, from('203.0.113.61'))).status).toBe(429)
    })
  })

  describe('event streams', () => {
    const opened: Response[] = []
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((response) => response.body?.cancel()))
    })
    const listen = async (id: string, address: string) => {
      const response = await kit.app.request(`/orders/${id}/events`, {
        headers: { 'x-tenant': 'lubje', ...asWeb, ...from(address) },
      })
      if (response.status === 200) opened.push(response)
      return response.status
    }

    const made = async (n: number) =>
      (
        await all(n, (i) =>
          order({ customer: { email: `a${i}@example.pl`, phone: `+4860010030${i}` } as never }, own(i)),
        )
      ).map(({ body }) => body.id as string)

    it('twenty of one order from one network, without affecting others; twenty of a household', async () => {
      const ids = await made(3)
      const statuses = []
      for (let i = 0; i < 25; i++) statuses.push(await listen(ids[0]!, '203.0.113.64'))
      expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429])
      expect(await listen(ids[1]!, '203.0.113.64')).toBe(200)
      expect(await listen(ids[0]!, '203.0.113.65')).toBe(200)
      const home = []
      for (let i = 0; i < 22; i++) home.push(await listen(ids[i % 2 ? 1 : 2]!, `2001:db8:0:5::${i.toString(16)}`))
      expect([home.filter((status) => status === 200).length, home.at(-1)]).toEqual([20, 429])
    })

    it('eighty of an IPv6 customer with a /56, and twenty of one order', async () => {
      const ids = await made(6)
      const spread = []
      for (let i = 0; i < 22; i++) spread.push(await listen(ids[0]!, inPrefix56(i)))
      expect(spread.filter((status) => status === 200)).toHaveLength(20)
      for (let i = 0; i < 62; i++) spread.push(await listen(ids[1 + (i % 5)]!, inPrefix56(i)))
      expect([spread.filter((status) => status === 200).length, spread.at(-1)]).toEqual([80, 429])
    })
  })
})
