import { eq, inArray, sql } from 'drizzle-orm'
import type { City } from '@/lib/domain/restaurant/schema'
import type { CityChange, CityRow, NewCity } from '@/lib/domain/tenant/city-wire'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { whereOf } from '@/messages/content/city-texts'
import { CITY_WORDS } from '@/messages/content/city-words'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { tenantRows } from '@/upstream/db/schema'

type Row = { key: string; config: TenantConfig }

/**
 * Adds a town to brands; a repeat changes nothing. A slug means one town everywhere, since restaurants and streets
 * refer to it: 409 where a brand has another town under it. Returns the brands that did not have it. Contract C34.
 */
export async function createCity(tx: Db, { tenants: keys, ...city }: NewCity): Promise<Outcome<string[]>> {
  const rows = await lockRows(tx, keys)
  const missing = keys.find((key) => !rows.some((row) => row.key === key))
  if (missing) return refused(404, 'unknown_tenant', { fields: { tenants: CITY_WORDS.unknownTenant(missing) } })
  const other = (await rowsWith(tx, city.slug)).find(({ city: there }) => !isSame(there, city))
  if (other) {
    const { name, location } = other.city
    const words = CITY_WORDS.differs(other.key, name, location.lat, location.lng)
    return refused(409, 'city_exists', { fields: { slug: words } })
  }
  const without = rows.filter(({ config }) => !config.cities.some(({ slug }) => slug === city.slug))
  for (const { key, config } of without) await saveCities(tx, key, config, [...config.cities, city])
  return done(without.map(({ key }) => key))
}

/** Changes a town in all of `keys` that have it, null: in every brand; 404 where none has it. */
export async function changeCity(
  tx: Db,
  slug: string,
  change: CityChange,
  keys: string[] | null,
): Promise<Outcome<string[]>> {
  const having = (await lockRows(tx, keys)).filter(({ config }) => config.cities.some((city) => city.slug === slug))
  if (having.length === 0) return refused(404, 'unknown_city')
  for (const { key, config } of having) {
    const cities = config.cities.map((city) => (city.slug === slug ? { ...city, ...change } : city))
    await saveCities(tx, key, config, cities)
  }
  return done(having.map(({ key }) => key))
}

/** Removes a town from a brand that has no restaurant at home there; never its last town. */
export async function removeCity(tx: Db, slug: string, key: string): Promise<Outcome<null>> {
  const [row] = await lockRows(tx, [key])
  if (!row?.config.cities.some((city) => city.slug === slug)) return refused(404, 'unknown_city')
  const [found] = await rowsOf<{ count: number }>(
    tx,
    sql`SELECT count(*)::int AS count FROM restaurants WHERE city_slug = ${slug} AND home_tenant = ${key}`,
  )
  if (found && found.count > 0)
    return refused(409, 'city_in_use', { fields: { restaurants: CITY_WORDS.inUse(found.count) } })
  const cities = row.config.cities.filter((city) => city.slug !== slug)
  if (cities.length === 0) return refused(409, 'last_city')
  await saveCities(tx, key, row.config, cities)
  return done(null)
}

/** The towns of a brand, or of all, sorted by name. */
export async function listCityRows(db: Db, tenant: string | null): Promise<CityRow[]> {
  const found = await rowsOf<CityRow>(
    db,
    sql`WITH named AS (
        SELECT t.key, city ->> 'slug' AS slug, city ->> 'name' AS name, city ->> 'where' AS "where", city -> 'location' AS location
        FROM tenants t, jsonb_array_elements(t.config -> 'cities') city WHERE ${tenant}::text IS NULL OR t.key = ${tenant}
      ), towns AS (
        SELECT slug, min(name) AS name, min("where") AS "where", (array_agg(location ORDER BY key))[1] AS location,
          array_agg(key ORDER BY key) AS tenants
        FROM named GROUP BY slug
      )
      SELECT towns.*, (SELECT count(*)::int FROM restaurants r WHERE r.city_slug = towns.slug) AS restaurants,
        (SELECT count(*)::int FROM streets s WHERE s.city = towns.slug) AS streets
      FROM towns`,
  )
  return found
    .map((row) => ({ ...row, where: whereOf({ slug: row.slug, where: row.where ?? undefined }) ?? null }))
    .sort((a, b) => a.name.localeCompare(b.name, 'pl'))
}

// Locked in one order, so that two writers cannot deadlock.
function lockRows(tx: Db, keys: string[] | null): Promise<Row[]> {
  const these = keys ? inArray(tenantRows.key, keys) : undefined
  return tx.select().from(tenantRows).where(these).orderBy(tenantRows.key).for('update')
}

function rowsWith(tx: Db, slug: string): Promise<{ key: string; city: City }[]> {
  return rowsOf(
    tx,
    sql`SELECT t.key, city FROM tenants t, jsonb_array_elements(t.config -> 'cities') city WHERE city ->> 'slug' = ${slug}`,
  )
}

// The wording of a town from a brand's file may be in `messages/`.
function isSame(there: City, city: City): boolean {
  const { lat, lng } = there.location
  const isWhere = there.where === undefined || there.where === city.where
  return isWhere && there.name === city.name && lat === city.location.lat && lng === city.location.lng
}

async function saveCities(tx: Db, key: string, config: TenantConfig, cities: City[]): Promise<void> {
  await tx
    .update(tenantRows)
    .set({ config: { ...config, cities } })
    .where(eq(tenantRows.key, key))
}
