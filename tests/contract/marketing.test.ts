/** @jest-environment ./tests/support/outside-environment.mjs */
import { type SQL, sql } from 'drizzle-orm'
import type { CampaignResults, ResultFigures, ResultRow } from '@/lib/domain/marketing/results/results-schema'
import type { BrandVoucher, OpenedVoucher } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { copyOrders, copyVisits, type MadeOrder } from '../support/campaign-rows'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA } from '../support/seed-fixture'
import { bearer, brandPerson, ownerOf, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

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

const MAX_PRINTS = LIMITS.prints.max

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
      'enquiry_number',
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
      'enquiry_number',
    ],
  ])('C19 keeps first and last touch of %s in columns, and its source as it was', async (_name, path, body, key) => {
    await send(path, { ...body, campaign })
    const stored = await touches()
    expect(stored).toEqual([
      expect.objectContaining({ touch: 'first', ...first, gclid: null }),
      expect.objectContaining({ touch: 'last', ...last, utm_source: 'google', utm_medium: 'cpc', referrer_host: null }),
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

  it('C19 drops personal data, control characters and keys, and never refuses for them; without a campaign nothing is stored', async () => {
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
    await kit.database.db.execute(sql`DELETE FROM campaign_touches`)
    await send(
      '/reservations',
      reservationRequest({ reserved_on: '2026-11-28 20:00:00', email: 'd@example.pl', phone_number: '+48600100277' }),
    )
    expect(await touches()).toEqual([])
  })
})

const utm = { source: 'plakat', medium: 'druk', campaign: 'zima' }

describe.each(databases)('C39 links of campaigns, on %s', (_, open) => {
  const kit = sharedKit(open)
  let marketer: Somebody
  let stranger: Somebody
  beforeAll(async () => {
    marketer = await brandPerson(kit, 'marketing')
    stranger = await brandPerson(kit, 'marketing', 'ostrowje')
  })

  const make = (target: object, more: object = {}) =>
    marketer.call('POST', '/console/links', { target, ...utm, ...more })
  const follow = async (code: string, tenant = 'lubje') => kit.get(`/links/${code}`, { 'x-tenant': tenant })

  it('a link to a restaurant has a short code, which redirects there with its campaign; other brands do not know it', async () => {
    const made = await make(
      { page: 'restaurant', restaurant: String(LODKA), visit_on: '2026-12-24' },
      { content: 'rynek' },
    )
    expect([made.status, made.body.error]).toEqual([201, undefined])
    expect(made.body).toMatchObject({ ...utm, exists: true, made_by: 'Brand marketing', visit_on: '2026-12-24' })
    const [print] = made.body.prints
    expect(print.code).toMatch(/^[b-z2-9]{7}$/)
    const { body } = await follow(print.code)
    expect(body.path).toBe(
      `${made.body.path}&utm_source=plakat&utm_medium=druk&utm_campaign=zima&utm_content=rynek&utm_id=${print.code}`,
    )
    expect((await follow(print.code.toUpperCase())).status).toBe(200)
    expect((await follow(print.code, 'ostrowje')).status).toBe(404)
    expect((await follow('zzzzzzz')).status).toBe(404)
    expect((await stranger.call('GET', `/console/links/${made.body.id}`)).status).toBe(404)
    expect((await stranger.call('DELETE', `/console/links/${made.body.id}`)).status).toBe(404)
  })

  it('the same link made twice is one, with one entry of the trail', async () => {
    const trailLength = async () => {
      const admin = await brandPerson(kit, 'admin')
      const { items } = (await admin.call('GET', '/console/audit?limit=100')).body
      return items.filter(({ action }: { action: string }) => action === 'made_link').length
    }
    const before = await trailLength()
    const first = await make({ page: 'home' })
    const again = await make({ page: 'home' })
    expect(again.body).toEqual(first.body)
    const other = await marketer.call('POST', `/console/links/${first.body.id}/prints`, { content: 'ulotka' })
    await marketer.call('POST', `/console/links/${first.body.id}/prints`, { content: 'ulotka' })
    expect(other.body.prints.map(({ content }: { content: string }) => content)).toEqual([null, 'ulotka'])
    expect((await trailLength()) - before).toBe(2)
    // A key is of one content: another one under it makes nothing, and is not answered with the first.
    const key = { 'idempotency-key': 'one-press-of-a-print' }
    const print = (content: string) => marketer.call('POST', `/console/links/${first.body.id}/prints`, { content }, key)
    const pressed = [await print('plakat'), await print('plakat'), await print('baner')]
    expect(pressed.map(({ status, body }) => [status, body.error?.code])).toEqual([
      [201, undefined],
      [201, undefined],
      [422, 'idempotency_mismatch'],
    ])
    const one = { 'idempotency-key': 'one-press-of-a-link' }
    const links = (campaign: string) =>
      marketer.call('POST', '/console/links', { target: { page: 'home' }, ...utm, campaign }, one)
    expect([(await links('zima-2')).status, (await links('zima-3')).body.error.code]).toEqual([
      201,
      'idempotency_mismatch',
    ])
    // A part of a name is enough; where several have it they are offered, and one is chosen by its number.
    const target = (restaurant: string) => make({ page: 'restaurant', restaurant })
    const several = await target('a')
    expect([several.status, several.body.error.code]).toEqual([422, 'several_restaurants'])
    const offered: [string, string][] = several.body.current.offered
    const [[id, label]] = offered as [[string, string]]
    expect(label).toMatch(/., ./)
    const name = label.split(', ')[0]!
    for (const text of [id, name.toUpperCase()]) expect((await target(text)).body.restaurant).toMatchObject({ name })
    expect((await target('łódk')).body.restaurant).toMatchObject({ id: LODKA })
  })

  it.each([
    ['an unknown city', { page: 'list', product: 'reservations', city: 'nigdzie' }, 'unknown_list'],
    [
      'a cuisine that no restaurant there has',
      { page: 'list', product: 'orders', city: 'lublin', cuisine: 'Klingońska' },
      'unknown_list',
    ],
    ['an unknown restaurant', { page: 'menu', restaurant: 'Nikt Tak Nie Ma' }, 'unknown_link_restaurant'],
    ['yesterday', { page: 'restaurant', restaurant: String(LODKA), visit_on: '2026-11-26' }, 'link_day_past'],
    [
      'a day of orders',
      { page: 'list', product: 'orders', city: 'lublin', visit_on: '2026-12-24' },
      'link_day_of_orders',
    ],
  ])('%s is refused with words', async (_name, target, code) => {
    const { status, body } = await make(target)
    expect([status, body.error.code]).toEqual([422, code])
    expect(body.error.message).toMatch(/\.$/)
  })

  it('the list marks a link whose page is missing; the code still redirects there, and without a campaign once it is ended', async () => {
    const made = (await make({ page: 'restaurant', restaurant: String(LODKA) }, { campaign: 'lodka' })).body
    const [{ code }] = made.prints
    await kit.database.db.execute(
      sql`UPDATE restaurants SET state = 'suspended', state_reason = 'test' WHERE id = ${LODKA}`,
    )
    const listed = (await marketer.call('GET', '/console/links')).body.items
    expect(listed.find(({ id }: { id: number }) => id === made.id)).toMatchObject({ exists: false })
    await kit.database.db.execute(sql`UPDATE restaurants SET state = 'open', state_reason = NULL WHERE id = ${LODKA}`)
    expect((await follow(code)).body.path).toContain('utm_campaign=lodka')
    const ended = await marketer.call('DELETE', `/console/links/${made.id}`)
    expect(ended.body.ended_at).not.toBeNull()
    expect((await follow(code)).body.path).toBe(made.path)
    const print = await marketer.call('POST', `/console/links/${made.id}/prints`, { content: 'nowy' })
    expect([print.status, print.body.error.code]).toEqual([409, 'link_ended'])
    const past = (await marketer.call('GET', '/console/links?state=ended')).body.items
    expect(past.map(({ id }: { id: number }) => id)).toEqual([made.id])
    // The same campaign may start again.
    const anew = (await make({ page: 'restaurant', restaurant: String(LODKA) }, { campaign: 'lodka' })).body
    expect(anew.id).not.toBe(made.id)
  })

  it('a list is paged, and a link has at most as many prints', async () => {
    const { id } = (await make({ page: 'home' }, { campaign: 'wiele' })).body
    const statuses: number[] = []
    for (let n = 0; n < MAX_PRINTS; n += 1)
      statuses.push((await marketer.call('POST', `/console/links/${id}/prints`, { content: `w${n}` })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_PRINTS - 1)
    expect(statuses.at(-1)).toBe(409)
    const first = (await marketer.call('GET', '/console/links?limit=1')).body
    expect([first.items.length, first.items[0].id]).toEqual([1, id])
    const next = (await marketer.call('GET', `/console/links?limit=1&cursor=${first.next_cursor}`)).body
    expect(next.items[0].id).toBeLessThan(id)
    expect(first.open).toBeGreaterThan(1)
  })

  it('printed codes get another target, with a voucher of the brand; values used before are offered', async () => {
    await kit.database.db.execute(sql`INSERT INTO vouchers (tenant, code, type, value, min_cart_grosze, first_order_only)
      VALUES ('lubje', 'PLAKAT10', 'percent', 10, 0, false)`)
    const made = (await make({ page: 'home' }, { campaign: 'zmiana', content: 'most' })).body
    const other = (await make({ page: 'restaurant', restaurant: String(LODKA) }, { campaign: 'zmiana' })).body
    const change = (target: object, voucher?: string, who = marketer) =>
      who.call('PUT', `/console/links/${made.id}`, { target, voucher })
    const menu = { page: 'menu', restaurant: String(LODKA) }
    const changed = await change(menu, 'plakat10')
    expect(changed.body).toMatchObject({
      id: made.id,
      page: 'menu',
      voucher: 'PLAKAT10',
      prints: made.prints,
      exists: true,
    })
    expect((await follow(made.prints[0].code)).body.path).toContain('?voucher=PLAKAT10&utm_source=plakat')
    expect((await change(menu, 'PLAKAT10')).body).toEqual(changed.body)
    const refusals = [
      [await make({ page: 'home' }, { campaign: 'Zima 2026' }), 422, 'invalid'],
      [await change(menu, 'NIEMA'), 422, 'unknown_link_voucher'],
      [
        await change({ page: 'list', product: 'reservations', city: 'lublin' }, 'PLAKAT10'),
        422,
        'link_voucher_of_orders',
      ],
      [
        await change({ ...menu, page: 'restaurant', visit_on: '2026-12-24' }, 'PLAKAT10'),
        422,
        'link_voucher_of_orders',
      ],
      [await change({ page: 'restaurant', restaurant: String(LODKA) }), 409, 'same_link'],
      [await change(menu, undefined, stranger), 404, 'unknown_link'],
    ] as const
    for (const [{ status, body }, ...expected] of refusals) expect([status, body.error.code]).toEqual(expected)
    // A voucher that stops holding is told at the link that carries it, and taken into no other.
    const states = [
      [sql`valid_from = '2026-12-01'`, 'not_yet', undefined],
      [sql`valid_from = NULL, restaurants = '{4}'`, 'elsewhere', 'link_voucher_elsewhere'],
      [sql`restaurants = NULL, total_limit = 1, uses = 1`, 'used_up', 'link_voucher_used_up'],
      [sql`valid_to = '2026-11-01'`, 'over', 'unknown_link_voucher'],
    ] as const
    for (const [change, state, refusal] of states) {
      await kit.database.db.execute(sql`UPDATE vouchers SET ${change} WHERE code = 'PLAKAT10' AND tenant = 'lubje'`)
      const one = (await marketer.call('GET', `/console/links/${made.id}`)).body
      const same = (await make(menu, { voucher: 'PLAKAT10', campaign: `kupon-${state}` })).body
      expect([state, one.voucher_state, same.error?.code]).toEqual([state, state, refusal])
    }
    await kit.database.db.execute(
      sql`UPDATE marketing_links SET page = 'restaurant', visit_on = '2026-12-24' WHERE id = ${made.id}`,
    )
    const listed = (await marketer.call('GET', '/console/links')).body.items.find(
      ({ id }: { id: number }) => id === made.id,
    )
    expect(listed.voucher_state).toBe('tables')
    const admin = await brandPerson(kit, 'admin')
    const { items } = (await admin.call('GET', '/console/audit?limit=100')).body
    expect(items.filter(({ action }: { action: string }) => action === 'changed_link')).toHaveLength(1)
    expect((await marketer.call('GET', '/console/links')).body.used).toMatchObject({
      source: ['plakat'],
      medium: ['druk'],
    })
    for (const { id } of [made, other]) await marketer.call('DELETE', `/console/links/${id}`)
  })

  it('C8 C37 a voucher of the brand is made once, lowers orders where it is valid, and only the brand ends it', async () => {
    kit.setNow(FRIDAY_NOON)
    const at = '/console/vouchers'
    const input = { code: 'marka10', restaurant: 'łódk', type: 'percent', value: 10, valid_to: '2026-12-24' }
    const press = { 'idempotency-key': 'one-press' }
    const [made, again] = [await marketer.call('POST', at, input, press), await marketer.call('POST', at, input, press)]
    expect([made.status, again.body]).toEqual([201, made.body])
    expect(made.body).toMatchObject({ code: 'MARKA10', owner: null, restaurants: 1, uses: 0, valid_to: '2026-12-24' })
    const voucher = `${at}/${made.body.id}`
    const order = () => kit.send('POST', '/orders', orderRequest({ voucher_code: 'marka10', expected_total: 45.7 }))
    // All of a town or the brand in one press, one away again; the last stays, since the voucher would end.
    const at1 = (places: object) => marketer.call('POST', `${voucher}/restaurants`, places)
    const validIn = ({ body }: { body: OpenedVoucher }) => body.places.filter((one) => one.is_valid).map(({ id }) => id)
    const all = await at1({ everywhere: true })
    expect([validIn(all), all.body.others, made.body.others]).toEqual([
      expect.arrayContaining([LODKA, LAST_TABLE]),
      0,
      1,
    ])
    const without = (id: number) => marketer.call('DELETE', `${voucher}/restaurants/${id}`)
    const narrowed = await without(LAST_TABLE)
    expect([validIn(narrowed), narrowed.body.others]).toEqual([[LODKA], 1])
    expect(validIn(await without(LAST_TABLE))).toEqual([LODKA])
    expect((await at1({ city: 'lublin' })).body.restaurants).toBe(2)
    const places = [await at1({ city: 'leszno' }), await at1({}), await at1({ everywhere: true, city: 'lublin' })]
    expect(places.map(({ body }) => body.error?.code)).toEqual(['no_voucher_restaurants', 'invalid', 'invalid'])
    expect((await order()).body.breakdown.voucher).toBe(4.8)
    const given = { orders: 1, discount_grosze: 480 }
    expect((await marketer.call('GET', voucher)).body).toMatchObject({
      uses: 1,
      ...given,
      places: [
        { id: LODKA, is_valid: true, ...given },
        { id: LAST_TABLE, orders: 0 },
      ],
    })

    // The restaurant sees it beside its own, and neither takes it nor loses it.
    await kit.database.db.execute(sql`UPDATE order_settings SET orders_per_slot = 500 WHERE restaurant_id = ${LODKA}`)
    const owner = await ownerOf(kit, LODKA)
    const part = `/panel/${LODKA}/settings/parts/promotions`
    const own = {
      code: 'WLASNY',
      type: 'value',
      value: 500,
      minCartGrosze: 0,
      maxDiscountGrosze: null,
      validFrom: null,
    }
    const rest = { validTo: null, deliveryTypes: null, totalLimit: null, customerLimit: null, firstOrderOnly: false }
    const publish = async (codes: string[]) => {
      const { revision, brand_vouchers } = (await owner.call('GET', part)).body
      expect(brand_vouchers).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'MARKA10', ...given })]))
      const vouchers = codes.map((code) => ({ ...own, ...rest, code }))
      await owner.call('PUT', `${part}/draft`, { revision, at: 'vouchers', value: vouchers })
      const { reviewed, problems } = (await owner.call('GET', `${part}/review`)).body
      return { problems, ...(await owner.call('POST', `${part}/publish`, { reviewed })) }
    }
    const taken = await publish(['MARKA10'])
    expect([JSON.stringify(taken.problems), taken.status]).toEqual([expect.stringContaining('jest zajęty'), 422])
    expect((await publish(['WLASNY'])).status).toBe(200)
    const { items } = (await marketer.call('GET', at)).body
    expect(items.map(({ code, owner: by }: BrandVoucher) => [code, by?.id ?? null]).slice(0, 2)).toEqual([
      ['WLASNY', LODKA],
      ['MARKA10', null],
    ])
    const refusals = [
      [await marketer.call('POST', at, { ...input, code: 'WLASNY' }), 409, 'voucher_taken'],
      [
        await marketer.call('POST', at, { ...input, code: 'INNY', restaurant: '999999' }),
        422,
        'unknown_voucher_restaurant',
      ],
      [await marketer.call('POST', at, { ...input, code: 'INNY', valid_to: '2026-11-26' }), 422, 'voucher_day_past'],
      [
        await marketer.call('POST', at, { ...input, code: 'INNY', type: 'freeDelivery', delivery_types: ['takeout'] }),
        422,
        'invalid',
      ],
      [await marketer.call('POST', at, { ...input, code: 'INNY', value: 101 }), 422, 'invalid'],
      [await marketer.call('DELETE', `${at}/${items[0].id}`), 409, 'voucher_of_restaurant'],
      [await stranger.call('DELETE', voucher), 404, 'unknown_voucher'],
      [await (await brandPerson(kit, 'operator')).call('GET', at), 403, 'role_missing'],
    ] as const
    for (const [{ status, body }, ...expected] of refusals) expect([status, body.error.code]).toEqual(expected)

    // Taken from the restaurant that used it, it is over there, and counted; its limit reached, it is no longer open.
    expect((await without(LODKA)).body).toMatchObject({ ...given, places: [{ id: LODKA, is_valid: false }, {}] })
    expect((await without(LAST_TABLE)).body.error.code).toBe('last_voucher_restaurant')
    const seenThere = (await owner.call('GET', part)).body.brand_vouchers
    expect(seenThere).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'MARKA10', ...given, state: 'over' })]),
    )
    await kit.database.db.execute(sql`UPDATE vouchers SET total_limit = 1 WHERE code = 'MARKA10'`)
    for (const [state, listed] of [
      ['open', []],
      ['ended', ['used_up']],
    ]) {
      const { items: found } = (await marketer.call('GET', `${at}?state=${state}`)).body
      const own = found.flatMap((one: BrandVoucher) => (one.code === 'MARKA10' ? [one.state] : []))
      expect([state, own]).toEqual([state, listed])
    }
    await at1({ restaurant: String(LODKA) })

    const ended = await marketer.call('DELETE', voucher)
    const { brand_vouchers: past } = (await owner.call('GET', part)).body
    expect(past).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'MARKA10', ...given, state: 'over' })]),
    )
    expect(ended.body).toMatchObject({ valid_from: null, valid_to: '2026-11-27' })
    expect([ended.body.state, ended.body.uses, (await marketer.call('DELETE', voucher)).status]).toEqual([
      'over',
      1,
      200,
    ])
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 1000))
    expect((await order()).body.error.code).toBe('voucher_expired')
    const trails = [
      (await brandPerson(kit, 'admin')).call('GET', '/console/audit'),
      owner.call('GET', `/panel/${LODKA}/audit`),
    ]
    for (const trail of await Promise.all(trails)) {
      const names = trail.body.items.flatMap((one: Record<string, string> & { person: { name: string } | null }) =>
        one.subject_name === 'MARKA10' ? [one.person?.name] : [],
      )
      expect(new Set(names)).toEqual(new Set(['Brand marketing']))
      const actions = trail.body.items.flatMap(({ action, subject_name: name }: Record<string, string>) =>
        name === 'MARKA10' ? [action] : [],
      )
      const changes = ['widened_voucher', 'narrowed_voucher']
      expect(actions.filter((action: string) => !changes.includes(action))).toEqual(['ended_voucher', 'made_voucher'])
      expect(new Set(actions)).toEqual(new Set(['ended_voucher', 'made_voucher', ...changes]))
    }
  })

  it('an erasure removes the touches of a person', async () => {
    kit.setNow(FRIDAY_NOON)
    const { id } = (await make({ page: 'home' }, { campaign: 'notka', note: 'dla ala.notka@example.pl' })).body
    const body = { email: 'ala.notka@example.pl', dry_run: false }
    expect((await kit.send('POST', '/operations/erasures', body, bearer(PARTNER_TOKEN))).status).toBe(200)
    expect((await marketer.call('GET', `/console/links/${id}`)).body.note).toBe('')
  })

  it('counts openings by code and hour, reported by the web server alone; codes of other brands and unknown ones are ignored', async () => {
    const { id, prints } = (await make({ page: 'home' }, { campaign: 'otwarcia' })).body
    const [{ code }] = prints
    const tell = (scans: object[], headers: Record<string, string> = {}) =>
      kit.send('POST', '/links/scans', { scans }, headers)
    const stranger = await tell([{ code, count: 9 }], { 'x-upstream-secret': 'a-stranger' })
    expect([stranger.status, stranger.body.error.code]).toEqual([403, 'role_missing'])
    kit.setNow(new Date('2026-11-27T12:59:59+01:00'))
    expect(
      (
        await tell([
          { code, count: 2 },
          { code: 'zzzzzzz', count: 5 },
        ])
      ).status,
    ).toBe(204)
    expect((await tell([{ code, count: 1 }])).status).toBe(204)
    kit.setNow(new Date('2026-11-27T13:00:00+01:00'))
    await tell([{ code, count: 1_000_000 }])
    await tell([{ code, count: 3 }], { 'x-tenant': 'ostrowje' })
    const { body } = await marketer.call('GET', `/console/links/${id}`)
    expect(body.prints[0].scans).toBe(1_000_003)
    expect(body.hours).toEqual([
      { code, hour: 12, scans: 3 },
      { code, hour: 13, scans: 1_000_000 },
    ])
    await deleteExpiredData(kit.database.db, new Date('2028-02-01T12:00:00+01:00'))
    expect(await kit.rows(sql`SELECT code FROM marketing_scans`)).toEqual([])
    kit.setNow(FRIDAY_NOON)
  })
})

