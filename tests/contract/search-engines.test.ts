/** @jest-environment ./tests/support/outside-environment.mjs */

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import pino from 'pino'
import { indexNowKey } from '@/lib/backend/indexnow-key'
import { sitemapOutlineSchema, sitemapRestaurantsSchema } from '@/lib/domain/restaurant/sitemap-schema'
import { notifySearchEngines } from '@/upstream/search/notify-search-engines'
import { LAST_TABLE, LODKA, MANUAL, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, type Kit, openKit, parseAs, sharedKit } from '../support/upstream-kit'

describe.each(databases)('the data of sitemaps on %s', (_, open) => {
  const kit = sharedKit(open)

  const outline = async (tenant = 'lubje') =>
    parseAs(sitemapOutlineSchema, (await kit.get('/sitemap', { 'x-tenant': tenant })).body)
  const restaurants = async (query = 'after=0', tenant = 'lubje') =>
    parseAs(sitemapRestaurantsSchema, (await kit.get(`/sitemap/restaurants?${query}`, { 'x-tenant': tenant })).body)
      .items
  const change = (query: SQL) => kit.database.db.execute(query)

  it('C0 lists cities and cuisines with restaurants, for orders only those with a menu for orders', async () => {
    const named = (await outline()).lists.map(({ product, city, cuisine }) => [product, city, cuisine])
    expect(named).toEqual([
      ['orders', 'lublin', null],
      ['orders', 'lublin', 'Zupy'],
      ['reservations', 'lublin', null],
      ['reservations', 'lublin', 'Kawiarnia'],
      ['reservations', 'lublin', 'Polska'],
      ['reservations', 'lublin', 'Włoska'],
    ])
  })

  it('C0 parts of the restaurants by id, with their canonical hosts', async () => {
    expect((await outline('nakryte')).parts).toEqual([
      { after: 0, home_tenants: ['lesznoje', 'lubje'], changed_on: expect.any(String) },
    ])
    expect((await restaurants('after=0', 'nakryte')).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect((await restaurants('after=0', 'lesznoje')).map(({ id }) => id)).toEqual([OTHER_CITY])
    expect((await restaurants('after=2')).map(({ id, slug, home_tenant }) => [id, slug, home_tenant])).toEqual([
      [NON_PARTNER, 'ale-pierogi', 'lubje'],
      [LAST_TABLE, 'jeden-stolik', 'lubje'],
    ])
    expect((await restaurants()).filter(({ menu }) => menu).map(({ id }) => id)).toEqual([LODKA, LAST_TABLE])
  })

  it('C0 the day of change is that of the data: hours and texts count, a pause does not, a menu for its own page', async () => {
    await change(sql`UPDATE restaurants SET changed_at = NULL`)
    await change(sql`UPDATE menus SET changed_at = NULL`)
    const days = async () =>
      Object.fromEntries((await restaurants()).map(({ id, changed_on, menu }) => [id, [changed_on, menu?.changed_on]]))
    const unknown = { [LODKA]: [null, null], [MANUAL]: [null, undefined], [NON_PARTNER]: [null, undefined] }
    expect(await days()).toMatchObject(unknown)
    expect((await outline()).parts).toMatchObject([{ changed_on: null }])

    await change(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{orders_paused}', '{"reason": "too_busy"}')`)
    await change(sql`UPDATE restaurants SET partner = partner`)
    await change(sql`UPDATE menus SET search_text = search_text`)
    expect(await days()).toMatchObject(unknown)

    const [row] = await kit.rows<{ today: string }>(
      sql`SELECT to_char(now() AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD') AS today`,
    )
    const { today } = row as { today: string }
    await change(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours,week}', '[]') WHERE id = ${MANUAL}`)
    await change(
      sql`UPDATE restaurants SET details = jsonb_set(details, '{description}', '"Nowy"') WHERE id = ${LODKA}`,
    )
    await change(sql`UPDATE menus SET menu = jsonb_set(menu, '{discounts}', '[1]') WHERE restaurant_id = ${LAST_TABLE}`)
    expect(await days()).toMatchObject({
      [LODKA]: [today, today],
      [MANUAL]: [today, undefined],
      [NON_PARTNER]: [null, undefined],
      [LAST_TABLE]: [null, today],
    })
    const { lists, parts } = await outline()
    expect(parts).toMatchObject([{ changed_on: today }])
    expect(lists).toContainEqual({
      product: 'reservations',
      city: 'lublin',
      cuisine: 'Włoska',
      restaurants: expect.any(Number),
      changed_on: null,
    })
    expect(lists).toContainEqual({
      product: 'reservations',
      city: 'lublin',
      cuisine: 'Kawiarnia',
      restaurants: 1,
      changed_on: today,
    })
  })

  it('C0 a restaurant that allows no orders has no menu for them', async () => {
    await change(sql`UPDATE restaurants SET summary = jsonb_set(summary, '{config,orders,allowOrders}', 'false')`)
    expect((await outline()).lists.filter(({ product }) => product === 'orders')).toEqual([])
    expect((await restaurants()).filter(({ menu }) => menu?.orders)).toEqual([])
    expect((await restaurants()).filter(({ menu }) => menu).map(({ id }) => id)).toEqual([LODKA, LAST_TABLE])
  })

  it('C34 a partner without tables and menu is not named, with one of them it is', async () => {
    const isNamed = async () => (await restaurants()).some(({ id }) => id === LODKA)
    await change(sql`UPDATE dining_tables SET removed_at = now() WHERE restaurant_id = ${LODKA}`)
    expect(await isNamed()).toBe(true)
    await change(
      sql`UPDATE menus SET menu = jsonb_set(menu, '{categories}', '[]'), search_text = ' ' WHERE restaurant_id = ${LODKA}`,
    )
    expect(await isNamed()).toBe(false)
    await change(sql`UPDATE restaurants SET partner = false WHERE id = ${LODKA}`)
    expect((await restaurants()).find(({ id }) => id === LODKA)).toMatchObject({ menu: null })
  })

  it('C0 5,000 restaurants are a part, and the next begins behind them', async () => {
    await change(sql`INSERT INTO restaurants (id, slug, name, city_slug, partner, products, cuisines, order_cuisines,
        price_level, sort_key, search_text, slot_minutes, stay_minutes, summary, details)
      SELECT 100 + n, r.slug, r.name, r.city_slug, false, r.products, r.cuisines, r.order_cuisines, r.price_level,
        r.sort_key, r.search_text, r.slot_minutes, r.stay_minutes, r.summary, r.details
      FROM generate_series(1, 5100) n, restaurants r WHERE r.id = ${LODKA}`)
    const { parts } = await outline()
    expect(parts.map(({ after }) => after)).toEqual([0, 5096])
    const ids = (await Promise.all(parts.map(({ after }) => restaurants(`after=${after}`)))).flat().map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([5104, 5104])
  })

  it.each(['', 'after=-1', 'after=x', 'after=99999999999'])('C0 422 for the part "%s"', async (query) => {
    expect((await kit.get(`/sitemap/restaurants?${query}`)).status).toBe(422)
  })
})

const SECRET = 'a-secret-of-at-least-32-characters'

/** Log lines since the test began: a message that failed says why. */
let logged: string[] = []

const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })

