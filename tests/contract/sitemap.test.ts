/** @jest-environment ./tests/support/outside-environment.mjs */
import { type SQL, sql } from 'drizzle-orm'
import { sitemapOutlineSchema, sitemapRestaurantsSchema } from '@/lib/domain/restaurant/sitemap-schema'
import { LAST_TABLE, LODKA, MANUAL, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, parseAs, sharedKit } from '../support/upstream-kit'

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