/** Four whole weeks. */
const JUNE = '?from=2026-06-01&to=2026-06-28'

const at = (day: string, time = '12:00') => `2026-${day}T${time}:00+02:00`

const diners = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name}${n}@example.pl`)

describe.each(databases)('C39 what came of campaigns, on %s', (_, open) => {
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
      // Paid and refunded; declined and never paid; not yet delivered; delivered and paid in cash.
      { email: 'zima3@example.pl', at: at('06-11'), campaign: 'zima', status: 'cancelled', paid: 'refunded' as const },
      { email: 'zima4@example.pl', at: at('06-11'), campaign: 'zima', status: 'cancelled', paid: 'no' as const },
      { email: 'zima4@example.pl', at: at('06-12'), campaign: 'zima', status: 'sent', paid: 'no' as const },
      { email: 'zima5@example.pl', at: at('06-12', '09:30'), campaign: 'zima', paid: 'cash' as const, grosze: 2007 },
      // Three of a second campaign, three of a third one: six hidden people.
      ...diners(3, 'wiosna').map((email) => ({ email, at: at('06-10'), campaign: 'wiosna' })),
      ...diners(3, 'lato').map((email) => ({ email, at: at('06-10'), campaign: 'lato' })),
      // Orders one minute before and after the period.
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

  const results = async (query = ''): Promise<CampaignResults> => {
    const { status, body } = await marketer.call('GET', `/console/results${JUNE}${query}`)
    expect([status, body.error]).toEqual([200, undefined])
    return body
  }
  const rowOf = ({ rows }: CampaignResults, name: string | null): ResultRow | undefined =>
    rows.find((row) => row.name === name)

  it('counts people, visits, orders, money and returning diners, by campaign', async () => {
    const report = await results()
    expect(rowOf(report, 'zima')?.figures).toEqual({
      people: 6,
      reservations: 0,
      guests: 0,
      orders: 9,
      net_grosze: 6 * 5005 + 1001 + 2007,
      discount_grosze: 0,
      // Counted: of 0 in the period; of 1 after it; of 4 and 5 two days later; not of 2, who waited too long, nor of 3.
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
    expect(rows.at(-1)).toMatchObject({
      kind: 'joined',
      joined: 2,
      figures: { people: 6, orders: 6, net_grosze: 30_000 },
    })
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
    // One person in the last week is counted in the week of the fewest, or the sum would reveal them.
    expect(weeks.rows.map(({ hidden, joined }) => [hidden, joined])).toEqual([
      [null, 1],
      [null, 0],
      ['few', 0],
    ])
    const last = await results('&touch=last')
    expect(rowOf(last, 'ostatnia')?.figures?.people).toBe(12)
    expect(rowOf(await results('&by=source'), 'plakat')?.figures?.people).toBe(12)
    const stranger = await brandPerson(kit, 'marketing', 'ostrowje')
    const { body } = await stranger.call('GET', `/console/results${JUNE}`)
    expect([body.rows, body.total]).toEqual([[], null])
  })

  it('C27 C39 C41 evening, month and results of twenty orders agree with a manual list, to the grosz and the person', async () => {
    // Person, way of paying, sum, a part that went back, in grosze; and what all that comes to.
    const list: [number, NonNullable<MadeOrder['paid']>, number, number?][] = [
      [0, 'online', 4_999],
      [0, 'cash', 3_050],
      [1, 'online', 12_340, 1_240],
      [2, 'cash', 2_199],
      [3, 'refunded', 5_600],
      [4, 'online', 8_801],
      [5, 'online', 7_777, 7_000],
      [6, 'no', 4_100],
      [7, 'cash', 6_543],
      [1, 'online', 3_333],
      [8, 'refunded', 9_100, 2_050],
      [9, 'online', 2_500],
      [10, 'cash', 1_990],
      [11, 'online', 15_005, 5],
      [3, 'online', 4_444],
      [12, 'refunded', 3_210],
      [13, 'no', 2_720],
      [14, 'online', 6_666],
      [7, 'cash', 5_555],
      [15, 'online', 10_001],
    ]
    const [people, received, refunded, refunds, orders] = [16, 113_113, 26_155, 7, 17]
    await copyOrders(
      kit.database.db,
      list.map(([person, paid, grosze, part]) => ({
        email: `lista${person}@example.pl`,
        at: at('04-08', '18:00'),
        campaign: 'lista',
        ...(paid === 'refunded' && { status: 'cancelled' }),
        ...(paid === 'no' && { status: 'sent' }),
        paid,
        grosze,
        part,
      })),
      900,
    )
    const admin = await brandPerson(kit, 'admin')
    const { total: month } = (await admin.call('GET', '/console/month?month=2026-04')).body
    const evening = (await (await ownerOf(kit, LODKA)).call('GET', `/panel/${LODKA}/report?date=2026-04-08`)).body
    const report = (await marketer.call('GET', '/console/results?from=2026-04-06&to=2026-04-12')).body
    expect(month).toMatchObject({ orders, received_grosze: received, refunds, refunded_grosze: refunded })
    expect(report.total).toMatchObject({ people, orders, net_grosze: received - refunded })
    expect(report.rows[0].figures).toEqual(report.total)
    // The evening counts orders of which something went back, the month what went back.
    expect(evening.refunds.done).toEqual({ orders: refunds - 1, grosze: refunded })
    const calledOff = evening.called_off.reduce((sum: number, { grosze }: { grosze: number }) => sum + grosze, 0)
    const unpaid = 4_100 + 2_720
    expect([evening.total.orders, evening.total.grosze + calledOff - unpaid]).toEqual([orders, received])
  })

  it('by link, print, restaurant and city, each with the scans of its codes, also without orders', async () => {
    const made = async (content: string) => {
      const body = { target: { page: 'restaurant', restaurant: String(LODKA) }, ...utm, campaign: 'jesien', content }
      return (await marketer.call('POST', '/console/links', body)).body
    }
    await made('rynek')
    const { id, prints } = await made('dworzec')
    const [{ code: dworzec }, { code: rynek }] = prints.sort((a: { content: string }) =>
      a.content === 'dworzec' ? -1 : 1,
    )
    await copyOrders(
      kit.database.db,
      [
        ...diners(5, 'jesien').map((email) => ({ email, at: at('07-10'), campaign: 'jesien', code: rynek })),
        // A code that somebody typed, under a campaign of their own.
        ...diners(5, 'obcy').map((email) => ({ email, at: at('07-10'), campaign: 'inna', code: rynek })),
      ],
      500,
    )
    kit.setNow(new Date('2026-07-10T12:00:00+02:00'))
    await kit.send('POST', '/links/scans', {
      scans: [
        { code: rynek, count: 90 },
        { code: dworzec, count: 40 },
      ],
    })
    kit.setNow(FRIDAY_NOON)
    const july = async (by: string): Promise<CampaignResults> =>
      (await marketer.call('GET', `/console/results?from=2026-07-06&to=2026-07-12&by=${by}`)).body
    const shown = ({ rows }: CampaignResults) => rows.map(({ name, scans, figures }) => [name, scans, figures?.people])
    expect(shown(await july('print'))).toEqual([
      [rynek, 90, 5],
      [null, null, 5],
      [dworzec, 40, 0],
    ])
    const links = await july('link')
    expect(shown(links)).toEqual([
      [String(id), 130, 5],
      [null, null, 5],
    ])
    expect([links.scans, links.rows[0]?.label]).toEqual([130, expect.stringMatching(/^jesien · plakat \/ druk · /)])
    expect(shown(await july('campaign'))).toEqual([
      ['inna', 0, 5],
      ['jesien', 130, 5],
    ])
    const restaurants = await july('restaurant')
    expect(restaurants.rows.map(({ scans, figures }) => [scans, figures?.people])).toEqual([[130, 10]])
    expect((await july('city')).rows.map(({ label, scans }) => [label, scans])).toEqual([['Lublin', 130]])
    expect((await july('landing')).rows.map(({ scans }) => scans)).toEqual([null])
    // The row of a voucher agrees with its page to the grosz; orders without one are together.
    const input = { code: 'LIPIEC', restaurant: String(LODKA), type: 'percent', value: 7 }
    const { id: voucherId } = (await marketer.call('POST', '/console/vouchers', input)).body
    const lowered = (email: string, grosze: number, own: Partial<MadeOrder> = {}) => ({
      email,
      at: at('07-08'),
      voucher: { id: voucherId, code: 'LIPIEC', grosze },
      ...own,
    })
    await copyOrders(
      kit.database.db,
      [
        ...diners(5, 'kupon').map((email, n) => lowered(email, 333 + n)),
        lowered('kupon0@example.pl', 1),
        lowered('kupon1@example.pl', 9999, { status: 'cancelled', paid: 'refunded' }),
      ],
      700,
    )
    const byVoucher = await july('voucher')
    expect(byVoucher.rows.map(({ kind, name }) => [kind, name])).toEqual([
      ['untagged', null],
      ['group', 'LIPIEC'],
    ])
    const { orders, discount_grosze } = (await marketer.call('GET', `/console/vouchers/${voucherId}`)).body
    expect([orders, discount_grosze]).toEqual([6, 5 * 333 + 10 + 1])
    expect(rowOf(byVoucher, 'LIPIEC')?.figures).toMatchObject({ people: 5, orders, discount_grosze })
    expect(byVoucher.total?.discount_grosze).toBe(discount_grosze)
    for (const query of [
      '?from=2026-06-30&to=2026-06-01',
      '?from=2024-01-01&to=2026-06-01',
      '?from=2026-06-01',
      '?by=email',
    ])
      expect([query, (await marketer.call('GET', `/console/results${query}`)).status]).toEqual([query, 422])
  })

  it('C19 C39 counts the present data; each erased diner counts as another person', async () => {
    const ofFirst = sql`order_id IN (SELECT id FROM orders WHERE email = 'zima2@example.pl' AND created_at < '2026-07-01')`
    const changes: [SQL, Partial<ResultFigures>][] = [
      [
        sql`UPDATE orders SET status = 'cancelled', due_at = NULL WHERE email = 'zima5@example.pl' AND payment_method = 'cash'`,
        { orders: -1, again: -1 },
      ],
      [
        sql`UPDATE payments SET status = 'new' WHERE order_id IN (SELECT id FROM orders WHERE email = 'zima5@example.pl')`,
        { net_grosze: -2007 },
      ],
      [
        sql`UPDATE payment_attempts SET refund_state = 'done', refunded_at = now()
        WHERE order_id IN (SELECT id FROM orders WHERE email = 'zima1@example.pl')`,
        { net_grosze: -5005 },
      ],
      // A refund that is still wanted has not been paid back.
      [
        sql`INSERT INTO refunds (id, order_id, attempt_id, amount_grosze, state, mark, wanted_at)
        SELECT 'part', order_id, id, 700, 'pending', 'm', now() FROM payment_attempts WHERE ${ofFirst}`,
        {},
      ],
      [sql`UPDATE refunds SET state = 'done', done_at = now() WHERE id = 'part'`, { net_grosze: -700 }],
      [
        sql`UPDATE reservations SET visit_state = 'no_show' WHERE email = 'stolik2@example.pl' AND visit_state = 'seated'`,
        { guests: -4, again: -1 },
      ],
      // Two orders, and two tables.
      [
        sql`UPDATE orders SET email = '', anonymized_at = now() WHERE lower(email) = 'zima0@example.pl'`,
        { people: 1, again: -1 },
      ],
      [
        sql`UPDATE reservations SET email = '', anonymized_at = now() WHERE email = 'stolik0@example.pl'`,
        { people: 1 },
      ],
    ]
    let total = (await results()).total!
    for (const [change, differences] of changes) {
      await kit.database.db.execute(change)
      const figures = Object.entries(differences).map(([name, by]) => [name, total[name as keyof ResultFigures] + by])
      total = { ...total, ...Object.fromEntries(figures) }
      expect((await results()).total).toEqual(total)
    }
  })
})
