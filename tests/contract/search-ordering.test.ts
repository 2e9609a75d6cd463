/** @jest-environment ./tests/support/outside-environment.mjs */

import { sql } from 'drizzle-orm'
import { fittingRestaurants, rankOrderingRestaurants } from '@/lib/domain/list/ordering/ordering-list'
import { readOrderingQuery } from '@/lib/domain/list/ordering/ordering-query'
import { orderingPageSchema } from '@/lib/domain/list/schema'
import { orderingRestaurantListSchema } from '@/lib/domain/ordering/order/schema'
import { pauseRestaurant } from '@/upstream/orders/pause-restaurant'
import { NEAR } from '../support/order-fixture'
import type { SeedData, SeedRestaurant } from '../support/seed-data'
import { fixture } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, type Kit, openKit, parseAs } from '../support/upstream-kit'
import { itInWholeRun } from '../support/whole-run'

const week = (open: string, close: string) => Array.from({ length: 7 }, () => [{ open, close }])
const OPEN = week('10:00', '22:00')
const SHUT = week('17:00', '23:00')
const AT = `&lat=${NEAR.lat}&lng=${NEAR.lng}`

/** Kitchens of one city; ids from 1 on, names in the order of `id * 7 % 1009`, so that no id order helps by accident. */
function kitchens(count: number, own: (n: number) => Partial<SeedRestaurant> = () => ({})): SeedData {
  const [base] = fixture.restaurants
  const [ordering] = fixture.orderings ?? []
  if (!base || !ordering) throw new Error('the fixture has changed')
  const restaurants = Array.from({ length: count }, (_, index) => {
    const id = index + 1
    const name = `Kuchnia ${String((id * 7) % 1009).padStart(4, '0')}`
    const at = { lat: base.lat + (((id * 37) % 101) - 50) / 4000, lng: base.lng + (((id * 53) % 103) - 51) / 3000 }
    return {
      ...base,
      ...at,
      id,
      name,
      week: OPEN,
      exceptions: [],
      tables: [],
      combinations: [],
      customRules: [],
      ...own(id),
    }
  })
  return { restaurants, orderings: restaurants.map(({ id }) => ({ ...ordering, restaurantId: id })), streets: [] }
}

const VARIED: Partial<SeedRestaurant>[] = [
  {},
  { week: SHUT, orderCuisines: ['Pizza', 'Włoska'] },
  { maxKmDistance: 0.5, orderCuisines: ['Burgery'] },
  { products: ['orders', 'lubje_orders_list'], maxKmDistance: null },
  { products: ['deliveries', 'orders', 'lubje_orders_list'], orderCuisines: ['Pizza'] },
]

