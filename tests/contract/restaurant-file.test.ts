/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { quoteSchema } from '@/lib/domain/ordering/cart/schema'
import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import { NEAR, orderRequest, pierogi, SERNIK } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { cafe, copyOf, pizzeria, sharing, tables, type WrittenFile } from '../support/restaurant-files'
import type { SeedOrdering, SeedProduct, SeedRestaurant } from '../support/seed-data'
import { fixture, LAST_TABLE, LODKA, MANUAL } from '../support/seed-fixture'
import { bearer } from '../support/staff'
import {
  databases,
  FRIDAY_NOON,
  type Kit,
  openKit,
  openTestPostgres,
  PARTNER_TOKEN,
  parseAs,
} from '../support/upstream-kit'

const LUBJE = { 'x-tenant': 'lubje' }

const master = bearer(PARTNER_TOKEN)

describe.each(databases)('C33 the file of a restaurant on %s', (_, open) => {
  let kit: Kit
  let elsewhere: Kit

  beforeAll(async () => {
    kit = await openKit(open)
    elsewhere = await openKit(open)
  })
  afterAll(async () => {
    await kit.close()
    await elsewhere.close()
  })

  const importFile = (file: unknown, more: object = {}, to = kit) =>
    to.send('POST', '/operations/restaurants/import', { file, ...more }, master)
  const exportFile = async (id: number, from = kit) =>
    (await from.get(`/operations/restaurants/${id}/file`, master)).body.file

  it.each<[string, WrittenFile]>([
    ['a café with takeout alone', cafe],
    ['two rooms without orders', tables],
    ['a pizzeria with delivery, options and a set', pizzeria],
    ['a café whose coffees share questions', sharing],
  ])('%s goes in as a draft, changes nothing when repeated, and comes out the same elsewhere', async (_, file) => {
    const first = await importFile(file)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ state: 'draft', is_new: true, missing: [] })
    const { id } = first.body
    expect((await kit.get(`/restaurants/${id}`, LUBJE)).status).toBe(404)

    expect((await importFile(file)).body).toMatchObject({ id, is_new: false, differences: [] })
    const exported = await exportFile(id)
    expect((await importFile(exported)).body.differences).toEqual([])
    const there = await importFile(exported, {}, elsewhere)
    expect(there.body.is_new).toBe(true)
    expect(JSON.stringify(await exportFile(there.body.id, elsewhere), null, 2)).toBe(JSON.stringify(exported, null, 2))
  })

  it('C7 no dish gets the number of one that was deleted, so a cart orders nothing else and a price has its own past', async () => {
    const dish = (name: string, priceGrosze: number) => ({ name, priceGrosze, questions: [] })
    const menuOf = (...products: object[]) => {
      const file = { ...copyOf(cafe), key: 'lublin-numery', name: 'Numery', vouchers: [] }
      return { ...file, menu: { categories: [{ name: 'Desery', products }], discounts: [] } }
    }
    const { body } = await importFile(menuOf(dish('Sernik', 1800), dish('Kawa', 900)), { open: true })
    const [, coffee] = (await exportFile(body.id)).menu.categories[0].products
    await importFile(menuOf(dish('Sernik', 1800)))
    await importFile(menuOf(dish('Sernik', 1800), dish('Tort orzechowy', 5000)))
    const [, cake] = (await exportFile(body.id)).menu.categories[0].products
    expect(cake.id).toBeGreaterThan(coffee.id)
    const stored = [{ product_id: coffee.id, amount: 5, answers: [] }]
    const request = orderRequest({ restaurant_id: body.id, products: stored, expected_total: 46 })
    expect((await kit.send('POST', '/orders', request, LUBJE)).status).toBe(409)
    // Nor where the whole menu went in between.
    await importFile({ ...menuOf(), menu: null, orders: null })
    await importFile(menuOf(dish('Chałwa', 700)))
    expect((await exportFile(body.id)).menu.categories[0].products[0].id).toBeGreaterThan(cake.id)
  })

  it('opened, it is found by diners; suspended, it is not, and opens again', async () => {
    const { body } = await importFile({ ...cafe, key: 'lublin-otwarta', name: 'Otwarta', vouchers: [] }, { open: true })
    expect(body.state).toBe('open')
    const found = () => kit.get(`/restaurants/${body.id}`, LUBJE)
    expect((await found()).body).toMatchObject({ name: 'Otwarta', cover: null, has_menu: true })
    const state = (change: object) => kit.send('PUT', `/operations/restaurants/${body.id}/state`, change, master)
    expect((await state({ state: 'suspended', reason: 'Remont' })).status).toBe(200)
    expect((await found()).status).toBe(404)
    expect((await state({ state: 'open' })).status).toBe(200)
    expect((await found()).status).toBe(200)
  })

  it('a suspended restaurant keeps what it promised: its orders are found and ended, new ones are not taken', async () => {
    const written = { ...copyOf(cafe), key: 'lublin-zawieszona', name: 'Zawieszona', vouchers: [] }
    const { id } = (await importFile(written, { open: true })).body
    const latte = (await exportFile(id)).menu.categories[0].products[0]
    const request = orderRequest({
      restaurant_id: id,
      products: [
        {
          product_id: latte.id,
          amount: 2,
          answers: [
            {
              question_id: latte.questions[0].id,
              options: [{ option_id: latte.questions[0].options[0].id, amount: 1 }],
            },
          ],
        },
      ],
      expected_total: 31,
    })
    const order = await kit.send('POST', '/orders', request, LUBJE)
    expect(order.status).toBe(201)
    await kit.send('PUT', `/operations/restaurants/${id}/state`, { state: 'suspended', reason: 'Remont' }, master)
    expect((await kit.get(`/orders/${order.body.id}`, LUBJE)).body.restaurant.name).toBe('Zawieszona')
    expect((await kit.send('POST', '/orders', request, LUBJE)).status).toBe(404)
    const cancelled = await kit.send('POST', `/orders/${order.body.id}/cancel`, undefined, LUBJE)
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled'])
  })

  it('is not opened while something is missing that it offers', async () => {
    const file = { ...copyOf(tables), key: 'lublin-bez-stolikow', rooms: [], combinations: [] }
    const refused = await importFile(file, { open: true })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'not_ready'])
    expect(refused.body.error.fields).toEqual({ tables: 'missing' })
    // One transaction: nothing of it is there.
    const rows = await kit.rows(sql`SELECT 1 FROM restaurants WHERE key = 'lublin-bez-stolikow'`)
    expect(rows).toEqual([])
  })

  it('a dry run tells the difference in words and changes nothing', async () => {
    const { body } = await importFile({ ...cafe, key: 'lublin-probna', name: 'Próbna', vouchers: [] })
    const changed = { ...copyOf(cafe), key: 'lublin-probna', name: 'Próbna', vouchers: [] }
    changed.menu!.categories[0]!.products[0]!.priceGrosze = 1700
    changed.hours.week[0] = [{ open: '08:00', close: '20:00' }]
    changed.menu!.categories[1]!.products.push({ name: 'Rogal', priceGrosze: 800 })
    const told = (await importFile(changed, { dry_run: true })).body.differences
    expect(told.map((line: string) => line.replaceAll('\u00a0', ' '))).toEqual([
      'godziny › tydzień › poniedziałek: 07:00–21:00 → 08:00–20:00',
      'menu › kategorie › „Kawa” › pozycje › „Latte” › cena: 15,00 zł → 17,00 zł',
      '+ menu › kategorie › „Wypieki” › pozycje › „Rogal”',
    ])
    expect((await exportFile(body.id)).menu.categories[0].products[0].priceGrosze).toBe(1500)
  })

  it('a dish keeps its number when its price changes, and the price of before is remembered', async () => {
    const file = { ...copyOf(cafe), key: 'lublin-ceny', name: 'Ceny', vouchers: [] }
    const { body } = await importFile(file, { open: true })
    const [before] = (await exportFile(body.id)).menu.categories[0].products
    file.menu!.categories[0]!.products[0]!.priceGrosze = 1300
    kit.setNow(new Date(kit.deps.now().getTime() + 60_000))
    await importFile(file)
    const [after] = (await exportFile(body.id)).menu.categories[0].products
    expect([after.id, after.questions[0].options[1].id]).toEqual([before.id, before.questions[0].options[1].id])
    expect(after.earlierPrices.map(({ priceGrosze }: { priceGrosze: number }) => priceGrosze)).toEqual([1500, 1300])
  })

  it('C6 serving times go in with their defaults, come out the same elsewhere, and a spreadsheet leaves them', async () => {
    const file = { ...copyOf(cafe), key: 'lublin-pory', name: 'Pory', vouchers: [] }
    const [coffee, pastry] = file.menu!.categories
    coffee!.servingTimes = [{ to: '11:30' }, { days: [5, 6], from: '22:00', to: '02:00' }]
    pastry!.products[0]!.servingTimes = [{ days: [0, 1, 2, 3, 4], from: '12:00', to: '16:00' }]
    const { body } = await importFile(file, { open: true })
    const exported = await exportFile(body.id)
    expect(exported.menu.categories[0].servingTimes).toEqual([
      { days: null, from: '00:00', to: '11:30' },
      { days: [5, 6], from: '22:00', to: '02:00' },
    ])
    expect(exported.menu.categories[0].products[0]).not.toHaveProperty('servingTimes')
    elsewhere.setNow(kit.deps.now())
    const there = (await importFile(exported, {}, elsewhere)).body
    expect(JSON.stringify(await exportFile(there.id, elsewhere))).toBe(JSON.stringify(exported))

    pastry!.products[0]!.servingTimes = [{ days: [5, 6] }]
    const told = (await importFile(file, { dry_run: true })).body.differences
    expect(told.map((line: string) => line.replaceAll('\u00a0', ' '))).toEqual([
      'menu › kategorie › „Wypieki” › pozycje › „Drożdżówka” › podawane: pon.–pt. 12:00–16:00 → sob. i niedz.',
    ])

    const csv = 'kategoria;danie;cena\nKawa;Latte;15\nWypieki;Drożdżówka;9\n'
    await kit.send('POST', `/operations/restaurants/${body.id}/menu`, { csv }, master)
    const { menu } = await exportFile(body.id)
    expect(menu.categories[0].servingTimes).toEqual(exported.menu.categories[0].servingTimes)
    expect(menu.categories[1].products[0].servingTimes).toEqual([{ days: [0, 1, 2, 3, 4], from: '12:00', to: '16:00' }])
  })

  it('C3 C33 a kitchen with hours of its own goes in and comes out the same elsewhere; without, nothing differs', async () => {
    const file = { ...copyOf(cafe), key: 'lublin-kuchnia', name: 'Kuchnia', vouchers: [] }
    const { body } = await importFile(file, { open: true })
    expect((await exportFile(body.id)).hours).toMatchObject({ kitchen: null, lastOrderMinutes: null })
    expect((await kit.get(`/restaurants/${body.id}`, LUBJE)).body.hours).toEqual(file.hours)

    const week = file.hours.week.map(() => [{ open: '08:00', close: '19:00' }])
    const hours = { ...file.hours, kitchen: { week }, lastOrderMinutes: 30, lastSeatingMinutes: 90 }
    const told = (await importFile({ ...file, hours })).body.differences
    expect(told.slice(0, 2)).toEqual([
      'godziny › kuchnia: w godzinach restauracji → własne godziny',
      'godziny › kuchnia › tydzień › poniedziałek: brak → 08:00–19:00',
    ])
    expect(told.slice(8)).toEqual([
      'godziny › ostatnie zamówienie, minut przed zamknięciem: brak → 30',
      'godziny › ostatni stolik, minut przed zamknięciem: brak → 90',
    ])
    expect((await kit.get(`/restaurants/${body.id}`, LUBJE)).body.hours).toEqual({
      ...file.hours,
      kitchen: { week, exceptions: [] },
      last_order_minutes: 30,
      last_seating_minutes: 90,
    })
    const exported = await exportFile(body.id)
    elsewhere.setNow(kit.deps.now())
    const there = (await importFile(exported, {}, elsewhere)).body
    expect(JSON.stringify(await exportFile(there.id, elsewhere))).toBe(JSON.stringify(exported))
    const wrong = { ...hours, kitchen: { week: [...week.slice(1), [...week[0]!, ...week[0]!]] } }
    expect(Object.keys((await importFile({ ...file, hours: wrong })).body.error.fields)).toEqual([
      'hours.kitchen.week[6][1]',
    ])
  })

  it.each([
    ['no time at all', { from: '12:00', to: '12:00' }, ''],
    ['a day that is none', { days: [7] }, '.days[0]'],
    ['no day', { days: [] }, '.days'],
    ['no hour', { from: '12' }, '.from'],
  ])('C6 serving times of %s are a problem of the file', async (_, time, path) => {
    const file = copyOf(cafe)
    file.menu!.categories[0]!.servingTimes = [time]
    const wrong = await importFile(file)
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([
      422,
      [`menu.categories[0].servingTimes[0]${path}`],
    ])
  })

  it('all problems come at once, each with its path and in words', async () => {
    const file = copyOf(tables) as WrittenFile & { nonsense?: number }
    file.trader.nip = '5260250275'
    file.hours.week[2] = [{ open: '25:00', close: '22:00' }]
    file.nonsense = 1
    const wrong = await importFile(file)
    expect([wrong.status, wrong.body.error.code]).toEqual([422, 'invalid_file'])
    expect(Object.keys(wrong.body.error.fields).sort()).toEqual(['hours.week[2][0].open', 'nonsense', 'trader.nip'])

    const crossed = copyOf(tables)
    crossed.combinations = [
      ['P1', 'G1'],
      ['P9', 'P1'],
    ]
    crossed.rooms[0]!.tables[0]!.maxSeats = 1
    crossed.rooms[0]!.tables[0]!.minSeats = 2
    expect((await importFile(crossed)).body.error.fields).toEqual({
      'combinations[0]': 'łączyć można stoliki z jednej sali',
      'combinations[1]': 'nie ma stolika „P9”',
      'rooms[0].tables[0].maxSeats': 'najwięcej osób to mniej niż najmniej osób',
    })
  })

  it.each([
    ['an unknown brand', { tenant: 'nieznana' }, 'tenant'],
    ['a city where the brand is not', { city: 'leszno' }, 'city'],
    ['a picture that was not handed over', { pictures: [{ file: 'okno.jpg', alt: 'Okno' }] }, 'pictures[0].file'],
  ])('%s is a problem of the file', async (_, change, path) => {
    const wrong = await importFile({ ...tables, ...change })
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, [path]])
  })

  it('a table that is gone keeps its reservations and is offered no more', async () => {
    const { body } = await importFile({ ...tables, key: 'lublin-stoliki', name: 'Stoliki' }, { open: true })
    const rooms = [{ ...tables.rooms[0]!, tables: tables.rooms[0]!.tables.slice(1) }]
    await importFile({ ...tables, key: 'lublin-stoliki', name: 'Stoliki', rooms })
    const exported = await exportFile(body.id)
    expect(
      exported.rooms.flatMap((room: { tables: { name: string }[] }) => room.tables.map(({ name }) => name)),
    ).toEqual(['P2', 'P3'])
    // It comes back as the same table.
    const ids = () =>
      kit.rows<{ id: number }>(sql`SELECT id FROM dining_tables WHERE restaurant_id = ${body.id} ORDER BY id`)
    const before = await ids()
    await importFile({ ...tables, key: 'lublin-stoliki', name: 'Stoliki' })
    expect(await ids()).toEqual(before)
  })

  it('two imports at once: one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, i) =>
        importFile({ ...tables, key: `lublin-naraz-${i % 2}`, name: `Naraz ${i % 2}` }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2)
  })

  it('a menu goes in as a spreadsheet saves it, and keeps the questions of dishes that stay', async () => {
    const { body } = await importFile({ ...cafe, key: 'lublin-arkusz', name: 'Arkusz', vouchers: [] })
    const csv =
      '\uFEFFKategoria;Danie;Opis;Cena;Alergeny\nKawa;Latte;Z podwójnym espresso;"16,50";mleko\nKawa;Espresso;;8;brak\n'
    const taken = await kit.send('POST', `/operations/restaurants/${body.id}/menu`, { csv }, master)
    expect(taken.status).toBe(200)
    const { menu } = await exportFile(body.id)
    expect(menu.categories.map(({ name }: { name: string }) => name)).toEqual(['Kawa'])
    const [latte, espresso] = menu.categories[0].products
    expect([latte.priceGrosze, latte.questions.length, latte.allergens]).toEqual([1650, 1, ['milk']])
    expect([espresso.priceGrosze, espresso.allergens]).toEqual([800, []])

    const bad = 'kategoria;danie;cena\nKawa;;12\nKawa;Mokka;tanio\n'
    const refused = await kit.send('POST', `/operations/restaurants/${body.id}/menu`, { csv: bad }, master)
    expect(refused.body.error.fields).toEqual({
      'wiersz 2': 'brak nazwy dania',
      'wiersz 3': '„tanio” to nie cena; zapisz na przykład 12,50',
    })
  })

  it('a restaurant of before has a key and can be exported', async () => {
    const [row] = await kit.rows<{ key: string }>(sql`SELECT key FROM restaurants WHERE id = ${LODKA}`)
    expect(row?.key).toBeTruthy()
    const { body } = await kit.get('/operations/restaurants', master)
    expect(body.items.find(({ id }: { id: number }) => id === LODKA)).toMatchObject({ state: 'open', missing: [] })
  })
})

