/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { type TablesPage, tablesPageSchema } from '@/lib/domain/list/schema'
import { suggestionListSchema } from '@/lib/domain/list/suggestions-schema'
import { orderingRestaurantListSchema } from '@/lib/domain/ordering/order/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { problemSchema } from '@/lib/domain/wire'
import { readSamples } from '@/upstream/seed/read-samples'
import { reservationRequest } from '../support/requests'
import type { SeedRestaurant } from '../support/seed-data'
import { fixture } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'

const [base, , nonPartner] = fixture.restaurants as [SeedRestaurant, SeedRestaurant, SeedRestaurant]

const SATURDAY = '2026-11-28'

const COUNT = 130

/**
 * Restaurants 1–130 of Lublin by name; each has one table for two. Every tenth takes only requests, every fifth is
 * Italian.
 */
const lublin = Array.from({ length: COUNT }, (_, index): SeedRestaurant => {
  const id = index + 1
  const shared = {
    ...base,
    id,
    name: `Bar ${String(id).padStart(3, '0')}`,
    lat: base.lat + id / 1000,
    customRules: [],
    exceptions: [],
    cuisines: id % 5 === 0 ? ['Włoska', 'Polska'] : ['Polska'],
    areas: id <= 30 ? [{ key: 'ogrod', name: 'Ogród' }] : [{ key: 'sala', name: 'Sala' }],
  } as SeedRestaurant
  if (id % 10 === 0)
    return { ...shared, products: nonPartner.products, tables: [], combinations: [], autoConfirmBefore: null }
  return { ...shared, tables: [{ name: 'S1', area: 'sala', minSeats: 1, maxSeats: 2 }], combinations: [] }
})

const elsewhere = { ...base, id: 900, name: 'Szybowiec', city: 'leszno', homeTenant: 'lesznoje' }

const seed = { ...fixture, restaurants: [...lublin, elsewhere], orderings: [], vouchers: [] }

