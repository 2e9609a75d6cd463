/** @jest-environment ./tests/support/outside-environment.mjs */
import { type SQL, sql } from 'drizzle-orm'
import { quoteSchema } from '@/lib/domain/ordering/cart/schema'
import { cityListSchema, restaurantListSchema, restaurantSchema } from '@/lib/domain/restaurant/schema'
import { readSamples } from '@/upstream/seed/read-samples'
import { seedIfEmpty as fillIfEmpty } from '@/upstream/seed/seed'
import { PODPIWEK } from '../support/order-fixture'
import { seed, seedIfEmpty } from '../support/seed-data'
import { fixture, LODKA } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, type Kit, openKit, parseAs, sharedKit } from '../support/upstream-kit'

describe.each(databases)('data on %s', (_, open) => {
  const kit = sharedKit(open)
  // The fixture already exists, so the sample data get other ids.
  const samples = readSamples(FRIDAY_NOON)
  const sample = samples.restaurants.map((one) => ({ ...one, id: one.id + 100 }))

  beforeAll(async () => {
    await seed(kit.database.db, { ...samples, restaurants: sample, vouchers: [], owners: [], pauses: {} }, FRIDAY_NOON)
    await seedIfEmpty(kit.database.db, { restaurants: [], streets: [] }, FRIDAY_NOON)
  })

  it('every sample restaurant matches the contract', async () => {
    const { body } = await kit.get('/restaurants?limit=100', { 'x-tenant': 'nakryte' })
    expect(parseAs(restaurantListSchema, body).items.length).toBe(sample.length + 5)
    for (const { id } of sample) {
      const found = await kit.get(`/restaurants/${id}`, { 'x-tenant': 'nakryte' })
      expect(parseAs(restaurantSchema, found.body).id).toBe(id)
    }
  })

  it('L006–L009 every tenant lists restaurants in each of its cities', async () => {
    for (const tenant of ['nakryte', 'lubje', 'lesznoje', 'ostrowje', 'miedzioweje']) {
      const cities = parseAs(cityListSchema, (await kit.get('/cities', { 'x-tenant': tenant })).body)
      for (const { restaurants: count } of cities) expect(count).toBeGreaterThan(0)
    }
  })
})

const REAL = 900

