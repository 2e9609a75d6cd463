/** @jest-environment ./tests/support/outside-environment.mjs */

import { sql } from 'drizzle-orm'
import { addressListSchema, distanceSchema } from '@/lib/domain/ordering/delivery/schema'
import { lowestPriceOf30Days, type PastOffer } from '@/lib/domain/ordering/menu/lowest-price'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { orderingRestaurantListSchema, restaurantWithOrderingSchema } from '@/lib/domain/ordering/order/schema'
import {
  cityListSchema,
  cuisineListSchema,
  restaurantListSchema,
  restaurantSchema,
} from '@/lib/domain/restaurant/schema'
import { tenantConfigSchema } from '@/lib/domain/tenant/schema'
import { problemSchema } from '@/lib/domain/wire'
import { lubje } from '@/tenants/lubje'
import { rowsOf } from '@/upstream/db/database'
import { menuPrices } from '@/upstream/db/order-schema'
import { lowestPricesQuery } from '@/upstream/menus/lowest-prices'
import fc from '../support/fast-check'
import { BETWEEN, FARTHER, KARP, NEAR, ZUREK } from '../support/order-fixture'
import { fixture, LAST_TABLE, LODKA, MANUAL, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'

describe.each(databases)('the catalogue on %s', (_, open) => {
  const kit = sharedKit(open)

  const idsOf = async (query: string, tenant = 'lubje') => {
    const { status, body } = await kit.get(`/restaurants?${query}`, { 'x-tenant': tenant })
    expect(status).toBe(200)
    return parseAs(restaurantListSchema, body).items.map(({ id }) => id)
  }

  it('L258, L259 config is a POST without a body, even under a JSON Content-Type', async () => {
    const { status, body } = await kit.send('POST', '/tenants/lubje/config')
    expect(status).toBe(200)
    expect(parseAs(tenantConfigSchema, body)).toMatchObject({ label: 'Lub*JE', homeMode: 'order' })
  })

  it.each([
    ['L259 config of an unknown tenant', 'POST', '/tenants/nikt/config', {}],
    ['an unknown tenant', 'GET', '/cities', { 'x-tenant': 'nikt' }],
    ['an unknown path', 'GET', '/nic', {}],
    ['an unknown restaurant', 'GET', '/restaurants/999', {}],
    ['a restaurant that is no number', 'GET', '/restaurants/abc', {}],
    ['a restaurant that the tenant does not list', 'GET', `/restaurants/${OTHER_CITY}`, {}],
    ['its distance', 'GET', `/restaurants/${OTHER_CITY}/distance?lng=16&lat=51`, {}],
  ])('404 for %s', async (_name, method, path, headers) => {
    const { status, body } = await kit.send(method, path, undefined, headers)
    expect(status).toBe(404)
    parseAs(problemSchema, body)
  })

  it('C0 cities carry counts, also for the default tenant if the request names none', async () => {
    const own = await kit.get('/cities?product=orders')
    expect(parseAs(cityListSchema, own.body)).toEqual([expect.objectContaining({ slug: 'lublin', restaurants: 2 })])
    const all = parseAs(cityListSchema, (await kit.get('/cities', { 'x-tenant': 'nakryte' })).body)
    expect(all.map(({ slug, restaurants }) => [slug, restaurants])).toEqual(
      expect.arrayContaining([
        ['lublin', 4],
        ['leszno', 1],
        ['legnica', 0],
      ]),
    )
  })

  it('C0 cuisines carry counts, of the tenant’s own restaurants and by product', async () => {
    const ofTables = parseAs(cuisineListSchema, (await kit.get('/cuisines')).body)
    const restaurants: { cuisines: string[] }[] = (await kit.get('/restaurants')).body.items
    const expected = new Map<string, number>()
    for (const cuisine of restaurants.flatMap(({ cuisines }) => cuisines)) {
      expected.set(cuisine, (expected.get(cuisine) ?? 0) + 1)
    }
    expect(new Map(ofTables.map(({ cuisine, restaurants }) => [cuisine, restaurants]))).toEqual(expected)
    const counts = ofTables.map(({ restaurants }) => restaurants)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const ofOrders = parseAs(cuisineListSchema, (await kit.get('/cuisines?product=orders')).body)
    expect(ofOrders).toContainEqual({ cuisine: 'Zupy', restaurants: 2 })
    expect((await kit.get('/cuisines', { 'x-tenant': 'miedzioweje' })).body).toEqual([])
  })

  it.each([
    ['partners first, then by the Polish alphabet', '', [LAST_TABLE, LODKA, MANUAL, NON_PARTNER]],
    ['sort=name', 'sort=name', [NON_PARTNER, LAST_TABLE, LODKA, MANUAL]],
    ['sort=price', 'sort=price', [MANUAL, NON_PARTNER, LAST_TABLE, LODKA]],
    ['L122 orders are the own order list', 'product=orders', [LAST_TABLE, LODKA]],
    [
      'C18 a city by its name without Polish letters',
      'city=LUBLIN&sort=name',
      [NON_PARTNER, LAST_TABLE, LODKA, MANUAL],
    ],
    ['an unknown city has none', 'city=radom', []],
    ['L196 a cuisine by its slug', 'cuisine=wloska', [NON_PARTNER]],
    ['L195 a cuisine of orders', 'product=orders&cuisine=Zupy', [LAST_TABLE, LODKA]],
    ['an unknown cuisine has none', 'cuisine=marsjanska', []],
    ['a search without ł', 'q=lodka', [LODKA]],
    ['a search with Ł', `q=${encodeURIComponent('ŁÓDKA wios')}`, [LODKA]],
    ['a search by kitchen', 'q=kawiar', [MANUAL]],
    ['C16 those that other sites may embed', 'embeddable=1', [LAST_TABLE, LODKA]],
    ['C16 among these a search', 'embeddable=1&q=zbozowa', []],
    ['a search that finds nothing', `q=${encodeURIComponent("100% '_")}`, []],
  ])('C0 %s', async (_name, query, ids) => expect(await idsOf(query)).toEqual(ids))

  it.each([
    ['recommended', [LAST_TABLE, LODKA, MANUAL, NON_PARTNER]],
    ['name', [NON_PARTNER, LAST_TABLE, LODKA, MANUAL]],
    ['price', [MANUAL, NON_PARTNER, LAST_TABLE, LODKA]],
  ])('C0 pages by cursor, sorted by %s, without a gap or a repeat', async (sort, ids) => {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await kit.get(`/restaurants?limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`)
      const page = parseAs(restaurantListSchema, body)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(ids)
  })

  it('C18 a list names the canonical host of each restaurant', async () => {
    const { items } = parseAs(restaurantListSchema, (await kit.get('/restaurants')).body)
    const whole = await Promise.all(items.map(({ id }) => kit.get(`/restaurants/${id}`)))
    expect(items.map(({ home_tenant }) => home_tenant)).toEqual(whole.map(({ body }) => body.home_tenant))
    expect(items.every(({ home_tenant }) => home_tenant)).toBe(true)
  })

  it('L109–L115 a restaurant matches the contract, its exceptions on real days', async () => {
    const { body } = await kit.get(`/restaurants/${LODKA}`)
    const restaurant = parseAs(restaurantSchema, body)
    expect(restaurant).toMatchObject({
      slug: 'lodka-i-wioslo',
      partner: true,
      config: { config: { auto_confirm_before: 2 }, orders: { allowOrders: true } },
      delivery: { maxKmDistance: 3 },
      home_tenant: 'lubje',
    })
    expect(restaurant.hours.exceptions).toEqual([{ date: '2026-12-02', intervals: [], note: 'Remont' }])
  })

  it.each([
    [
      'L272 L273 an address nearby',
      'lng=22.57&lat=51.25',
      { deliverable: true, max_km: 3, method: 'line', reason: null },
    ],
    ['L114 an address too far', 'lng=22.57&lat=51.35', { deliverable: false, reason: 'too_far' }],
  ])('C5 %s', async (_name, query, expected) => {
    const { body } = await kit.get(`/restaurants/${LODKA}/distance?${query}`)
    expect(parseAs(distanceSchema, body)).toMatchObject({ restaurant_id: LODKA, ...expected })
  })

  it('C5 a restaurant without own delivery is not too far from anywhere: it only takes orders away', async () => {
    for (const query of ['lng=22.5696&lat=51.2487', 'lng=22.57&lat=51.35']) {
      const { body } = await kit.get(`/restaurants/${MANUAL}/distance?${query}`)
      const expected = { deliverable: false, max_km: null, reason: 'takeout_only' }
      expect(parseAs(distanceSchema, body)).toMatchObject(expected)
    }
  })

  it.each([
    ['lng=181&lat=51', { lng: 'too_big' }],
    ['lng=22&lat=-91', { lat: 'too_small' }],
    ['lng=&lat=51', { lng: 'invalid' }],
    ['lng=22', { lat: 'required' }],
  ])('C5 422 for distance?%s', async (query, fields) => {
    const { status, body } = await kit.get(`/restaurants/${LODKA}/distance?${query}`)
    expect([status, body.error.fields]).toEqual([422, fields])
  })

  it.each([
    ['limit=101', 'limit'],
    ['cursor=nonsense', 'cursor'],
    ['product=wine', 'product'],
    ['sort=random', 'sort'],
  ])('422 for restaurants?%s', async (query, field) => {
    const { status, body } = await kit.get(`/restaurants?${query}`)
    expect([status, Object.keys(parseAs(problemSchema, body).error.fields ?? {})]).toEqual([422, [field]])
  })

  const suggest = async (q: string, tenant = 'lubje') => {
    const { body } = await kit.get(`/addresses?q=${encodeURIComponent(q)}`, { 'x-tenant': tenant })
    return parseAs(addressListSchema, body).items.map(({ address }) => address)
  }

  it.each([
    ['L227 nothing for two characters', 'Li', 'lubje', []],
    [
      'L229 all cities of a brand, the nearer to its centre first',
      'Lip',
      'nakryte',
      ['Lipowa, Leszno', 'Lipowa, Lublin'],
    ],
    ['C0 only around the cities of a brand', 'Lip', 'lubje', ['Lipowa, Lublin']],
    ['C0 only around those of another', 'Lip', 'lesznoje', ['Lipowa, Leszno']],
    ['a house within the street is kept', 'lipowa 12a', 'lubje', ['Lipowa 12A, Lublin']],
    ['a house beyond its end is kept too', 'lipowa 50', 'lubje', ['Lipowa 50, Lublin']],
    ['B3 an impossible house is not', 'lipowa 0', 'lubje', ['Lipowa, Lublin']],
    ['B3 one far beyond its end is not', 'lipowa 9999', 'lubje', ['Lipowa, Lublin']],
    ['B3 a flat after m', 'Koncertowa 8 m 12', 'lubje', ['Koncertowa 8, Lublin']],
    ['B3 the city first', 'Lublin, Koncertowa 8', 'lubje', ['Koncertowa 8, Lublin']],
    ['B3 without Polish letters', 'leczynska 5', 'lubje', ['Łęczyńska 5, Lublin']],
    ['letters without marks', 'leczy', 'lubje', ['Łęczyńska, Lublin']],
    ['a word in the middle', 'przedm', 'lubje', ['Krakowskie Przedmieście, Lublin']],
    ['a city behind the street', 'Lipowa 3, Leszno', 'nakryte', ['Lipowa 3, Leszno']],
    ['C0 not in a city of another brand', 'Lipowa 3, Leszno', 'lubje', []],
  ])('C0 addresses: %s', async (_name, q, tenant, expected) => expect(await suggest(q, tenant)).toEqual(expected))

  it('B3 a suggestion has the coordinates of its house, its flat, and a mark if the number is unknown', async () => {
    const one = async (q: string) => {
      const { body } = await kit.get(`/addresses?q=${encodeURIComponent(q)}`)
      return parseAs(addressListSchema, body).items[0]
    }
    expect(await one('Koncertowa 1')).toMatchObject({ house: '1', lat: 51.2487, lng: 22.5696 })
    expect(await one('Koncertowa 51 m 12')).toMatchObject({ house: '51', flat: '12', lat: 51.2487, lng: 22.58325 })
    expect(await one('Koncertowa 51')).not.toHaveProperty('approximate')
    expect(await one('Koncertowa 555')).toMatchObject({ house: '555', approximate: true })
  })
})

// Decision 0038.
describe.each(databases)('what a tenant lists on %s', (_, open) => {
  const kit = sharedKit(open)
  afterEach(() => kit.database.db.execute(sql`DELETE FROM listing_exceptions`))

  const exception = (tenant: string, id: number, listed: boolean) =>
    kit.database.db.execute(sql`INSERT INTO listing_exceptions VALUES (${tenant}, ${id}, ${listed})`)
  const idsOf = async (tenant: string): Promise<number[]> => {
    const { body } = await kit.get('/restaurants', { 'x-tenant': tenant })
    return body.items.map(({ id }: { id: number }) => id).sort()
  }
  const statusOf = async (id: number, tenant: string) =>
    (await kit.get(`/restaurants/${id}`, { 'x-tenant': tenant })).status

  it('C0 the restaurants of its cities, without a row for each', async () => {
    expect(await idsOf('lubje')).toEqual([1, 2, 3, 4])
    expect(await idsOf('lesznoje')).toEqual([OTHER_CITY])
    expect(await idsOf('nakryte')).toEqual([1, 2, 3, 4, 5])
    expect(await kit.rows(sql`SELECT 1 FROM listing_exceptions`)).toEqual([])
  })

  it('C0 leaves out excluded restaurants in every list', async () => {
    await exception('lubje', LODKA, false)
    expect(await idsOf('lubje')).toEqual([2, 3, 4])
    expect([await statusOf(LODKA, 'lubje'), await statusOf(LODKA, 'nakryte')]).toEqual([404, 200])
    for (const path of ['availability?from=2026-11-28 18:00&people=2', 'menu', 'distance?lng=22.5&lat=51.2'])
      expect([path, (await kit.get(`/restaurants/${LODKA}/${path}`)).status]).toEqual([path, 404])
    expect((await kit.get('/cities')).body).toMatchObject([{ slug: 'lublin', restaurants: 3 }])
  })

  it('C0 adds included restaurants of another city', async () => {
    await exception('lubje', OTHER_CITY, true)
    expect(await idsOf('lubje')).toEqual([1, 2, 3, 4, 5])
    expect([await statusOf(OTHER_CITY, 'lubje'), await statusOf(OTHER_CITY, 'ostrowje')]).toEqual([200, 404])
  })

  it('C13 follows the cities of the configuration, also where a city leaves it', async () => {
    const { db } = kit.database
    const swap = sql`UPDATE tenants SET config = jsonb_set(config, '{cities}',
      (SELECT config -> 'cities' FROM tenants WHERE key = 'lesznoje')) WHERE key = 'lubje'`
    await db.execute(swap)
    expect(await idsOf('lubje')).toEqual([OTHER_CITY])
    await db.execute(sql`UPDATE tenants SET config = ${JSON.stringify(lubje.fallback)}::jsonb WHERE key = 'lubje'`)
    expect(await idsOf('lubje')).toEqual([1, 2, 3, 4])
  })

  it('the function for one tenant agrees with the rule for all', async () => {
    await exception('lubje', LODKA, false)
    await exception('lubje', OTHER_CITY, true)
    await exception('nakryte', LODKA, true)
    await exception('lesznoje', LODKA, false)
    const pairs = (from: ReturnType<typeof sql>) => kit.rows(sql`${from} ORDER BY tenant, restaurant_id`)
    const byFunction = await pairs(sql`SELECT t.key AS tenant, r.id AS restaurant_id
      FROM tenants t CROSS JOIN LATERAL listed_restaurants(t.key) r`)
    // The rule in SQL, for all tenants at once.
    const byRule = await pairs(sql`SELECT t.key AS tenant, r.id AS restaurant_id
      FROM tenants t CROSS JOIN restaurants r
      LEFT JOIN tenant_cities c ON c.tenant = t.key AND c.city_slug = r.city_slug
      LEFT JOIN listing_exceptions x ON x.tenant = t.key AND x.restaurant_id = r.id
      WHERE coalesce(x.listed, c.tenant IS NOT NULL)`)
    expect(byRule).toEqual(byFunction)
    expect(byFunction).toHaveLength(4 + 5 + 1)
  })
})

const MONEY = { delivery_cost: 5, free_from: 100, min_cart: 30, packaging: 0.5 }

describe.each(databases)('lists for ordering on %s', (_, open) => {
  const kit = sharedKit(open)

  const list = async (query = '') =>
    parseAs(orderingRestaurantListSchema, (await kit.get(`/restaurants?product=orders${query}`)).body).items

  it('each row contains its ordering state', async () => {
    const [first] = await list()
    expect(first!.ordering).toMatchObject({
      ...MONEY,
      delivery_types: ['delivery', 'contactless_delivery', 'takeout'],
      prep_minutes: 20,
      scheduled: { lead_minutes: 60, step_minutes: 15, days_ahead: 3 },
      eta_min: 30,
      eta_max: 60,
      diets: ['vegetarian'],
      promotion: { name: 'Sernik', buy: 1, get: 1, percent: 50, days: null, hours: null, delivery_types: null },
    })
    expect([first!.distance, first!.dishes]).toEqual([null, []])
  })

  it('C5 with an address rows have distance, zone and costs', async () => {
    const [near] = (await list(`&lat=${NEAR.lat}&lng=${NEAR.lng}`)).map(({ distance }) => distance)
    expect(near).toMatchObject({ distance_km: 0.61, deliverable: true, zone: 'Śródmieście', delivery_cost: 5 })
  })

  it.each([
    ['zurek', ['Żurek']],
    ['pierogi rus', ['Pierogi ruskie']],
    ['lodka', []],
  ])('a dish is found without Polish letters: %s', async (q, dishes) => {
    expect((await list(`&q=${q}`)).find(({ id }) => id === LODKA)!.dishes).toEqual(dishes)
  })

  it('an unknown dish finds nothing; lists for reservations carry no ordering', async () => {
    expect(await list('&q=ostrygi')).toEqual([])
    const { items } = (await kit.get('/restaurants?product=reservations&q=zurek')).body
    expect(items).toEqual([])
    expect((await kit.get('/restaurants?product=reservations')).body.items[0].ordering).toBeUndefined()
  })

  it('GET /restaurants/{id} carries it, null where no orders are accepted', async () => {
    const one = async (id: number) => parseAs(restaurantWithOrderingSchema, (await kit.get(`/restaurants/${id}`)).body)
    expect((await one(LODKA)).ordering).toMatchObject(MONEY)
    expect((await one(MANUAL)).ordering).toBeNull()
  })

  it.each([
    ['the inner zone', NEAR, { zone: 'Śródmieście', delivery_cost: 5, min_cart: 30, free_from: 100, eta_max: 45 }],
    ['the outer zone', FARTHER, { zone: 'Dalej', delivery_cost: 9, min_cart: 40, free_from: null, eta_max: 60 }],
    [
      'between reach and zones',
      BETWEEN,
      { zone: null, deliverable: false, reason: 'outside_zone', delivery_cost: null },
    ],
  ])('C5 distance to %s', async (_name, { lat, lng }, expected) => {
    const { body } = await kit.get(`/restaurants/${LODKA}/distance?lng=${lng}&lat=${lat}`)
    expect(parseAs(distanceSchema, body)).toMatchObject(expected)
  })
})

const days = (count: number) => new Date(FRIDAY_NOON.getTime() + count * 86_400_000)

describe.each(databases)('C0 what is ordered most, on %s', (_, open) => {
  const kit = sharedKit(open, {}, { ...fixture, withOrders: true })
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const popular = async () => parseAs(menuSchema, (await kit.get(`/restaurants/${LODKA}/menu`)).body).popular

  it('the dishes in the most orders of thirty days come first, none that cannot be had', async () => {
    const counted = await kit.rows<{
      id: number
      name: string
      orders: number
    }>(sql`SELECT product_id AS id, count(*)::int AS orders FROM order_lines JOIN orders ON orders.id = order_id
        WHERE restaurant_id = ${LODKA} GROUP BY product_id`)
    const ordersOf = new Map(counted.map(({ id, orders }) => [id, orders]))
    const ids = await popular()
    expect(ids.length).toBeGreaterThan(1)
    expect(ids).not.toContain(KARP)
    const counts = ids.map((id) => ordersOf.get(id) ?? 0)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(counts[0]).toBe(Math.max(...ordersOf.values()))
  })

  it('cancelled orders do not count; below twenty orders no figure is shown', async () => {
    kit.setNow(days(0.1))
    await kit.database.db.execute(sql`UPDATE orders SET status = 'cancelled' WHERE restaurant_id = ${LODKA}
      AND id NOT IN (SELECT id FROM orders WHERE restaurant_id = ${LODKA} ORDER BY id LIMIT 19)`)
    expect(await popular()).toEqual([])
    await kit.database.db.execute(sql`UPDATE orders SET status = 'delivered' WHERE restaurant_id = ${LODKA}`)
    kit.setNow(days(0.2))
    expect(await popular()).not.toEqual([])
  })

  it('a month later the month is another one', async () => {
    kit.setNow(days(31))
    expect(await popular()).toEqual([])
  })

  it('a sum equals the sum of its parts, without name, phone or e-mail of a diner', async () => {
    const [found] = await kit.rows<{
      wrong: number
      named: number
      lines: number
    }>(sql`SELECT count(*) FILTER (WHERE total_grosze <> products_grosze + packaging_grosze + deposits_grosze
          OR products_grosze <> (SELECT sum(line_grosze) FROM order_lines WHERE order_id = orders.id))::int AS wrong,
        count(*) FILTER (WHERE concat(customer_firstname, customer_lastname, phone, email) <> '')::int AS named,
        (SELECT count(*)::int FROM order_lines WHERE product_id = ${ZUREK}) AS lines FROM orders`)
    expect(found).toMatchObject({ wrong: 0, named: 0 })
    expect(found?.lines).toBeGreaterThan(0)
  })
})

const now = new Date('2026-11-27T18:00:00Z')

const offer = fc.record({
  // Around the thirty days, to the hour, and beyond the present.
  since: fc.integer({ min: -24, max: 24 * 75 }).map((hours) => new Date(now.getTime() - hours * 3_600_000)),
  priceGrosze: fc.integer({ min: 100, max: 5000 }),
  offeredGrosze: fc.option(fc.integer({ min: 50, max: 4000 })),
  isAnnounced: fc.boolean(),
})

const history = fc.uniqueArray(offer, { selector: ({ since }) => since.getTime(), minLength: 1, maxLength: 6 })

describe.each(databases)('C7 the lowest price of 30 days on %s', (_, open) => {
  const kit = sharedKit(open)

  it('is the same in the database and in the rule that predicts the effect of a change', async () => {
    const { db } = kit.database
    // One statement queries the histories of many dishes.
    const histories = fc.sample(history, { numRuns: 400, seed: 7 })
    const firstId = 1_000_000
    const rows = histories.flatMap((offers, i) =>
      offers.map((one) => ({ restaurantId: LODKA, productId: firstId + i, ...one })),
    )
    await db.insert(menuPrices).values(rows)
    const [row] = await rowsOf<{ lowest: Record<string, number> }>(
      db,
      sql`SELECT ${lowestPricesQuery(now)} AS lowest FROM restaurants r WHERE r.id = ${LODKA}`,
    )
    const requested = histories.map((_, i) => row?.lowest[firstId + i] ?? null)
    expect(requested).toEqual(histories.map((offers: PastOffer[]) => lowestPriceOf30Days(offers, now)))
    expect(requested.filter((lowest) => lowest === null).length).toBeGreaterThan(5)
    expect(requested.filter((lowest) => lowest !== null).length).toBeGreaterThan(200)
  })
})