describe.each(databases)('GET /search/tables on %s', (_, open) => {
  const kit = sharedKit(open, {}, seed)

  const search = async (change: Record<string, string | number> = {}, tenant = 'lubje') => {
    const visit = { city: 'lublin', date: SATURDAY, time: '18:00', people: 2, ...change }
    const query = new URLSearchParams(Object.entries(visit).map(([name, value]) => [name, String(value)]))
    const { status, body } = await kit.get(`/search/tables?${query}`, { 'x-tenant': tenant })
    expect(status).toBe(200)
    return parseAs(tablesPageSchema, body)
  }
  const idsOf = ({ items }: TablesPage) => items.map(({ restaurant }) => restaurant.id)
  const allPages = async (
    change: Record<string, string> = {},
    between: (page: number) => Promise<void> = async () => {},
  ) => {
    const pages: TablesPage[] = []
    for (let page: number | null = 1; page !== null; ) {
      const token = pages.at(-1)?.token
      const found = await search({ ...change, page, ...(token && { token }) })
      pages.push(found)
      page = found.next_page
      if (page) await between(page)
    }
    return pages
  }
  const book = (restaurantId: number, time = '18:00') =>
    kit.send(
      'POST',
      '/reservations',
      reservationRequest({ restaurant_id: restaurantId, reserved_on: `${SATURDAY} ${time}:00`, guests_number: 2 }),
    )

  it('C20 has 20 rows a page, counts beside them, and no row twice', async () => {
    const pages = await allPages()
    const ids = pages.flatMap(idsOf)
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20, 20, 20, 20, 10])
    expect([...ids].sort((a, b) => a - b)).toEqual(lublin.map(({ id }) => id))
    expect(pages[0]).toMatchObject({ total: COUNT, looked_at: 100, page: 1, next_page: 2 })
    expect(pages[0]?.found).toMatchObject({ free: 100, none: 0 })
    expect(pages.at(-1)).toMatchObject({ looked_at: COUNT, next_page: null })
    // Restaurants that take only requests come after all partners.
    expect(ids.slice(-13)).toEqual(lublin.filter(({ id }) => id % 10 === 0).map(({ id }) => id))
  })

  it('C20 a row has the fields of GET /restaurants and of availability', async () => {
    const [row] = (await search()).items
    const [summary, availability] = await Promise.all([
      kit.get('/restaurants?city=lublin&limit=1'),
      kit.get(`/restaurants/${row?.restaurant.id}/availability?from=${SATURDAY} 18:00&people=2`),
    ])
    expect(row).toEqual({ restaurant: summary.body.items[0], availability: availability.body[0] })
  })

  it('C20 tables booked between two pages make no row repeat and none vanish; the next ranking has them last', async () => {
    const booked: number[] = []
    const pages = await allPages({}, async (page) => {
      // One restaurant that was shown, one that comes next, one from the end.
      for (const id of [page, page * 20 + 1, 126 - page]) {
        const { status } = await book(id)
        if (status === 201) booked.push(id)
      }
    })
    const ids = pages.flatMap(idsOf)
    expect([...ids].sort((a, b) => a - b)).toEqual(lublin.map(({ id }) => id))
    expect(booked.length).toBeGreaterThan(10)
    const anew = await search()
    expect(anew.items.every(({ availability }) => availability.state === 'available')).toBe(true)
    expect(idsOf(anew).some((id) => booked.includes(id))).toBe(false)
  })

  it('C20 a free table among 100 candidates comes first, wherever it is by name', async () => {
    const time = '20:00'
    const last = 99
    await book(1, time)
    await kit.database.db.execute(sql`INSERT INTO occupations (restaurant_id, table_id, during, reservation_id)
      SELECT restaurant_id, id, tstzrange('2026-11-28 19:30+01', '2026-11-28 23:30+01'), (SELECT max(id) FROM reservations)
      FROM dining_tables WHERE restaurant_id BETWEEN 2 AND 98`)
    const found = await search({ time, area: 'sala' })
    expect(idsOf(found)[0]).toBe(last)
    await kit.database.db.execute(sql`UPDATE occupations SET ended_at = now()`)
  })

  it.each([
    ['C18 a city by its name', { city: 'LUBLIN' }, COUNT],
    ['an unknown city', { city: 'radom' }, 0],
    ['L196 a cuisine by its slug', { cuisine: 'wloska' }, 26],
    ['an unknown cuisine', { cuisine: 'marsjanska' }, 0],
    ['an area', { area: 'ogrod' }, 30],
    ['an unknown area', { area: `x"}]'` }, 0],
    ['a cuisine and an area', { cuisine: 'wloska', area: 'ogrod' }, 6],
    ['no city', { city: '' }, COUNT],
  ])('C20 counts and lists %s', async (_name, change, total) => {
    const pages = await allPages(change)
    expect([pages[0]?.total, pages.flatMap(idsOf).length]).toEqual([total, total])
  })

  it('C20 each option of a filter has the count that it leaves with the other filter', async () => {
    expect((await search()).facets).toEqual({
      cuisines: [
        { key: 'Polska', count: COUNT },
        { key: 'Włoska', count: 26 },
      ],
      areas: [
        { key: 'sala', name: 'Sala', count: 100 },
        { key: 'ogrod', name: 'Ogród', count: 30 },
      ],
    })
    const { facets } = await search({ cuisine: 'wloska', area: 'ogrod' })
    expect(facets.cuisines).toEqual([
      { key: 'Polska', count: 30 },
      { key: 'Włoska', count: 6 },
    ])
    expect(facets.areas.map(({ count }) => count)).toEqual([20, 6])
  })

  it('C20 open now uses the hours of today: no restaurant at four in the morning, all at noon', async () => {
    kit.setNow(new Date('2026-11-28T04:00:00+01:00'))
    const night = await allPages({ open_now: '1' })
    expect(night.map(({ items }) => items.length)).toEqual([0])
    expect(night[0]).toMatchObject({ total: COUNT, looked_at: COUNT, token: null })
    kit.setNow(new Date('2026-11-27T12:00:00+01:00'))
    expect((await allPages({ open_now: '1' })).flatMap(idsOf)).toHaveLength(COUNT)
  })

  it.each(['polecane', 'nazwa', 'najblizej'])(
    'C20 sorted by %s the pages are one list, without its tokens too',
    async (sort) => {
      const ids = (await allPages({ sort })).flatMap(idsOf)
      expect(new Set(ids).size).toBe(COUNT)
      const third = await search({ sort, page: 3 })
      expect(idsOf(third)).toEqual(ids.slice(40, 60))
      expect(idsOf(await search({ sort, page: 7 }))).toEqual(ids.slice(120))
      expect(await search({ sort, page: 8 })).toMatchObject({ items: [], next_page: null })
    },
  )

  it('L070 the nearest come first over all windows', async () => {
    const ids = (await allPages({ sort: 'najblizej' })).flatMap(idsOf)
    // The centre of Lublin is south of them all, and each is further north than the one before.
    expect(ids).toEqual(lublin.map(({ id }) => id))
  })

  const NORTH = { sort: 'najblizej', lat: String(base.lat + COUNT / 1000), lng: String(base.lng) }

  it('C20 with an address the nearest to it come first over all windows', async () => {
    const ids = (await allPages(NORTH)).flatMap(idsOf)
    expect(ids).toEqual(lublin.map(({ id }) => id).reverse())
    expect(idsOf(await search({ ...NORTH, page: 3 }))).toEqual(ids.slice(40, 60))
  })

  it('C20 an address changes no other order, nor does one of its two numbers alone', async () => {
    const { lat, lng } = NORTH
    const recommended = await search()
    expect(await search({ lat, lng })).toEqual(recommended)
    expect(await search({ sort: 'najblizej', lat })).toEqual(await search({ sort: 'najblizej' }))
  })

  it('C19 the token of a ranking by distance is valid for its own address alone, and does not reveal the ranking', async () => {
    const { token, items } = await search(NORTH)
    const second = { page: 2, token: token as string }
    const own = await search({ ...NORTH, ...second })
    expect(own.items.map(({ restaurant }) => restaurant.id)).toEqual(
      lublin
        .slice(90, 110)
        .map(({ id }) => id)
        .reverse(),
    )
    expect(own.found).toEqual((await search(NORTH)).found)
    expect(token).toMatch(/^2\./)
    expect(token?.split('.')).toHaveLength(2)
    expect(items).toHaveLength(20)
    for (const other of [
      { sort: 'najblizej' },
      { ...NORTH, lat: '51.2' },
      { ...NORTH, area: 'sala' },
      { sort: 'nazwa' },
    ])
      expect(idsOf(await search({ ...other, ...second }))).toEqual(idsOf(await search({ ...other, page: 2 })))
  })

  it('C19 the log names no address', async () => {
    await search(NORTH)
    expect(kit.logged.length).toBeGreaterThan(0)
    expect(kit.logged.join('')).not.toContain(NORTH.lat)
  })

  it.each([
    ['rubbish', 'x'.repeat(50)],
    ['made up', `2.${'A'.repeat(80)}`],
  ])('C20 a token that is %s starts the list anew', async (_name, token) => {
    expect(idsOf(await search({ token, page: 2 }))).toEqual(idsOf(await search({ page: 2 })))
  })

  it.each([
    ['no date', { date: '' }],
    ['a day that is none', { date: '2026-02-30' }],
    ['a time that is none', { time: '25:00' }],
    ['nobody', { people: 0 }],
    ['a sort that is none', { sort: 'cena' }],
    ['a latitude that is none', { lat: 91, lng: 22 }],
    ['page 0', { page: 0 }],
    ['page 1001', { page: 1001 }],
    ['a token without end', { token: 'a'.repeat(6001) }],
  ])('422 for %s', async (_name, change) => {
    const query = new URLSearchParams({ city: 'lublin', date: SATURDAY, time: '18:00', people: '2' })
    for (const [name, value] of Object.entries(change)) query.set(name, String(value))
    const { status, body } = await kit.get(`/search/tables?${query}`)
    expect(status).toBe(422)
    parseAs(problemSchema, body)
  })

  it('the last day that a calendar writes is answered', async () => {
    expect((await search({ date: '2999-12-31' })).items).toHaveLength(20)
  })
})