describe.each(databases)('sample data on %s', (database, open) => {
  let kit: Kit
  const rows = <T>(query: SQL) => kit.rows<T>(query)
  const startAgain = () => seedIfEmpty(kit.database.db, fixture, FRIDAY_NOON)
  const quote = async (restaurantId: number, code: string) => {
    const body = {
      restaurant_id: restaurantId,
      delivery_type: 'takeout',
      products: [{ product_id: PODPIWEK, amount: 1, answers: [] }],
      voucher_code: code,
    }
    return parseAs(quoteSchema, (await kit.send('POST', '/carts/quote', body)).body)
  }

  /** A restaurant outside of the sample data, with the menu and the terms of the fixture's first. */
  async function addRealRestaurant(): Promise<void> {
    const { db } = kit.database
    const [first] = fixture.restaurants
    const contact = { phone: '+48 81 700 00 00', email: 'biuro@prawdziwa.pl' }
    const real = { ...first!, id: REAL, name: 'Prawdziwa', ...contact }
    await seed(db, { restaurants: [real], streets: [] }, FRIDAY_NOON)
    await db.execute(sql`INSERT INTO menus (restaurant_id, menu, search_text, diets)
      SELECT ${REAL}, menu, search_text, diets FROM menus WHERE restaurant_id = ${LODKA}`)
    await db.execute(sql`INSERT INTO order_settings
      SELECT (jsonb_populate_record(s, jsonb_build_object('restaurant_id', ${REAL}::int))).*
      FROM order_settings s WHERE restaurant_id = ${LODKA}`)
  }

  /** Deleted by hand, as by an operator: a restaurant's rows go before it. */
  async function deleteRestaurants(): Promise<void> {
    const belonging = await rows<{ name: string }>(sql`SELECT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'restaurants'::regclass`)
    const names = new Set(['table_joins', ...belonging.map(({ name }) => name), 'restaurants'])
    for (const name of names) await kit.database.db.execute(sql.raw(`DELETE FROM ${name}`))
  }

  beforeEach(async () => {
    kit = await openKit(open)
    await addRealRestaurant()
  })
  afterEach(() => kit.close())

  it('C8 a sample voucher is taken at a sample restaurant, and at no other', async () => {
    expect(await quote(LODKA, 'STOWA')).toMatchObject({ price: 0, refusals: [] })
    const real = await quote(REAL, 'STOWA')
    expect(real.refusals).toContain('voucher_not_for_order')
    expect(real.breakdown.voucher).toBe(0)
  })

  // A PGlite for each test costs seconds; its own parts, one connection and its driver, are covered by the test above.
  if (database === 'PGlite') return

  it('C8 a start restores no voucher that was deleted or changed', async () => {
    const { db } = kit.database
    await db.execute(sql`DELETE FROM vouchers WHERE code = 'STOWA'`)
    await db.execute(sql`UPDATE vouchers SET value = 1 WHERE code = 'RAZ'`)
    const before = await rows(sql`SELECT * FROM vouchers ORDER BY id`)
    await startAgain()
    expect(await rows(sql`SELECT * FROM vouchers ORDER BY id`)).toEqual(before)
    await db.execute(sql`DELETE FROM vouchers`)
    await startAgain()
    expect(await rows(sql`SELECT code FROM vouchers`)).toEqual([])
  })

  it('C8 a start writes no sample voucher where all sample restaurants went and a real one came', async () => {
    const { db } = kit.database
    await deleteRestaurants()
    await db.execute(sql`DELETE FROM vouchers`)
    const [first] = fixture.restaurants
    await seed(db, { restaurants: [{ ...first!, id: REAL }], streets: [] }, FRIDAY_NOON)
    expect(await startAgain()).toBe(false)
    expect(await rows(sql`SELECT code FROM vouchers`)).toEqual([])
    expect(await rows(sql`SELECT id FROM restaurants`)).toEqual([{ id: REAL }])
  })

  it.each(['vouchers', 'streets'])(
    'a start writes nothing where all restaurants were deleted and %s are left',
    async (left) => {
      const { db } = kit.database
      await deleteRestaurants()
      await db.execute(sql`DELETE FROM vouchers WHERE ${left} <> 'vouchers'`)
      await db.execute(sql`DELETE FROM streets WHERE ${left} <> 'streets'`)
      expect(await startAgain()).toBe(false)
      expect(await rows(sql`SELECT id FROM restaurants`)).toEqual([])
    },
  )

  it('C34 a start that seeds nothing writes nothing invented, but brands that are missing', async () => {
    const { db } = kit.database
    await deleteRestaurants()
    for (const table of ['vouchers', 'streets', 'staff', 'tenant_cities', 'tenants'])
      await db.execute(sql.raw(`DELETE FROM ${table}`))
    expect(await fillIfEmpty(db, null, FRIDAY_NOON)).toBe(false)
    expect(
      await rows(sql`SELECT (SELECT count(*)::int FROM restaurants) AS restaurants, (SELECT count(*)::int FROM vouchers) AS vouchers,
        (SELECT count(*)::int FROM streets) AS streets, (SELECT count(*)::int FROM staff) AS staff,
        (SELECT count(*)::int FROM tenants) AS tenants`),
    ).toEqual([{ restaurants: 0, vouchers: 0, streets: 0, staff: 0, tenants: 5 }])
  })

  it('a start fills a database again in which nothing of its operator is left', async () => {
    const { db } = kit.database
    await deleteRestaurants()
    for (const table of ['vouchers', 'streets', 'staff']) await db.execute(sql.raw(`DELETE FROM ${table}`))
    expect(await startAgain()).toBe(true)
    expect((await rows(sql`SELECT id FROM restaurants`)).length).toBe(fixture.restaurants.length)
  })

  it('a start restores no menu, terms, pause or street that was deleted', async () => {
    const { db } = kit.database
    await db.execute(sql`DELETE FROM menus`)
    await db.execute(sql`DELETE FROM order_settings`)
    await db.execute(sql`UPDATE restaurants SET summary = summary || '{"orders_paused": null}'`)
    await db.execute(sql`DELETE FROM streets WHERE id <> (SELECT min(id) FROM streets)`)
    await db.execute(sql`UPDATE streets SET points = NULL`)
    await startAgain()
    expect(
      await rows(sql`SELECT (SELECT count(*)::int FROM menus) AS menus, (SELECT count(*)::int FROM order_settings) AS terms,
        (SELECT count(*)::int FROM streets) AS streets,
        (SELECT count(*)::int FROM restaurants WHERE summary ->> 'orders_paused' IS NOT NULL) AS paused`),
    ).toEqual([{ menus: 0, terms: 0, streets: 1, paused: 0 }])
  })
})
