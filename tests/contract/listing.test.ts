/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { lubje } from '@/tenants/lubje'
import { LODKA, OTHER_CITY } from '../support/seed-fixture'
import { databases, sharedKit } from '../support/upstream-kit'

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

  it('C0 leaves out what it excludes, wherever the restaurant is asked for', async () => {
    await exception('lubje', LODKA, false)
    expect(await idsOf('lubje')).toEqual([2, 3, 4])
    expect([await statusOf(LODKA, 'lubje'), await statusOf(LODKA, 'nakryte')]).toEqual([404, 200])
    for (const path of ['availability?from=2026-11-28 18:00&people=2', 'menu', 'distance?lng=22.5&lat=51.2'])
      expect([path, (await kit.get(`/restaurants/${LODKA}/${path}`)).status]).toEqual([path, 404])
    expect((await kit.get('/cities')).body).toMatchObject([{ slug: 'lublin', restaurants: 3 }])
  })

  it('C0 adds what it includes from another city', async () => {
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

  it('the function for one tenant says the same as the rule for all', async () => {
    await exception('lubje', LODKA, false)
    await exception('lubje', OTHER_CITY, true)
    await exception('nakryte', LODKA, true)
    await exception('lesznoje', LODKA, false)
    const pairs = (from: ReturnType<typeof sql>) => kit.rows(sql`${from} ORDER BY tenant, restaurant_id`)
    const byFunction = await pairs(sql`SELECT t.key AS tenant, r.id AS restaurant_id
      FROM tenants t CROSS JOIN LATERAL listed_restaurants(t.key) r`)
    // The rule, written for all tenants at once.
    const byRule = await pairs(sql`SELECT t.key AS tenant, r.id AS restaurant_id
      FROM tenants t CROSS JOIN restaurants r
      LEFT JOIN tenant_cities c ON c.tenant = t.key AND c.city_slug = r.city_slug
      LEFT JOIN listing_exceptions x ON x.tenant = t.key AND x.restaurant_id = r.id
      WHERE coalesce(x.listed, c.tenant IS NOT NULL)`)
    expect(byRule).toEqual(byFunction)
    expect(byFunction).toHaveLength(4 + 5 + 1)
  })
})