describe.each(databases)('GET /search/ordering on %s', (database, open) => {
  let kit: Kit

  const page = async (query: string, headers = {}) =>
    parseAs(orderingPageSchema, (await kit.get(`/search/ordering?${query}`, headers)).body)
  const walk = async (query: string, between: () => Promise<unknown> = async () => null) => {
    const pages = [await page(query)]
    for (let last = pages[0]; last?.next_page; last = pages.at(-1)) {
      await between()
      pages.push(await page(`${query}&token=${last.token}&page=${last.next_page}`))
    }
    return pages
  }
  const idsOf = (pages: { items: { id: number }[] }[]) => pages.flatMap(({ items }) => items.map(({ id }) => id))

  describe('up to 100 restaurants', () => {
    beforeAll(async () => {
      kit = await openKit(
        open,
        {},
        kitchens(73, (id) => VARIED[id % VARIED.length] ?? {}),
      )
    })
    afterAll(() => kit.close())

    it('L071 C5 all pages together are the whole list in the order of the rules, for every query', async () => {
      const queries: [wire: string, params: Record<string, string>][] = [
        ['', {}],
        [AT, {}],
        [`mode=delivery${AT}`, { delivery: 'delivery' }],
        [`mode=takeout${AT}`, { delivery: 'takeout' }],
        [`mode=delivery&sort=dowoz${AT}`, { delivery: 'delivery', sort: 'dowoz' }],
        ['sort=nazwa&city=lublin', { sort: 'nazwa', city: 'lublin' }],
        ['cuisine=pizza', { 'rodzaj-kuchni': 'Pizza' }],
        ['open_now=1', { otwarte: '1' }],
        [`free_delivery=1&mode=delivery${AT}`, { darmowa: '1', delivery: 'delivery' }],
        ['diet=vegetarian&payment=blik', { dieta: 'wegetarianskie', platnosc: 'blik' }],
        ['diet=vegan', { dieta: 'weganskie' }],
        ['q=zurek', {}],
        ['city=leszno', { city: 'leszno' }],
      ]
      for (const [wire, params] of queries) {
        const where = wire.includes('lat=') ? AT : ''
        const { items } = parseAs(
          orderingRestaurantListSchema,
          (await kit.get(`/restaurants?product=orders&limit=100${where}`)).body,
        )
        const query = readOrderingQuery(params, [
          { slug: 'lublin', name: 'Lublin' },
          { slug: 'leszno', name: 'Leszno' },
        ])
        const whole = rankOrderingRestaurants(fittingRestaurants(items, query, FRIDAY_NOON), query).map(
          ({ restaurant }) => restaurant.id,
        )
        const pages = await walk(wire)
        expect([wire, idsOf(pages)]).toEqual([wire, whole])
        expect(pages.every(({ items }, index) => items.length === Math.min(20, whole.length - index * 20))).toBe(true)
        for (const one of pages) expect(one).toMatchObject({ total: one.looked_at })
      }
    })

    it('a page without a token is the same as by way of the pages before it', async () => {
      const pages = await walk(`mode=delivery${AT}`)
      const third = await page(`mode=delivery${AT}&page=3`)
      expect(third.items).toEqual(pages[2]?.items)
      expect(third).toMatchObject({ page: 3, in_range: pages[2]?.in_range, open: pages[2]?.open })
      expect((await page('page=9')).items).toEqual([])
    })

    it('C19 a token is valid for its own list alone: its link does not reveal a ranking by distance', async () => {
      const { token, items } = await page(`mode=delivery${AT}`)
      const second = `&page=2&token=${token}`
      const ids = items.map(({ id }) => id)
      const bytes = Buffer.from(token?.slice(2) ?? '', 'base64url').toString('latin1')
      expect(bytes).not.toContain(String(NEAR.lat).slice(0, 5))
      expect(token!.length).toBeLessThan(2048)
      const own = await page(`mode=delivery${AT}${second}`)
      expect(idsOf([own]).some((id) => ids.includes(id))).toBe(false)
      for (const other of [
        'mode=delivery',
        'mode=delivery&lat=51.3&lng=22.4',
        `mode=takeout${AT}`,
        `mode=delivery&sort=nazwa${AT}`,
      ])
        expect((await page(`${other}${second}`)).items).toEqual((await page(`${other}&page=2`)).items)
    })

    it.each(['x', 'AAAA', 'a'.repeat(3000), '%00', encodeURIComponent('{"i":[1,2]}')])(
      'a forged token (%#) counts as none',
      async (token) => {
        expect((await page(`page=2&token=${token}`)).items).toEqual((await page('page=2')).items)
      },
    )

    it('L195 each option of a filter has the count of restaurants that it leaves with the other filters', async () => {
      const { facets, total } = await page('mode=delivery')
      const count = async (query: string) => (await page(`mode=delivery&${query}`)).total
      expect(facets.cuisines.map(({ key }) => key)).toEqual(['Burgery', 'Pizza', 'Włoska', 'Zupy'])
      for (const { key, count: said } of facets.cuisines)
        expect([key, await count(`cuisine=${encodeURIComponent(key)}`)]).toEqual([key, said])
      expect(facets.payments.every(({ count }) => count === total)).toBe(true)
      expect(facets.payments.length).toBeGreaterThan(3)
      expect(facets.diets).toEqual([{ key: 'vegetarian', count: total }])
      const pizza = await page('mode=delivery&cuisine=pizza')
      expect(pizza.facets.cuisines).toEqual(facets.cuisines)
      expect(pizza.facets.diets).toEqual([{ key: 'vegetarian', count: pizza.total }])
      expect((await page('q=nic-takiego')).facets).toEqual({ cuisines: [], payments: [], diets: [] })
    })

    it('L195 vegan dishes count as vegetarian too', async () => {
      const serve = (diet: string) =>
        kit.database.db.execute(sql`UPDATE menus SET diets = ${`{${diet}}`} WHERE restaurant_id = 1`)
      await serve('vegan')
      const { facets, total } = await page('diet=vegetarian')
      await serve('vegetarian')
      expect(facets.diets).toEqual([
        { key: 'vegetarian', count: total },
        { key: 'vegan', count: 1 },
      ])
    })

    it('C3 only payment methods of the tenant are counted and sent', async () => {
      const config = await kit.send('POST', '/tenants/lubje/config')
      const allowed: string[] = config.body.allowed_payment_option_keys
      const { items, facets } = await page('')
      expect(items.every(({ ordering }) => ordering!.payment_methods.every((one) => allowed.includes(one)))).toBe(true)
      expect(facets.payments.every(({ key }) => allowed.includes(key))).toBe(true)
    })

    it('another tenant sees none of them, with or without a token', async () => {
      const { token } = await page('')
      const theirs = { 'x-tenant': 'lesznoje' }
      expect(await page('', theirs)).toMatchObject({ items: [], total: 0, token: null })
      expect((await page(`page=2&token=${token}`, theirs)).items).toEqual([])
    })

    it.each([
      'page=0',
      'page=1001',
      'page=1.5',
      'page=x',
      'mode=drone',
      'sort=cena',
      'cuisine=x',
      'lat=x&lng=1',
      'diet=x',
    ])('C "Errors": 422 for %s', async (query) => expect((await kit.get(`/search/ordering?${query}`)).status).toBe(422))

    it('C19 the log names neither the address nor the token', async () => {
      await walk(`mode=delivery${AT}`)
      expect(kit.logged.length).toBeGreaterThan(0)
      expect(kit.logged.join('')).not.toMatch(new RegExp(`${NEAR.lat}|token=`))
    })

    // The last test, because it leaves restaurants paused.
    it('no row repeats or vanishes while kitchens pause between pages, and each page shows its state then', async () => {
      const [first] = [await page('mode=takeout')]
      const later = (await walk('mode=takeout')).slice(1).flatMap(({ items }) => items)
      const paused = later.slice(0, 5).map(({ id }) => id)
      const pages = await walk('mode=takeout', () =>
        Promise.all(paused.map((id) => pauseRestaurant(kit.database.db, id, { reason: 'technical', until: null }))),
      )
      const ids = idsOf(pages)
      expect(idsOf([pages[0]!])).toEqual(idsOf([first!]))
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe(first!.total)
      expect(pages[1]!.items.filter(({ orders_paused }) => orders_paused).map(({ id }) => id)).toEqual(paused)
    })
  })

  // Two thousand rows take PGlite half a minute per test, and the statements are the same as above.
  if (database === 'PGlite') return
  describe('more than are judged at once', () => {
    const COUNT = 330
    afterEach(() => kit.close())

    itInWholeRun(
      'who takes orders now comes first within what was looked at, and the answer says how far that was',
      async () => {
        // Kitchens by name: of the first 250 only five are open, then all.
        const seed = kitchens(COUNT)
        const byName = seed.restaurants.toSorted((one, other) => (one.name < other.name ? -1 : 1))
        const shut = new Set(byName.slice(0, 250).flatMap(({ id }, index) => (index % 50 === 0 ? [] : [id])))
        seed.restaurants = seed.restaurants.map((one) => (shut.has(one.id) ? { ...one, week: SHUT } : one))
        kit = await openKit(open, {}, seed)

        const first = await page('city=lublin')
        expect(first).toMatchObject({ total: COUNT, looked_at: 300, in_range: 300, open: 55, next_page: 2 })
        expect(idsOf([first]).some((id) => shut.has(id))).toBe(false)

        const pages = await walk('city=lublin')
        const ids = idsOf(pages)
        expect([ids.length, new Set(ids).size]).toEqual([COUNT, COUNT])
        expect(pages.at(-1)).toMatchObject({ total: COUNT, looked_at: COUNT, open: 5 + 80 })
        expect(pages.every(({ token }) => (token?.length ?? 0) <= 2048)).toBe(true)

        const openOnly = await walk('city=lublin&open_now=1')
        expect(idsOf(openOnly).length).toBe(5 + 80)
        const far = await page('city=lublin&page=16')
        expect(idsOf([far])).toEqual(idsOf([pages[15]!]))
        expect(await page('city=lublin&page=26')).toMatchObject({ items: [], token: null, next_page: null })
      },
    )

    itInWholeRun(
      'L195 the cheapest delivery comes first through all windows, also when a fee has changed; C5 with an address the nearest are looked at first',
      async () => {
        const seed = kitchens(COUNT)
        const feeOf = (id: number) => ((id * 37) % 301) * 10
        seed.orderings = seed.orderings?.map((one) => ({
          ...one,
          zones: one.zones.map((zone) => ({ ...zone, feeGrosze: feeOf(one.restaurantId) })),
        }))
        kit = await openKit(open, {}, seed)
        await kit.database.db.execute(sql`UPDATE order_settings SET zones = '[]' WHERE restaurant_id = 301`)
        const costs = (await walk('mode=delivery&sort=dowoz')).flatMap(({ items }) =>
          items.map(({ ordering }) => ordering!.delivery_cost ?? Number.POSITIVE_INFINITY),
        )
        expect(costs.length).toBe(COUNT)
        expect(costs).toEqual(costs.toSorted((one, other) => one - other))
        expect(costs.at(-1)).toBe(Number.POSITIVE_INFINITY)

        const pages = await walk(`mode=takeout${AT}`)
        const km = pages.flatMap(({ items }) => items.map(({ distance }) => distance!.distance_km))
        expect(km.length).toBe(COUNT)
        expect(km.slice(0, 100)).toEqual(km.slice(0, 100).toSorted((one, other) => one - other))
        expect(Math.max(...km.slice(0, 100))).toBeLessThan(Math.max(...km) / 2)
      },
    )
  })
})
