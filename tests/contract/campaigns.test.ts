/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, sharedKit } from '../support/upstream-kit'

const first = {
  utm_source: 'fb',
  utm_medium: 'cpc',
  utm_campaign: 'zima',
  utm_term: 'sushi',
  utm_content: 'a',
  utm_id: '120209876543210',
  utm_source_platform: 'meta',
  utm_creative_format: 'video',
  utm_marketing_tactic: 'prospecting',
  fbclid: 'IwAR0abc',
  landing_path: '/rezerwuj/lublin',
  referrer_host: 'm.facebook.com',
}
const last = { gclid: 'EAIaIQobChMI', landing_path: '/restaurants/12-mlyn' }
const campaign = { first, last }

describe.each(databases)('campaigns on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`DELETE FROM campaign_touches`)
  })

  const touches = () => kit.rows<Record<string, unknown>>(sql`SELECT * FROM campaign_touches ORDER BY id`)
  const send = async (path: string, body: unknown, headers?: Record<string, string>) => {
    const reply = await kit.send('POST', path, body, headers)
    expect([path, reply.status, reply.body.error]).toEqual([path, 201, undefined])
    return reply.body
  }

  it.each([
    ['a reservation', '/reservations', reservationRequest(), 'reservation_id'],
    ['an order', '/orders', orderRequest(), 'order_id'],
    [
      'a partner enquiry',
      '/leads',
      {
        name: 'Anna Nowak',
        nip: '5260250274',
        venue: 'Pod Lipą',
        city: 'Leszno',
        phone: '+48600100200',
        email: 'anna@podlipa.pl',
        merchant_type: 'lubje',
        plan: 'M',
        consent: true,
      },
      'lead_number',
    ],
    [
      'a content report',
      '/notices',
      {
        kind: 'problem',
        name: 'Jan Kowalski',
        email: 'jan@example.pl',
        about: '',
        message: 'Nie działa.',
        good_faith: false,
      },
      'lead_number',
    ],
  ])('C19 keeps first and last touch of %s in columns, and its source as it was', async (_name, path, body, key) => {
    await send(path, { ...body, campaign })
    const stored = await touches()
    expect(stored).toEqual([
      expect.objectContaining({ touch: 'first', ...first, gclid: null }),
      expect.objectContaining({ touch: 'last', ...last, utm_source: null, referrer_host: null }),
    ])
    expect(stored.map((row) => row[key] !== null)).toEqual([true, true])
    if (path === '/reservations') {
      const [row] = await kit.rows<{ source: string }>(
        sql`SELECT source FROM reservations WHERE id = ${stored[0]?.reservation_id}`,
      )
      expect(row?.source).toBe('web_app')
    }
  })

  it('C19 keeps the touches of a waitlist entry, and deletes them with it', async () => {
    for (const time of ['16:00', '18:00', '20:00'])
      await send(
        '/reservations',
        reservationRequest({ restaurant_id: LAST_TABLE, reserved_on: `2026-11-28 ${time}:00` }),
      )
    const wish = { restaurant_id: LAST_TABLE, date: '2026-11-28', from: '17:00', to: '19:00', people: 2 }
    await send('/waitlist', { ...wish, email: 'ala@przyklad.pl', phone: '+48600100201', campaign })
    expect((await touches()).map(({ waitlist_id }) => waitlist_id !== null)).toEqual([true, true])
    await deleteExpiredData(kit.database.db, new Date('2026-12-07T12:00:00+01:00'))
    expect(await touches()).toEqual([])
  })

  it('C19 a repeat with another address is the same write, and the first touch stays', async () => {
    const key = { 'idempotency-key': 'one-form' }
    const body = reservationRequest({
      reserved_on: '2026-11-28 13:00:00',
      email: 'b@example.pl',
      phone_number: '+48600100299',
    })
    const made = await send('/reservations', { ...body, campaign }, key)
    const again = await send('/reservations', { ...body, campaign: { first: last, last } }, key)
    expect(again).toEqual(made)
    expect(await touches()).toHaveLength(2)
    expect((await touches())[0]).toMatchObject({ utm_source: 'fb' })
  })

  it('C19 a stored touch is never overwritten, but clicks are forgotten after 12 months', async () => {
    await send('/notices', {
      kind: 'problem',
      name: 'Jan Kowalski',
      email: 'jan2@example.pl',
      about: '',
      message: 'Nie działa.',
      good_faith: false,
      campaign,
    })
    await expect(kit.database.db.execute(sql`UPDATE campaign_touches SET utm_source = 'radio'`)).rejects.toThrow()
    await expect(kit.database.db.execute(sql`UPDATE campaign_touches SET gclid = 'x'`)).rejects.toThrow()
    await deleteExpiredData(kit.database.db, new Date('2027-11-27T11:00:00+01:00'))
    expect((await touches()).map(({ gclid, fbclid }) => gclid ?? fbclid)).toEqual(['IwAR0abc', 'EAIaIQobChMI'])
  })

  it('C19 drops personal data, control characters and keys, and never refuses for them', async () => {
    const dirty = {
      first: {
        utm_source: 'jan.kowalski@example.pl',
        utm_medium: 'e\u0007mail\n',
        utm_campaign: '600 100 200',
        landing_path: '/rezerwacja/ABCDEFGHJKMN2345',
        referrer_host: 'poczta.example.pl',
      },
      last: { utm_term: '+48600100200' },
    }
    await send('/reservations', {
      ...reservationRequest({
        reserved_on: '2026-11-28 14:30:00',
        email: 'c@example.pl',
        phone_number: '+48600100288',
      }),
      campaign: dirty,
    })
    const stored = await touches()
    expect(stored).toEqual([
      expect.objectContaining({
        touch: 'first',
        utm_source: null,
        utm_medium: 'email',
        utm_campaign: null,
        landing_path: null,
        referrer_host: 'poczta.example.pl',
      }),
    ])
    expect(kit.logged.join('\n')).not.toMatch(/poczta|IwAR0abc|EAIaIQob/)
  })

  it('C19 without a campaign nothing is stored', async () => {
    await send(
      '/reservations',
      reservationRequest({ reserved_on: '2026-11-28 20:00:00', email: 'd@example.pl', phone_number: '+48600100277' }),
    )
    expect(await touches()).toEqual([])
  })
})
