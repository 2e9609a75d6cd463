/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { orderRequest } from '../support/order-fixture'
import { cafe, copyOf, pizzeria, sharing, tables, type WrittenFile } from '../support/restaurant-files'
import { LODKA } from '../support/seed-fixture'
import { bearer } from '../support/staff'
import { databases, type Kit, openKit, PARTNER_TOKEN } from '../support/upstream-kit'

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
  ])(
    '%s is imported as a draft, changes nothing when repeated, and is exported the same from another database',
    async (_, file) => {
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
      expect(JSON.stringify(await exportFile(there.body.id, elsewhere), null, 2)).toBe(
        JSON.stringify(exported, null, 2),
      )
    },
  )

  it('C7 no dish gets the id of a deleted one, so a cart orders no other dish and a price has its own history', async () => {
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
    // The same where the whole menu was removed in between.
    await importFile({ ...menuOf(), menu: null, orders: null })
    await importFile(menuOf(dish('Chałwa', 700)))
    expect((await exportFile(body.id)).menu.categories[0].products[0].id).toBeGreaterThan(cake.id)
  })

  it('a suspended restaurant finishes its orders, and takes no new ones', async () => {
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
    // One transaction: no part of it was written.
    const rows = await kit.rows(sql`SELECT 1 FROM restaurants WHERE key = 'lublin-bez-stolikow'`)
    expect(rows).toEqual([])
  })

  it('an unused draft is deleted with all rows of its file; one that was open or has people stays', async () => {
    const made = { ...cafe, key: 'lublin-pomylka', name: 'Pomyłka', vouchers: [] }
    const { id } = (await importFile(made)).body
    const remove = (of: number) => kit.send('DELETE', `/operations/restaurants/${of}`, undefined, master)
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 404])
    expect(await kit.rows(sql`SELECT 1 FROM menus WHERE restaurant_id = ${id}`)).toEqual([])
    const again = (await importFile(made)).body
    expect(again.id).toBeGreaterThan(id)
    const invitation = { restaurant_id: again.id, email: 'ola@example.pl', name: 'Ola' }
    await kit.send('POST', '/operations/people', invitation, master)
    expect((await remove(again.id)).body.error.code).toBe('restaurant_in_use')
    expect(await kit.rows(sql`SELECT 1 FROM menus WHERE restaurant_id = ${again.id}`)).toHaveLength(1)
    const open = (await importFile({ ...made, key: 'lublin-otwarta-2', name: 'Otwarta 2' }, { open: true })).body
    expect((await remove(open.id)).body.error.code).toBe('restaurant_in_use')
  })

  it('a dry run counts pictures that the caller has as uploaded, and reports all other problems', async () => {
    const pictures = [{ file: 'front.jpg', alt: 'Wejście' }]
    const file = { ...cafe, key: 'lublin-zdjecia', name: 'Zdjęcia', vouchers: [], pictures }
    expect((await importFile(file, { dry_run: true })).status).toBe(422)
    expect((await importFile(file, { dry_run: true, beside: ['front.jpg'] })).status).toBe(200)
    expect((await importFile(file, { beside: ['front.jpg'] })).status).toBe(422)
  })

  it('a dry run describes the difference in words and changes nothing', async () => {
    const { body } = await importFile({ ...cafe, key: 'lublin-probna', name: 'Próbna', vouchers: [] })
    const changed = { ...copyOf(cafe), key: 'lublin-probna', name: 'Próbna', vouchers: [] }
    changed.menu!.categories[0]!.products[0]!.priceGrosze = 1700
    changed.hours.week[0] = [{ open: '08:00', close: '20:00' }]
    changed.menu!.categories[1]!.products.push({ name: 'Rogal', priceGrosze: 800 })
    const reported = (await importFile(changed, { dry_run: true })).body.differences
    expect(reported.map((line: string) => line.replaceAll('\u00a0', ' '))).toEqual([
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

  it('C6 serving times are imported with their defaults, exported the same elsewhere, and kept by an import of a spreadsheet', async () => {
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
    const reported = (await importFile(file, { dry_run: true })).body.differences
    expect(reported.map((line: string) => line.replaceAll('\u00a0', ' '))).toEqual([
      'menu › kategorie › „Wypieki” › pozycje › „Drożdżówka” › podawane: pon.–pt. 12:00–16:00 → sob. i niedz.',
    ])

    const csv = 'kategoria;danie;cena\nKawa;Latte;15\nWypieki;Drożdżówka;9\n'
    await kit.send('POST', `/operations/restaurants/${body.id}/menu`, { csv }, master)
    const { menu } = await exportFile(body.id)
    expect(menu.categories[0].servingTimes).toEqual(exported.menu.categories[0].servingTimes)
    expect(menu.categories[1].products[0].servingTimes).toEqual([{ days: [0, 1, 2, 3, 4], from: '12:00', to: '16:00' }])
  })

  it('C3 C33 kitchen hours are imported and exported the same elsewhere; a file without them has no difference', async () => {
    const file = { ...copyOf(cafe), key: 'lublin-kuchnia', name: 'Kuchnia', vouchers: [] }
    const { body } = await importFile(file, { open: true })
    expect((await exportFile(body.id)).hours).toMatchObject({ kitchen: null, lastOrderMinutes: null })
    expect((await kit.get(`/restaurants/${body.id}`, LUBJE)).body.hours).toEqual(file.hours)

    const week = file.hours.week.map(() => [{ open: '08:00', close: '19:00' }])
    const hours = { ...file.hours, kitchen: { week }, lastOrderMinutes: 30, lastSeatingMinutes: 90 }
    const reported = (await importFile({ ...file, hours })).body.differences
    expect(reported.slice(0, 2)).toEqual([
      'godziny › kuchnia: w godzinach restauracji → własne godziny',
      'godziny › kuchnia › tydzień › poniedziałek: brak → 08:00–19:00',
    ])
    expect(reported.slice(8)).toEqual([
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

  it('a removed table keeps its reservations and is offered no more', async () => {
    const { body } = await importFile({ ...tables, key: 'lublin-stoliki', name: 'Stoliki' }, { open: true })
    const rooms = [{ ...tables.rooms[0]!, tables: tables.rooms[0]!.tables.slice(1) }]
    await importFile({ ...tables, key: 'lublin-stoliki', name: 'Stoliki', rooms })
    const exported = await exportFile(body.id)
    expect(
      exported.rooms.flatMap((room: { tables: { name: string }[] }) => room.tables.map(({ name }) => name)),
    ).toEqual(['P2', 'P3'])
    // Imported again, it is the same table.
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

  it('a menu is imported as a spreadsheet saves it, and keeps the questions of unchanged dishes', async () => {
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
