/** @jest-environment ./tests/support/outside-environment.mjs */
import { addressListSchema, distanceSchema } from '@/lib/domain/ordering/delivery/schema'
import {
  cityListSchema,
  cuisineListSchema,
  restaurantListSchema,
  restaurantSchema,
} from '@/lib/domain/restaurant/schema'
import { tenantConfigSchema } from '@/lib/domain/tenant/schema'
import { problemSchema } from '@/lib/domain/wire'
import { LAST_TABLE, LODKA, MANUAL, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, parseAs, sharedKit } from '../support/upstream-kit'

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
    ['L272 an address nearby', 'lng=22.57&lat=51.25', { deliverable: true, max_km: 3, method: 'line', reason: null }],
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
    ['B3 a flat after a slash', 'ul. Koncertowa 8/12', 'lubje', ['Koncertowa 8, Lublin']],
    ['B3 a flat after lok.', 'Koncertowa 8 lok. 3', 'lubje', ['Koncertowa 8, Lublin']],
    ['B3 a letter, capitals', 'KONCERTOWA 8A', 'lubje', ['Koncertowa 8A, Lublin']],
    ['B3 the number first', '8A Koncertowa', 'lubje', ['Koncertowa 8A, Lublin']],
    ['B3 the city first', 'Lublin, Koncertowa 8', 'lubje', ['Koncertowa 8, Lublin']],
    ['B3 without Polish letters', 'leczynska 5', 'lubje', ['Łęczyńska 5, Lublin']],
    ['letters without marks', 'leczy', 'lubje', ['Łęczyńska, Lublin']],
    ['a word in the middle', 'przedm', 'lubje', ['Krakowskie Przedmieście, Lublin']],
    ['a city behind the street', 'Lipowa 3, Leszno', 'nakryte', ['Lipowa 3, Leszno']],
    ['C0 not in a city of another brand', 'Lipowa 3, Leszno', 'lubje', []],
    ['a name that begins with a number', '3 maja 7', 'lubje', ['3 Maja 7, Lublin']],
  ])('C0 addresses: %s', async (_name, q, tenant, expected) => expect(await suggest(q, tenant)).toEqual(expected))

  it('B3 a suggestion has the coordinates of its house, with its flat, and says if the number is not known', async () => {
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
