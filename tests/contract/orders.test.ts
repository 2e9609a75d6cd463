/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { quoteSchema } from '@/lib/domain/ordering/cart/schema'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { orderListSchema, orderSchema } from '@/lib/domain/ordering/order/schema'
import type { StoredMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { problemSchema } from '@/lib/domain/wire'
import { inTransaction, rowsOf } from '@/upstream/db/database'
import { saveMenu } from '@/upstream/menus/save-menu'
import { onceNotBusy } from '../support/once-not-busy'
import {
  BETWEEN,
  FAR,
  FARTHER,
  KARP,
  NEAR,
  orderRequest,
  PIEROGI,
  PODPIWEK,
  pierogi,
  SERNIK,
  ZUREK,
} from '../support/order-fixture'
import { LAST_TABLE, LODKA, MANUAL, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

describe.each(databases)('orders on %s', (kind, open) => {
  const kit = sharedKit(open)
  let phone = 600_200_000
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  type Changes = Parameters<typeof orderRequest>[0]
  const post = (changes?: Changes, headers?: Record<string, string>) =>
    kit.send('POST', '/orders', orderRequest(changes), headers)
  const create = async (changes?: Changes) => {
    const { status, body } = await post(changes)
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return parseAs(orderSchema, body)
  }
  const read = async (id: string) => parseAs(orderSchema, (await kit.get(`/orders/${id}`)).body)
  const quote = async (body: Record<string, unknown>) =>
    kit.send('POST', '/carts/quote', { restaurant_id: LODKA, delivery_type: 'takeout', products: [], ...body })
  const decide = (id: string, decision: unknown, token = PARTNER_TOKEN) =>
    kit.send('PUT', `/partner/orders/${id}`, decision, { authorization: `Bearer ${token}` })
  const pause = (paused: unknown, restaurant_id = LODKA) =>
    kit.send('PUT', '/partner/pause', { restaurant_id, paused }, { authorization: `Bearer ${PARTNER_TOKEN}` })
  const bookedAt = async (restaurantId = LODKA) =>
    (
      await kit.rows<{ n: number }>(
        sql`SELECT coalesce(sum(booked), 0)::int AS n FROM kitchen_slots WHERE restaurant_id = ${restaurantId}`,
      )
    )[0]!.n
  const usesOf = async (code: string) =>
    (await kit.rows<{ uses: number }>(sql`SELECT uses FROM vouchers WHERE code = ${code}`))[0]!.uses
  const stranger = () => ({ phone: `+48${phone++}`, email: `gosc.${phone}@example.pl` })

  describe('GET /restaurants/{id}/menu', () => {
    it('answers categories, questions and discounts; C32 a dish has the dishes that go with it', async () => {
      const menu = parseAs(menuSchema, (await kit.get(`/restaurants/${LODKA}/menu`)).body)
      expect(menu.categories.map(({ name }) => name)).toEqual(['Zupy i dania', 'Desery', 'Napoje'])
      expect(menu.categories[0]!.products[1]).toMatchObject({ id: PIEROGI, price: 24, diets: ['vegetarian'] })
      expect(menu.discounts[0]).toMatchObject({ scope: 'same-product', target_id: SERNIK, percent: 50 })
      expect(menu.categories[0]!.products.map(({ goes_with }) => goes_with).slice(0, 2)).toEqual([[PODPIWEK], []])
    })

    it('C7 shows the lowest price before the present reduction, not the reduced one, and keeps the history itself', async () => {
      const lowestOf = async () => {
        const menu = parseAs(menuSchema, (await kit.get(`/restaurants/${LODKA}/menu`)).body)
        return menu.categories[0]!.products[0]!.lowest_price_30_days
      }
      const [row] = await kit.rows<{ menu: StoredMenu }>(sql`SELECT menu FROM menus WHERE restaurant_id = ${LODKA}`)
      const before = row!.menu
      const on = (day: string) => new Date(`2027-0${day}T12:00:00+01:00`)
      const save = (menu: StoredMenu, now: Date) => {
        kit.setNow(now)
        return saveMenu(kit.database.db, LODKA, menu, { now })
      }
      const priced = (priceGrosze: number): StoredMenu => ({
        ...before,
        categories: before.categories.map((category, i) => ({
          ...category,
          products: category.products.map((one, j) => (i + j === 0 ? { ...one, priceGrosze } : one)),
        })),
      })
      const reduced = (percent: number): StoredMenu => ({
        ...priced(2400),
        discounts: [...before.discounts, { ...before.discounts[0]!, id: 999, target: ZUREK, buy: 0, get: 0, percent }],
      })
      try {
        await save(priced(2000), on('3-01'))
        await save(priced(2400), on('3-20'))
        await save(reduced(50), on('4-01'))
        expect(await lowestOf()).toBe(20)
        await save(reduced(50), on('4-20'))
        expect(await lowestOf()).toBe(20)
        await save(priced(2400), on('5-01'))
        expect(await lowestOf()).toBe(12)
        // Half of 24 was paid less than 30 days before the new reduction.
        await save(reduced(20), on('5-10'))
        expect(await lowestOf()).toBe(12)
        await save(priced(2400), on('6-01'))
        kit.setNow(on('7-15'))
        expect(await lowestOf()).toBe(24)
      } finally {
        await save(before, on('8-01'))
        await kit.database.db.execute(sql`DELETE FROM menu_prices WHERE since >= '2027-01-01'`)
      }
    })

    it('C0 a menu is read where no orders are taken, and the restaurant has a field for it', async () => {
      expect((await kit.get(`/restaurants/${LODKA}`)).body.has_menu).toBe(true)
      expect((await kit.get(`/restaurants/${MANUAL}`)).body.has_menu).toBe(false)
      const [row] = await kit.rows<{ menu: StoredMenu }>(sql`SELECT menu FROM menus WHERE restaurant_id = ${LODKA}`)
      await inTransaction(kit.database.db, (tx) => saveMenu(tx, NON_PARTNER, row!.menu, { now: FRIDAY_NOON }))
      try {
        expect((await kit.get(`/restaurants/${NON_PARTNER}`)).body).toMatchObject({ has_menu: true })
        expect((await kit.get(`/restaurants/${NON_PARTNER}/menu`)).body.categories.length).toBeGreaterThan(0)
        const { items } = (await kit.get('/sitemap/restaurants?after=0')).body
        const menuOf = (id: number) => items.find((one: { id: number }) => one.id === id).menu
        expect([menuOf(LODKA).orders, menuOf(NON_PARTNER).orders, menuOf(MANUAL)]).toEqual([true, false, null])
      } finally {
        await kit.database.db.execute(sql`DELETE FROM menus WHERE restaurant_id = ${NON_PARTNER}`)
        await kit.database.db.execute(sql`DELETE FROM menu_prices WHERE restaurant_id = ${NON_PARTNER}`)
      }
    })

    it('is empty where there is none, and 404 for a foreign restaurant', async () => {
      expect((await kit.get(`/restaurants/${MANUAL}/menu`)).body).toEqual({
        categories: [],
        discounts: [],
        shared_questions: [],
        popular: [],
      })
      expect((await kit.get(`/restaurants/${OTHER_CITY}/menu`)).status).toBe(404)
    })
  })

  describe('POST /carts/quote', () => {
    it('L144, L145 prices products, packaging, deposits, delivery and tip', async () => {
      const products = [pierogi(2, 1002), { product_id: PODPIWEK, amount: 1, answers: [] }]
      const { body } = await quote({ delivery_type: 'delivery', address: NEAR, products, tip: 5 })
      expect(parseAs(quoteSchema, body)).toMatchObject({
        breakdown: { products: 73, promotions: 0, voucher: 0, packaging: 2.5, deposits: 0.5, delivery: 5, tip: 5 },
        price: 73,
        delivery_cost: 5,
        total: 86,
        min_cart: 30,
        missing_to_min_cart: 0,
        refusals: [],
      })
    })

    it.each([
      ['L234 takeout has no minimum', { delivery_type: 'takeout' }, 0, 0, []],
      ['the outer zone', { delivery_type: 'delivery', address: FARTHER }, 9, 40, ['min_cart']],
      ['C5 outside of every zone', { delivery_type: 'delivery', address: BETWEEN }, null, 0, ['out_of_range']],
      ['no address yet: the lowest minimum', { delivery_type: 'delivery' }, null, 30, ['min_cart']],
      ['L192 no robot here', { delivery_type: 'robot_delivery' }, null, 30, ['delivery_type_not_offered', 'min_cart']],
    ])('%s', async (_name, requested, cost, min, refusals) => {
      const { body } = await quote({ ...requested, products: [pierogi()] })
      expect([body.delivery_cost, body.min_cart, body.refusals]).toEqual([cost, min, refusals])
    })

    it('C0 prices also when closed, and reports it', async () => {
      kit.setNow(new Date('2026-11-27T23:00:00+01:00'))
      const { body } = await quote({ products: [pierogi()] })
      expect([body.price, body.refusals]).toEqual([24, ['closed']])
    })

    it('C7, L184 takes the promotion off', async () => {
      const { body } = await quote({ products: [{ product_id: SERNIK, amount: 3, answers: [] }] })
      expect([body.price, body.breakdown.promotions]).toEqual([40, 8])
    })

    it.each([
      ['L181 percent', 'dziesiec', 4.8, []],
      ['C8 an unknown code', 'NIEMA', 0, ['voucher_unknown']],
      ['C8 another restaurant', 'GDZIEINDZIEJ', 0, ['voucher_not_for_order']],
      ['L183 free delivery of nothing', 'DOWOZ', 0, ['voucher_not_for_order']],
    ])('%s', async (_name, voucher_code, off, refusals) => {
      const { body } = await quote({ products: [pierogi(2)], voucher_code })
      expect([body.breakdown.voucher, body.refusals]).toEqual([off, refusals])
    })
  })

  describe('POST /orders', () => {
    it('L141–L151 is sent to the restaurant at once when it is paid on delivery', async () => {
      const order = await create({ notes: 'bez cebuli', invoice_nip: '5260250274', cash_change_from: 100 })
      expect(order).toMatchObject({
        status: 'pending',
        delivery_type: 'takeout',
        restaurant_id: LODKA,
        invoice_nip: '5260250274',
        customer: { deliveryAt: 'ASAP', phone: '+48••••••300', email: 'a•••@example.pl', address: null },
        price: 48,
        delivery_cost: 0,
        total: 50.5,
        breakdown: { products: 48, promotions: 0, voucher: 0, packaging: 2.5, deposits: 0, delivery: 0, tip: 0 },
        payment: { method: 'cash', status: 'new', next: null, due_at: null, cash_change_from: 100, refund: null },
        eta: { from: '2026-11-27T12:20:00+01:00', to: '2026-11-27T12:30:00+01:00' },
        answer_due_at: '2026-11-27T12:10:00+01:00',
        can_confirm_receipt: false,
        can_cancel: true,
      })
      expect(order.products).toEqual([
        expect.objectContaining({ name: 'Pierogi ruskie', amount: 2, price: 24, choices: ['8 sztuk'] }),
      ])
      expect(order.products[0]!.displayPrice).toMatch(/^48,00\szł$/)
      expect(order.id).toMatch(/^[A-Z2-7]{24}$/)
      expect(await read(order.id)).toEqual(order)
    })

    it('L190 delivers to an address within reach', async () => {
      const order = await create({ delivery_type: 'delivery', customer: { address: NEAR }, expected_total: 55.5 })
      expect(order).toMatchObject({ delivery_cost: 5, customer: { address: NEAR }, total: 55.5 })
      expect(order.eta).toEqual({ from: '2026-11-27T12:30:00+01:00', to: '2026-11-27T12:45:00+01:00' })
    })

    describe('C6 a dish that is served at certain hours', () => {
      const lunch = { days: [0, 1, 2, 3, 4], from: '12:00', to: '16:00' }
      const soup = [{ product_id: ZUREK, amount: 1, answers: [] }]
      const when = 'pon.–pt. 12:00–16:00'
      const ordered = async (deliveryAt: string) => {
        const expected_total = (await quote({ products: soup })).body.total
        return post({ products: soup, customer: { ...stranger(), deliveryAt }, expected_total })
      }
      const writeTimes = (own: object) =>
        kit.database.db.execute(
          sql`UPDATE menus SET menu = jsonb_set(menu, '{categories,0,products,0}',
            (menu #> '{categories,0,products,0}') - 'servingTimes' || ${JSON.stringify(own)}::jsonb)
            WHERE restaurant_id = ${LODKA}`,
        )
      beforeAll(() => writeTimes({ servingTimes: [lunch] }))
      afterAll(() => writeTimes({}))

      it('an order for now is refused by name, with the hours, and nothing is written', async () => {
        kit.setNow(new Date('2026-11-27T17:00:00+01:00'))
        const booked = await bookedAt()
        const { status, body } = await ordered('ASAP')
        expect({ status, ...body.error }).toMatchObject({
          status: 409,
          code: 'product_not_served',
          message: `„Żurek” podajemy ${when}. Wybierz taką godzinę albo usuń to danie z zamówienia.`,
        })
        expect(await bookedAt()).toBe(booked)
      })

      it('an order for a serving time of a dish is accepted; with an invalid stored serving time orders are refused', async () => {
        kit.setNow(new Date('2026-11-27T11:00:00+01:00'))
        const taken = await ordered('2026-11-27 13:00:00')
        expect([taken.status, taken.body.error]).toEqual([201, undefined])
        await writeTimes({ servingTimes: [{ days: [9], from: 'rano', to: '16:00' }] })
        expect((await ordered('2026-11-27 13:00:00')).status).toBeGreaterThanOrEqual(400)
        expect((await kit.get(`/restaurants/${LODKA}/menu`)).body.categories).toEqual([])
        await writeTimes({ servingTimes: [lunch] })
      })
    })

    it.each<[string, Changes, number, string]>([
      ['C3 another sum', { expected_total: 50.49 }, 409, 'price_changed'],
      [
        'a dish that is sold out',
        { products: [{ product_id: KARP, amount: 1, answers: [] }] },
        409,
        'product_unavailable',
      ],
      ['an unknown dish', { products: [{ product_id: 999, amount: 1, answers: [] }] }, 409, 'product_unavailable'],
      [
        'C6 a question left open',
        { products: [{ product_id: PIEROGI, amount: 1, answers: [] }] },
        422,
        'answers_invalid',
      ],
      ['an empty cart', { products: [] }, 422, 'invalid'],
      ['L114 an address out of reach', { delivery_type: 'delivery', customer: { address: FAR } }, 422, 'out_of_range'],
      ['L165 a delivery to nowhere', { delivery_type: 'delivery' }, 422, 'invalid'],
      [
        'L166 an address without a number',
        { delivery_type: 'delivery', customer: { address: { ...NEAR, house: ' ' } } },
        422,
        'invalid',
      ],
      [
        'L235 cash without meeting',
        { delivery_type: 'contactless_delivery', customer: { address: NEAR } },
        422,
        'online_payment_required',
      ],
      ['L175 "paid" that is not', { payment_method: 'paid' }, 422, 'payment_not_offered'],
      [
        'a method the restaurant does not take',
        { restaurant_id: LAST_TABLE, payment_method: 'transfer' },
        422,
        'payment_not_offered',
      ],
      ['a time in the past', { customer: { deliveryAt: '2026-11-27 11:00:00' } }, 409, 'unavailable_slot'],
      ['C8 an unknown code', { voucher_code: 'NIEMA' }, 422, 'voucher_unknown'],
      ['C8 an expired code', { voucher_code: 'WCZORAJ' }, 409, 'voucher_expired'],
      ['terms that were not accepted', { accept_terms: false as true }, 422, 'invalid'],
      ['another tenant’s restaurant', { restaurant_id: OTHER_CITY }, 404, 'unknown_restaurant'],
      ['L113 a restaurant that takes no orders', { restaurant_id: MANUAL }, 409, 'orders_disabled'],
    ])('%s is refused', async (_name, changes, status, code) => {
      const before = await bookedAt()
      const reply = await post(changes)
      expect([reply.status, parseAs(problemSchema, reply.body).error.code]).toEqual([status, code])
      expect(reply.body.error.message.length).toBeGreaterThan(10)
      expect(await bookedAt()).toBe(before)
    })

    it('C3 price_changed returns the new sums', async () => {
      const { body } = await post({ expected_total: 1 })
      expect(body).toMatchObject({ total: 50.5, breakdown: { products: 48, packaging: 2.5 } })
    })

    it('closed outside its opening hours', async () => {
      kit.setNow(new Date('2026-11-27T23:00:00+01:00'))
      expect((await post()).body.error).toMatchObject({ code: 'closed' })
      await create({ customer: { deliveryAt: '2026-11-28 13:00:00' } })
    })

    it('C17 a pause ends automatically, and a busy kitchen takes longer', async () => {
      await pause({ reason: 'technical', until: '2026-11-27T12:00:00+01:00' })
      await create()
      await pause({ until: null, busy_minutes: 25 })
      expect((await create()).eta.from).toBe('2026-11-27T12:45:00+01:00')
      await pause(null)
    })

    it('L209, C17 a reason with busy minutes stops orders, in its words', async () => {
      const { body } = await pause({ reason: 'too-many-orders', until: null, busy_minutes: 25 })
      expect(body.paused).toEqual({ reason: 'too-many-orders', until: null })
      expect((await post()).body.error).toMatchObject({ code: 'paused', message: 'Zamówienia chwilowo wstrzymane' })
      expect((await pause({ until: null })).status).toBe(422)
      await pause(null)
    })

    it('an Idempotency-Key makes one order of two attempts', async () => {
      const key = { 'idempotency-key': 'order-1' }
      const first = await post({}, key)
      const again = await post({}, key)
      expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([201, 'true', first.body])
    })
  })

  describe('vouchers', () => {
    it('C8 the use is counted, and released on cancellation', async () => {
      const order = await create({ voucher_code: 'ostatni', customer: stranger(), expected_total: 45.7 })
      expect([order.voucher_code, order.breakdown.voucher, await usesOf('OSTATNI')]).toEqual(['OSTATNI', 4.8, 1])
      const next = { voucher_code: 'OSTATNI', customer: stranger(), expected_total: 45.7 }
      expect((await post(next)).body.error.code).toBe('voucher_used')
      await kit.send('POST', `/orders/${order.id}/cancel`)
      expect(await usesOf('OSTATNI')).toBe(0)
      await create(next)
    })

    it('C8 a diner is an e-mail, as the limits compare it, or a phone: inventing the other gives no second use of a code', async () => {
      const { phone: first } = stranger()
      const customer = { phone: first, email: 'smakosz.ewa@gmail.com' }
      await create({ voucher_code: 'PIERWSZY', customer, expected_total: 45.7 })
      await create({ voucher_code: 'RAZ', customer, expected_total: 45.7 })
      const spellings = ['smakoszewa@gmail.com', 'Smakosz.Ewa+2@gmail.com', 'smakosz.ewa@googlemail.com']
      const others = [...spellings.map((email) => ({ ...stranger(), email })), { ...stranger(), phone: first }]
      const refusals = []
      for (const other of others)
        for (const voucher_code of ['PIERWSZY', 'RAZ'])
          refusals.push((await post({ voucher_code, customer: other, expected_total: 45.7 })).body.error?.code)
      expect(refusals).toEqual(others.flatMap(() => ['voucher_not_for_you', 'voucher_used']))
    })

    it('C8 a voucher that covers the whole sum makes the order paid', async () => {
      const free = { product_id: PODPIWEK, amount: 1, answers: [] }
      await kit.database.db.execute(sql`UPDATE order_settings SET packaging_grosze = 0 WHERE restaurant_id = 1`)
      await kit.database.db.execute(sql`UPDATE menus SET menu = replace(menu::text, '"depositGrosze": 50',
        '"depositGrosze": 0')::jsonb WHERE restaurant_id = 1`)
      const order = await create({ products: [free], voucher_code: 'STOWA', expected_total: 0, payment_method: 'blik' })
      expect(order).toMatchObject({ status: 'pending', total: 0, payment: { method: 'paid', status: 'confirmed' } })
      await kit.database.db.execute(sql`UPDATE order_settings SET packaging_grosze = 50 WHERE restaurant_id = 1`)
    })
  })

  describe('C1 transitions', () => {
    it('pending, confirmed, sent, delivered; each with an entry in the audit trail', async () => {
      const { id } = await create()
      expect((await decide(id, { status: 'confirmed' })).body.error.code).toBe('ready_at_required')
      const accepted = await decide(id, { status: 'confirmed', ready_in_minutes: 40 })
      expect(accepted.body).toMatchObject({
        status: 'confirmed',
        ready_at: '2026-11-27T12:40:00+01:00',
        answer_due_at: null,
      })
      expect(accepted.body.eta).toEqual({ from: '2026-11-27T12:40:00+01:00', to: '2026-11-27T12:50:00+01:00' })
      expect((await decide(id, { status: 'sent' })).body.can_confirm_receipt).toBe(true)
      const delivered = await decide(id, { status: 'delivered' })
      expect(delivered.body).toMatchObject({ status: 'delivered', payment: { status: 'confirmed' } })
      expect((await decide(id, { status: 'delivered' })).status).toBe(200)
      const trail = await kit.rows<{ by: string; to_state: string }>(
        sql`SELECT by, to_state FROM order_audit WHERE order_id = ${id} AND kind = 'status' ORDER BY id`,
      )
      expect(trail.map(({ by, to_state }) => `${by} ${to_state}`)).toEqual([
        'diner pending',
        'restaurant confirmed',
        'restaurant sent',
        'restaurant delivered',
      ])
    })

    it('"Odebrane" by the diner; a problem becomes a complaint with the order number, and marketing consent is asked for then', async () => {
      const { id, number } = await create()
      expect((await kit.send('POST', `/orders/${id}/receive`)).status).toBe(409)
      await decide(id, { status: 'confirmed', ready_in_minutes: 5 })
      await decide(id, { status: 'sent' })
      expect((await kit.send('POST', `/orders/${id}/receive`)).body.status).toBe('delivered')
      const help = { reason: 'missing', message: 'Brakuje zupy.' }
      expect((await kit.send('POST', `/orders/${id}/help`, help)).status).toBe(200)
      const complaints = sql`SELECT kind, details FROM enquiries WHERE details ->> 'order' = ${number}`
      expect(await rowsOf(kit.database.db, complaints)).toEqual([
        { kind: 'complaint', details: expect.objectContaining({ message: 'Czegoś brakuje. Brakuje zupy.' }) },
      ])
      const consents = { sms_marketing: false, email_marketing: true }
      expect((await kit.send('POST', `/orders/${id}/consents`, consents)).status).toBe(200)
      const given = sql`SELECT channel FROM marketing_consents WHERE order_id = ${id}`
      expect(await rowsOf(kit.database.db, given)).toEqual([{ channel: 'email' }])
    })

    it('declined with one of the reasons, and its capacity is free again', async () => {
      const { id } = await create()
      const before = await bookedAt()
      expect((await decide(id, { status: 'declined', reason: 'nie chce mi się' })).body.error.code).toBe(
        'reason_required',
      )
      const declined = await decide(id, { status: 'declined', reason: 'too_busy' })
      expect(declined.body).toMatchObject({ status: 'declined', reason: 'too_busy' })
      expect(await bookedAt()).toBe(before - 1)
    })

    it('cancelled by the diner while pending, never later; a repeat is no error', async () => {
      const { id } = await create()
      const before = await bookedAt()
      const cancel = () => kit.send('POST', `/orders/${id}/cancel`)
      expect((await cancel()).body).toMatchObject({ status: 'cancelled', reason: null })
      expect((await cancel()).status).toBe(200)
      expect(await bookedAt()).toBe(before - 1)
      const late = await create()
      await decide(late.id, { status: 'confirmed', ready_in_minutes: 10 })
      const { status, body } = await kit.send('POST', `/orders/${late.id}/cancel`)
      expect([status, body.error.code, body.from, body.to]).toEqual([
        409,
        'illegal_transition',
        'confirmed',
        'cancelled',
      ])
    })

    it('the audit trail is never rewritten', async () => {
      await expect(kit.database.db.execute(sql`DELETE FROM order_audit`)).rejects.toThrow()
    })
  })

  describe('links', () => {
    it('C19 404 for an unknown id and another tenant, any case of letters', async () => {
      const { id } = await create()
      expect((await kit.get('/orders/AAAAAAAAAAAAAAAAAAAAAAAA')).body.error.code).toBe('unknown_order')
      expect((await kit.get(`/orders/${id}`, { 'x-tenant': 'lesznoje' })).status).toBe(404)
      expect((await kit.get(`/orders/${id.toLowerCase()}`)).status).toBe(200)
    })

    it('POST /orders/lookup answers known orders, in the order of the request', async () => {
      const [a, b] = [await create(), await create()]
      const { body } = await kit.send('POST', '/orders/lookup', { ids: [b.id, 'AAAAAAAAAAAAAAAAAAAAAAAA', a.id] })
      expect(parseAs(orderListSchema, body).items.map(({ id }) => id)).toEqual([b.id, a.id])
    })
  })

  if (kind === 'PostgreSQL') {
    it('60 orders at once for one slot of 25: exactly 25 are accepted, the others are refused', async () => {
      const replies = await Promise.all(
        Array.from({ length: 60 }, (_, n) => {
          const customer = { ...stranger(), deliveryAt: '2026-11-27 19:00:00' }
          return onceNotBusy(() =>
            post({ restaurant_id: LAST_TABLE, customer }, { 'idempotency-key': `one slot ${n}` }),
          )
        }),
      )
      const codes = replies.map(({ status, body }) => body.error?.code ?? status)
      expect(codes.filter((code) => code === 201)).toHaveLength(25)
      expect(codes.filter((code) => code === 'no_capacity')).toHaveLength(35)
      expect(await bookedAt(LAST_TABLE)).toBe(25)
    })

    it('two at once with the last use of a code: one gets it', async () => {
      await kit.database.db.execute(sql`UPDATE vouchers SET uses = 0 WHERE code = 'OSTATNI'`)
      await kit.database.db.execute(sql`UPDATE orders SET voucher_id = NULL`)
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => post({ voucher_code: 'OSTATNI', customer: stranger(), expected_total: 45.7 })),
      )
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(await usesOf('OSTATNI')).toBe(1)
    })
  }
})