describe.each(databases)('IndexNow on %s', (_, open) => {
  let kit: Kit
  let server: Server
  let endpoint: string
  let received: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
  let status = 200
  let start: number

  beforeAll(async () => {
    kit = await openKit(open)
    server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      received.push(JSON.parse(Buffer.concat(parts).toString()))
      // A kept connection may be closed at the very moment of the next message, which then fails.
      response.writeHead(status, { connection: 'close' }).end()
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
  })
  beforeEach(async () => {
    received = []
    logged = []
    status = 200
    await kit.database.db.execute(sql`DELETE FROM indexnow_progress`)
    await kit.database.db.execute(sql`UPDATE restaurants SET changed_at = now() - interval '1 day'`)
    await kit.database.db.execute(sql`UPDATE menus SET changed_at = now() - interval '1 day'`)
    // The triggers write the database's own clock.
    const [row] = await kit.rows<{ ms: string }>(sql`SELECT extract(epoch FROM now()) * 1000 AS ms`)
    start = Number(row?.ms)
    await tell(-1)
  })
  afterAll(async () => {
    await new Promise((closed) => server.close(closed))
    await kit.close()
  })

  const tell = (minutes: number, at = endpoint) =>
    notifySearchEngines(
      kit.database.db,
      { secret: SECRET, endpoint: at, timeoutMs: 60_000 },
      new Date(start + minutes * 60_000),
      log,
    )
  // The trigger's own time would depend on the machine's speed; sitemap.test.ts shows that it fires.
  const changedNow = () => sql`to_timestamp(${start}::float8 / 1000)`
  const changeHours = (id: number) =>
    kit.database.db.execute(sql`UPDATE restaurants SET changed_at = ${changedNow()} WHERE id = ${id}`)
  const changeMenu = (id: number) =>
    kit.database.db.execute(sql`UPDATE menus SET changed_at = ${changedNow()} WHERE restaurant_id = ${id}`)

  it('design/search: sends changed pages, and no others, for the host of each home brand, with its own key', async () => {
    await changeHours(MANUAL)
    await changeMenu(LODKA)
    await changeHours(OTHER_CITY)
    await tell(2)
    const byHost = Object.fromEntries(received.map((message) => [message.host, message]))
    expect(Object.keys(byHost).sort()).toEqual(['lesznoje.pl', 'lubje.pl'])
    const key = indexNowKey(SECRET, 'lubje.pl')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(byHost['lubje.pl']).toMatchObject({ key, keyLocation: `https://lubje.pl/${key}.txt` })
    expect(byHost['lubje.pl']?.urlList.map((url) => url.replace(/-.*/, '')).sort()).toEqual([
      `https://lubje.pl/order/${LODKA}`,
      `https://lubje.pl/restaurants/${LODKA}`,
      `https://lubje.pl/restaurants/${MANUAL}`,
    ])
    expect(byHost['lesznoje.pl']?.key).not.toBe(key)
    await tell(4)
    expect(received).toHaveLength(2)
  })

  it('design/search: a change is sent once it has settled, and a pause of orders is no change', async () => {
    await changeHours(MANUAL)
    await tell(0.5)
    expect(received).toEqual([])
    await tell(2)
    expect(received).toHaveLength(1)
    await kit.database.db.execute(
      sql`UPDATE restaurants SET summary = jsonb_set(summary, '{orders_paused}', '{"reason": "too_busy"}') WHERE id = ${LODKA}`,
    )
    await tell(6)
    expect(received).toHaveLength(1)
  })

  it.each([
    ['refuses', () => endpoint, 429],
    ['is not there', () => 'http://127.0.0.1:9/indexnow', 200],
  ])(
    'design/search: a search engine that %s is notified later, after longer and longer pauses',
    async (_name, at, answer) => {
      status = answer
      await changeHours(MANUAL)
      await tell(2, at())
      const failed = received.length
      status = 200
      await tell(2.5)
      expect(received).toHaveLength(failed)
      await tell(3.1)
      expect({ urls: received.at(-1)?.urlList.length, logged }).toMatchObject({ urls: 1 })
      await tell(9)
      expect(received).toHaveLength(failed + 1)
    },
  )

  it('design/search: two processes tell a change once', async () => {
    await changeHours(MANUAL)
    await Promise.all([tell(2), tell(2)])
    expect(received).toHaveLength(1)
  })

  it('design/search: changes before the first start are not sent', async () => {
    await kit.database.db.execute(sql`DELETE FROM indexnow_progress`)
    await changeHours(MANUAL)
    await tell(1)
    await tell(5)
    expect(received).toEqual([])
  })
})
