/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { suggestionListSchema } from '@/lib/domain/list/suggestions-schema'
import { orderingRestaurantListSchema } from '@/lib/domain/ordering/order/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { rowsOf } from '@/upstream/db/database'
import { readSamples } from '@/upstream/seed/read-samples'
import { databases, FRIDAY_NOON, type Kit, openKit, parseAs } from '../support/upstream-kit'

// Decision 0037. The sample data: what a diner finds on the first start.
describe.each(databases)('text search on %s', (_, open) => {
  let kit: Kit
  const samples = readSamples(FRIDAY_NOON)
  const restaurants = samples.restaurants.map(({ id, file }) => ({ id, ...file }))
  beforeAll(async () => {
    kit = await openKit(open, {}, { ...samples, streets: [], vouchers: [], owners: [], pauses: {} })
  })
  afterAll(() => kit.close())

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
    // What is suggested is found.
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
    const rows = await rowsOf<{ folded: string }>(
      kit.database.db,
      sql`SELECT fold_text(name) AS folded FROM jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) WITH ORDINALITY AS n (name, place) ORDER BY place`,
    )
    expect(rows.map(({ folded }) => folded)).toEqual(names.map((name) => slugOf(name).replaceAll('-', ' ')))
  })
})