// See docs/design/search.md. The sample data: what a diner finds on the first start.
describe.each(databases)('text search on %s', (_, open) => {
  const samples = readSamples(FRIDAY_NOON)
  const kit = sharedKit(open, {}, { ...samples, streets: [], vouchers: [], owners: [], pauses: {} })
  const restaurants = samples.restaurants.map(({ id, file }) => ({ id, ...file }))

  const search = async (q: string, more = '', tenant = 'nakryte') => {
    const path = `/restaurants?product=orders&limit=100&q=${encodeURIComponent(q)}${more}`
    return parseAs(orderingRestaurantListSchema, (await kit.get(path, { 'x-tenant': tenant })).body).items
  }
  const suggest = async (q: string, more = '&product=orders', tenant = 'nakryte') => {
    const { status, body } = await kit.get(`/suggestions?q=${encodeURIComponent(q)}${more}`, { 'x-tenant': tenant })
    expect(status).toBe(200)
    return parseAs(suggestionListSchema, body).items
  }
  const dishNamesOf = (id: number) =>
    restaurants
      .filter((one) => one.id === id)
      .flatMap(({ menu }) => menu?.categories ?? [])
      .flatMap(({ products }) => products.map(({ name }) => name))
  const dishesOf = (id: number) => dishNamesOf(id).map(slugOf)

  it.each([
    ['zurek', 'zurek'],
    ['żurku', 'zurek'],
    ['pierogów', 'pierogi'],
    ['pirogi', 'pierogi'],
    ['ernik', 'sernik'],
    ['suszi', 'sushi'],
    ['padthai', 'thai'],
    ['hamburgery', 'burgery'],
  ])('C0 “%s” finds every restaurant with %s on its menu', async (q, word) => {
    const ids = (await search(q)).map(({ id }) => id)
    const cooking = restaurants.filter(({ id, orderCuisines }) =>
      [...dishesOf(id), ...orderCuisines.map(slugOf)].some((name) => name.split('-').includes(word)),
    )
    const open = cooking.filter(({ products }) => products.includes('orders_list')).map(({ id }) => id)
    expect(open.length).toBeGreaterThan(0)
    expect(ids).toEqual(expect.arrayContaining(open))
  })

  it('C0 shows the dishes that a text found, also by another form or a wrong spelling', async () => {
    for (const q of ['pierogi', 'pierogów', 'pirogi']) {
      const dishes = (await search(q)).flatMap(({ dishes }) => dishes)
      expect(dishes.length).toBeGreaterThan(0)
      expect(dishes.filter((name) => !/pie?rog/i.test(slugOf(name)))).toEqual([])
    }
  })

  it('C0 a likeness counts only where nothing fits better', async () => {
    const lists = await Promise.all([search('lody'), search('pierogi ruskie'), search('pirogi ruskie')])
    const [ices, right, wrong] = lists.map((list) => list.map(({ id }) => id))
    // Not the city of Łódź, nor every restaurant with a boat in its name.
    for (const id of ices ?? []) expect(dishesOf(id).join(' ')).toMatch(/\blod/)
    expect(wrong).toEqual(right)
    expect(await search('xqzvv')).toEqual([])
    expect(await search("100% '_ :* | & !")).toEqual([])
  })

  it('C0 pages of a search by likeness continue it', async () => {
    const all = (await search('pirogi')).map(({ id }) => id)
    expect(all.length).toBeGreaterThan(1)
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `/restaurants?product=orders&q=pirogi&limit=1${cursor && `&cursor=${cursor}`}`
      const { body } = await kit.get(path, { 'x-tenant': 'nakryte' })
      const { items, next_cursor } = parseAs(orderingRestaurantListSchema, body)
      seen.push(...items.map(({ id }) => id))
      cursor = next_cursor
    }
    expect(seen).toEqual(all)
  })

  it.each(['pierog', 'pierogów', 'pirogi'])('C0 suggests dishes for “%s”', async (q) => {
    const items = await suggest(q)
    expect(items.length).toBeLessThanOrEqual(8)
    const dishes = items.filter(({ kind }) => kind === 'dish').map(({ text }) => text)
    expect(dishes.some((text) => /^pierogi/i.test(text))).toBe(true)
    // Suggested dishes are found.
    for (const text of dishes) expect((await search(text)).flatMap(({ dishes }) => dishes)).toContain(text)
  })

  it('C0 suggests cuisines of the product and restaurants by their names', async () => {
    expect(await suggest('piz')).toContainEqual({ kind: 'cuisine', text: 'Pizza' })
    expect(await suggest('gruz', '&product=reservations')).toContainEqual({ kind: 'cuisine', text: 'Gruzińska' })
    const [one] = restaurants.filter(({ products }) => products.includes('orders_list'))
    const { id, name } = one as (typeof restaurants)[number]
    expect(await suggest(name.slice(0, 60))).toContainEqual({ kind: 'restaurant', id, slug: slugOf(name), text: name })
  })

  it('C0 suggests nothing that the city, the tenant or the product does not have', async () => {
    const inCity = (city: string) => new Set(restaurants.filter((one) => one.city === city).map(({ id }) => id))
    const idsIn = (items: Awaited<ReturnType<typeof suggest>>) =>
      items.flatMap((item) => (item.kind === 'restaurant' ? [item.id] : []))
    const first = restaurants.find(({ city, products }) => city === 'leszno' && products.includes('orders_list'))
    const name = (first as (typeof restaurants)[number]).name
    expect(idsIn(await suggest(name, '&product=orders&city=Leszno'))).toContain(first?.id)
    expect(idsIn(await suggest(name, '&product=orders&city=lublin')).filter((id) => !inCity('lublin').has(id))).toEqual(
      [],
    )
    expect(idsIn(await suggest(name, '&product=orders', 'lubje')).filter((id) => !inCity('lublin').has(id))).toEqual([])
    expect((await suggest('pierogi', '&product=reservations')).filter(({ kind }) => kind === 'dish')).toEqual([])
    expect(await suggest('pierogi', '&product=orders&city=atlantyda')).toEqual([])
  })

  it('C0 a menu that changes is found by its new dish', async () => {
    const { db } = kit.database
    const [id] = (await search('pierogi', '', 'lubje')).map(({ id }) => id)
    await db.execute(sql`UPDATE menus SET search_text = search_text || ' | kwasnica goralska',
      menu = jsonb_set(menu, '{categories,0,products,0,name}', '"Kwaśnica góralska"') WHERE restaurant_id = ${id}`)
    expect((await search('kwaśnicy', '', 'lubje')).map((one) => one.id)).toEqual([id])
    expect(await suggest('kwasni', '&product=orders', 'lubje')).toContainEqual({
      kind: 'dish',
      text: 'Kwaśnica góralska',
    })
  })

  it.each([
    ['', 200],
    ['a', 200],
    ['-- ', 200],
    ['x'.repeat(60), 200],
    ['a b c d e f g h i j', 200],
    [`${'zupa'} `.repeat(12), 200],
    ['x'.repeat(61), 422],
  ])('C0 the text “%s” is answered with %d', async (q, expected) => {
    const { status } = await kit.get(`/suggestions?q=${encodeURIComponent(q)}&product=orders`)
    expect(status).toBe(expected)
  })

  it('the database folds names as slugOf does', async () => {
    const names = [
      ...restaurants.map(({ name }) => name),
      ...restaurants.flatMap(({ id }) => dishNamesOf(id)),
      'Zażółć gęślą jaźń ŻÓŁĆ',
      'Crème brûlée à la carte, Müller & Söhne',
    ]
    const rows = await kit.rows<{ folded: string }>(
      sql`SELECT fold_text(name) AS folded FROM jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) WITH ORDINALITY AS n (name, place) ORDER BY place`,
    )
    expect(rows.map(({ folded }) => folded)).toEqual(names.map((name) => slugOf(name).replaceAll('-', ' ')))
  })
})