describe('restaurant-settings', () => {
  /** Dishes beside those of the fixture, in the category of its desserts. */
  const BEZA = 21

  const KISIEL = 22

  /** The box of `BEZA`. */
  const CREAM = 201

  const DESSERTS = 2

  const CLOSES_AT_MIDNIGHT = Array.from({ length: 7 }, () => [{ open: '12:00', close: '00:00' }])

  let kit: Kit

  beforeAll(async () => {
    const restaurants = fixture.restaurants.map(withOwnSettings)
    const orderings = fixture.orderings?.map(withDesserts)
    kit = await openKit(openTestPostgres, {}, { ...fixture, restaurants, orderings })
  })

  beforeEach(() => kit.setNow(FRIDAY_NOON))

  afterAll(() => kit.close())

  function withOwnSettings(restaurant: SeedRestaurant): SeedRestaurant {
    if (restaurant.id === LODKA) return { ...restaurant, products: [...restaurant.products, 'robot_deliveries'] }
    return restaurant.id === MANUAL ? { ...restaurant, week: CLOSES_AT_MIDNIGHT, exceptions: [] } : restaurant
  }

  /** The desserts as one promotion, and one with a box to tick. */
  function withDesserts(ordering: SeedOrdering): SeedOrdering {
    const [sernik] = ordering.categories.flatMap(({ products }) => products.filter(({ id }) => id === SERNIK))
    const dessert = (id: number, priceGrosze: number, own: Partial<SeedProduct> = {}) => ({
      ...(sernik as SeedProduct),
      id,
      name: `Deser ${id}`,
      priceGrosze,
      prices: [{ sinceDaysAgo: 200, priceGrosze }],
      ...own,
    })
    const cream = { id: 2001, name: 'Bita śmietana', priceGrosze: 300, available: true, default: false }
    const box = {
      id: CREAM,
      type: 'checkbox' as const,
      title: 'Bita śmietana',
      required: false,
      min: 0,
      max: 1,
      freeCount: 0,
      maxPerOption: 1,
      options: [{ ...cream, allergens: [], diets: null }],
    }
    const added = [dessert(BEZA, 3000, { questions: [box] }), dessert(KISIEL, 2000)]
    return {
      ...ordering,
      categories: ordering.categories.map((category) =>
        category.id === DESSERTS ? { ...category, products: [...category.products, ...added] } : category,
      ),
      discounts: ordering.discounts.map((one) => ({ ...one, scope: 'same-category' as const, targetId: DESSERTS })),
    }
  }

  const availability = async (id: number, from: string) =>
    (await kit.get(`/restaurants/${id}/availability?from=${from}&people=2`)).body[0]

  const quote = async (products: unknown[]) => {
    const reply = await kit.send('POST', '/carts/quote', { restaurant_id: LODKA, delivery_type: 'takeout', products })
    expect(reply.status).toBe(200)
    return parseAs(quoteSchema, reply.body)
  }

  const order = (changes: Parameters<typeof orderRequest>[0]) => kit.send('POST', '/orders', orderRequest(changes))

  const dish = (product_id: number, amount = 1, ...options: [option: number, amount: number][]) => ({
    product_id,
    amount,
    answers: options.length === 0 ? [] : [answerTo(CREAM, ...options)],
  })

  const answerTo = (question_id: number, ...options: [option: number, amount: number][]) => ({
    question_id,
    options: options.map(([option_id, amount]) => ({ option_id, amount })),
  })

  const setSummary = (id: number, path: string, value: unknown) =>
    kit.database.db.execute(
      sql`UPDATE restaurants SET summary = jsonb_set(summary, ${path}::text[], ${JSON.stringify(value)}::jsonb) WHERE id = ${id}`,
    )

  describe('delivery by robot', () => {
    const byRobot = (payment_method: 'cash' | 'card_on_place' | 'card_online' | 'blik') =>
      order({ delivery_type: 'robot_delivery', customer: { address: NEAR }, payment_method, expected_total: 55.5 })

    it.each(['cash', 'card_on_place'] as const)('L236 %s is refused, at its field', async (method) => {
      const { status, body } = await byRobot(method)
      expect([status, body.error.code, body.error.fields]).toEqual([
        422,
        'online_payment_required',
        { payment_method: 'not_offered' },
      ])
    })

    it.each(['card_online', 'blik'] as const)('L236, L192 %s is accepted', async (method) => {
      const { status, body } = await byRobot(method)
      expect([status, body.delivery_type, body.payment.method]).toEqual([201, 'robot_delivery', method])
    })
  })

  describe('rules of weekdays', () => {
    const TEXT = 'Tego dnia prosimy o telefon.'
    const setRules = (...rules: CustomRule[]) => setSummary(LAST_TABLE, '{custom_rules}', rules)
    afterAll(() => setRules())

    it.each<[string, CustomRule, string[]]>([
      ['L137 isFri', { key: 'isFri' }, ['2026-12-04']],
      ['L138 isSat', { key: 'isSat' }, ['2026-12-05']],
      ['L139 isSun', { key: 'isSun' }, ['2026-12-06']],
      ['C9 isFri that is switched off', { key: 'isFri', value: false }, []],
      [
        'L136 one of two dates',
        { key: 'visitDate', values: ['2026-12-03', '2026-12-05'] },
        ['2026-12-03', '2026-12-05'],
      ],
    ])('%s closes the days of the visit that it names, and no others', async (_, rule, days) => {
      await setRules({ ...rule, text: TEXT, disableBook: true })
      for (const day of ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']) {
        const { state, notices } = await availability(LAST_TABLE, `${day} 18:00`)
        const isClosed = days.includes(day)
        expect([day, state]).toEqual([day, isClosed ? 'rule' : 'available'])
        expect(notices).toEqual(isClosed ? [{ kind: 'rule', text: TEXT }] : [])
        const booking = { restaurant_id: LAST_TABLE, reserved_on: `${day} 18:00:00` }
        if (!isClosed) continue
        const { status, body } = await kit.send('POST', '/reservations', reservationRequest(booking))
        expect([status, body.error.code, body.error.message]).toEqual([422, 'rule_disabled', TEXT])
      }
    })

    it.each([
      ['L137 isFri', 'isFri', '2026-11-28 18:00:00', 201],
      ['L138 isSat', 'isSat', '2026-11-28 18:00:00', 422],
    ])('%s for orders counts on the day of delivery', async (_, key, deliveryAt, expected) => {
      await setRules({ key, text: 'Nie wozimy.', disableOrder: true })
      const { status, body } = await order({ restaurant_id: LAST_TABLE, customer: { deliveryAt } })
      expect([status, body.error?.code]).toEqual([expected, expected === 422 ? 'rule_disabled' : undefined])
    })
  })

  describe('L113 allowOrders is false', () => {
    beforeAll(() => setSummary(LODKA, '{config,orders,allowOrders}', false))
    afterAll(() => setSummary(LODKA, '{config,orders,allowOrders}', true))

    it('an order is refused, a quote says so, and the menu stays', async () => {
      const { status, body } = await order({})
      expect([status, body.error.code]).toEqual([409, 'orders_disabled'])
      const { price, refusals } = await quote([pierogi(2)])
      expect([price, refusals[0]]).toEqual([48, 'orders_disabled'])
      expect((await kit.get(`/restaurants/${LODKA}/menu`)).body.categories).toHaveLength(3)
    })

    it('the restaurant offers no delivery type, and takes reservations as before', async () => {
      const { body } = await kit.get(`/restaurants/${LODKA}`)
      expect([body.config.orders.allowOrders, body.ordering.delivery_types]).toEqual([false, []])
      expect((await kit.send('POST', '/reservations', reservationRequest())).status).toBe(201)
    })
  })

  describe('hours', () => {
    it.each([
      ['on a Thursday', '2026-11-26', '19:00', 'too_soon'],
      ['on a Thursday', '2026-11-26', '19:30', 'available'],
      ['on a Friday', '2026-11-27', '19:00', 'too_soon'],
      ['on a Friday', '2026-11-27', '19:30', 'available'],
    ])('L225 without auto_confirm_before, %s %s at 17:30: %s is %s', async (_, day, time, state) => {
      kit.setNow(new Date(`${day}T17:30:00+01:00`))
      expect((await availability(MANUAL, `${day} ${time}`)).state).toBe(state)
      const booking = { restaurant_id: MANUAL, reserved_on: `${day} ${time}:00` }
      const { status, body } = await kit.send('POST', '/reservations', reservationRequest(booking))
      expect([status, body.error?.code ?? body.status]).toEqual(
        state === 'available' ? [201, 'pending'] : [422, 'too_soon'],
      )
    })

    it('L246 a restaurant that closes at 0 is open until 24, seats up to an hour before, and says so', async () => {
      kit.setNow(new Date('2026-11-27T10:00:00+01:00'))
      const { slots, notices, seating_hours } = await availability(MANUAL, '2026-11-28 22:30')
      const stateAt = (time: string) => slots.find((slot: { time: string }) => slot.time === time)?.state
      expect([stateAt('23:00'), stateAt('23:15')]).toEqual(['available', 'closed'])
      expect(seating_hours).toEqual([{ from: '12:00', to: '23:00' }])
      expect(notices[0]).toMatchObject({ kind: 'closed_now', text: expect.stringContaining('godziny pracy to 12–24.') })
    })
  })

  describe('questions and promotions of a menu', () => {
    it('L185 a promotion of a category pools its dishes: 30 and 20 zł are 10 zł less', async () => {
      const { price, breakdown } = await quote([dish(BEZA), dish(KISIEL)])
      expect([breakdown.products, breakdown.promotions, price]).toEqual([50, 10, 40])
      const products = [dish(BEZA), dish(KISIEL)]
      const { status, body } = await order({ products, expected_total: 42.5 })
      expect([status, body.breakdown?.promotions, body.price]).toEqual([201, 10, 40])
    })

    it('L185 one dish of the category alone, and dishes of another, cost what they cost', async () => {
      expect((await quote([dish(BEZA)])).breakdown.promotions).toBe(0)
      expect((await quote([dish(KISIEL), pierogi(2)])).breakdown.promotions).toBe(0)
    })

    it.each([
      ['L188 a ticked box', dish(BEZA, 1, [2001, 1]), 33, undefined],
      ['L188 a box left alone', dish(BEZA), 30, undefined],
      ['L188 a box ticked twice', dish(BEZA, 1, [2001, 2]), 36, { 'products.0.answers.201': 'too_many' }],
      ['L187 one radio', withAnswers(answerTo(101, [1002, 1])), 32, undefined],
      [
        'L187 a second radio beside the first',
        withAnswers(answerTo(101, [1001, 1], [1002, 1])),
        32,
        { 'products.0.answers.101': 'too_many' },
      ],
      ['L187 no radio where one is required', withAnswers(), 24, { 'products.0.answers.101': 'required' }],
      [
        'L186 several options, the cheapest one free',
        withAnswers(answerTo(101, [1001, 1]), answerTo(102, [1003, 1], [1004, 2])),
        30,
        undefined,
      ],
      [
        'L186 more than the maximum',
        withAnswers(answerTo(101, [1001, 1]), answerTo(102, [1003, 2], [1004, 2])),
        32,
        { 'products.0.answers.102': 'too_many' },
      ],
    ])('%s', async (_, product, price, fields) => {
      const quoted = await quote([product])
      expect([quoted.price, quoted.refusals]).toEqual([price, fields ? ['answers_invalid'] : []])
      const { status, body } = await order({ products: [product], expected_total: quoted.total })
      expect([status, body.error?.code, body.error?.fields]).toEqual(
        fields ? [422, 'answers_invalid', fields] : [201, undefined, undefined],
      )
    })

    function withAnswers(...answers: ReturnType<typeof answerTo>[]) {
      return { ...pierogi(), answers }
    }
  })
})
