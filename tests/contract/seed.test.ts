/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { cityListSchema, restaurantListSchema, restaurantSchema } from '@/lib/domain/restaurant/schema'
import { rowsOf } from '@/upstream/db/database'
import { addTestReservations } from '@/upstream/load-test/add-test-reservations'
import { addTestRestaurants, TEST_ID_BASE } from '@/upstream/load-test/add-test-restaurants'
import { addTestTenants } from '@/upstream/load-test/add-test-tenants'
import { readSamples } from '@/upstream/seed/read-samples'
import { seed, seedIfEmpty } from '../support/seed-data'
import { databases, FRIDAY_NOON, type Kit, parseAs, sharedKit } from '../support/upstream-kit'

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

  it('loads test data: restaurants, tenants and reservations that never share a table', async () => {
    const { db } = kit.database
    const told: number[] = []
    const progress = (done: number) => void told.push(done)
    expect(await addTestRestaurants(db, 30, { samples: { ...samples, restaurants: sample }, progress })).toBe(30)
    expect(await addTestTenants(db, 2, progress)).toBe(2)
    expect(await addTestReservations(db, 300, { now: FRIDAY_NOON, progress })).toBe(300)
    expect([told[0], told[1], told.at(-1)]).toEqual([30, 2, 300])
    // A second run adds what is missing.
    expect(await addTestRestaurants(db, 40, { samples: { ...samples, restaurants: sample } })).toBe(10)
    expect(await addTestRestaurants(db, 40, { samples: { ...samples, restaurants: sample } })).toBe(0)
    expect(await addTestTenants(db, 3)).toBe(1)
    expect(await addTestTenants(db, 3)).toBe(0)
    expect(await addTestReservations(db, 600, { now: FRIDAY_NOON })).toBe(300)
    expect(await addTestReservations(db, 600, { now: FRIDAY_NOON })).toBe(0)
    const [counts] = await rowsOf(
      db,
      sql`SELECT (SELECT count(*)::int FROM reservations) AS reservations,
      (SELECT count(*)::int FROM occupations WHERE ended_at IS NULL) AS occupations`,
    )
    expect(counts).toEqual({ reservations: 600, occupations: 600 })
    const sittings = await rowsOf<{ n: number }>(
      db,
      sql`SELECT count(*)::int AS n FROM reservations GROUP BY reserved_on`,
    )
    expect(sittings.length).toBeGreaterThan(80)
    expect(Math.max(...sittings.map(({ n }) => n))).toBeLessThanOrEqual(7)

    const id = TEST_ID_BASE + 1
    const { status, body } = await kit.get(`/restaurants/${id}/availability?from=2026-11-28 18:00&people=2`, {
      'x-tenant': 'nakryte',
    })
    expect([status, body[0].restaurant_id]).toEqual([200, id])
    expect((await kit.get('/cities', { 'x-tenant': 'marka-1' })).body[0].restaurants).toBeGreaterThan(0)
    const [row] = await rowsOf<{ code: string }>(db, sql`SELECT code FROM reservations LIMIT 1`)
    expect(row!.code).toMatch(/^[A-Z2-7]{16}$/)
  })

  it('loads many reservations without indexes, refuses other writes meanwhile, and goes on after a cut', async () => {
    const { db } = kit.database
    const before = await definitionsOf(db)
    const cut = () => {
      throw new Error('cut')
    }
    const options = { now: FRIDAY_NOON, bulkFrom: 100 }
    await expect(addTestReservations(db, 1200, { ...options, progress: cut })).rejects.toThrow('cut')
    expect(await definitionsOf(db)).not.toEqual(before)
    for (const table of ['reservations', 'occupations'])
      await expect(db.execute(sql.raw(`DELETE FROM ${table} WHERE false`))).rejects.toMatchObject({
        cause: { message: 'test data are being loaded: npm run seed has to finish first' },
      })

    const steps: string[] = []
    const rebuilding = (done: number, of: number) => void steps.push(`${done} of ${of}`)
    expect(await addTestReservations(db, 1200, { now: FRIDAY_NOON, rebuilding })).toBeLessThan(600)
    expect(steps.at(-1)).toBe(`${steps.length - 1} of ${steps.length - 1}`)
    // The exclusion constraint is back, and no row breaks it.
    expect(await definitionsOf(db)).toEqual(before)
    const [counts] = await rowsOf(
      db,
      sql`SELECT count(*)::int AS reservations, count(DISTINCT r.code)::int AS codes, count(DISTINCT r.email)::int AS emails,
        count(o.id)::int AS occupations, bool_and(r.code ~ '^[A-Z2-7]{16}$' AND r.starts_at = lower(o.during)) AS correct
      FROM reservations r LEFT JOIN occupations o ON o.reservation_id = r.id AND o.restaurant_id = r.restaurant_id`,
    )
    expect(counts).toEqual({ reservations: 1200, codes: 1200, emails: 1200, occupations: 1200, correct: true })
  })
})

/** Indexes, constraints and triggers of the tables that are loaded. */
function definitionsOf(db: Kit['database']['db']): Promise<{ definition: string }[]> {
  return rowsOf(
    db,
    sql`SELECT indexdef AS definition FROM pg_indexes WHERE tablename IN ('reservations', 'occupations')
      UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
        WHERE conrelid IN ('reservations'::regclass, 'occupations'::regclass)
      UNION ALL SELECT tgname || ' ' || tgenabled::text FROM pg_trigger
        WHERE NOT tgisinternal AND tgrelid IN ('reservations'::regclass, 'occupations'::regclass)
      UNION ALL SELECT relname FROM pg_class WHERE relname LIKE 'load_test%'
      ORDER BY 1`,
  )
}
