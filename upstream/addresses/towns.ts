import { sql } from 'drizzle-orm'
import type { City } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Coordinates } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'

type Town = Pick<City, 'slug' | 'name' | 'location'>

/**
 * The town of a brand that has no street in the list of streets: the one that `named` names, else the nearest to
 * `near`. Null where the town has streets, or is in no brand. Contract C34.
 */
export async function townWithoutStreets(db: Db, named: string | null, near: Coordinates): Promise<Town | null> {
  const [town] = await rowsOf<Town & { hasStreets: boolean }>(
    db,
    sql`SELECT slug, name, location, EXISTS (SELECT 1 FROM streets s WHERE s.city = slug) AS "hasStreets"
      FROM (
        SELECT city ->> 'slug' AS slug, city ->> 'name' AS name, city -> 'location' AS location,
          (city #>> '{location,lat}')::float8 AS lat, (city #>> '{location,lng}')::float8 AS lng
        FROM tenants t, jsonb_array_elements(t.config -> 'cities') city
      ) towns
      WHERE ${named}::text IS NULL OR slug = ${slugOf(named ?? '')} OR split_part(slug, '-', 1) = ${slugOf(named ?? '')}
      ORDER BY power((lat - ${near.lat}) * 111.2, 2) + power((lng - ${near.lng}) * 68, 2), slug LIMIT 1`,
  )
  if (!town || town.hasStreets) return null
  return { slug: town.slug, name: town.name, location: town.location }
}

/** Towns without a street in the list. */
export async function townsWithoutStreets<T extends { slug: string }>(db: Db, towns: readonly T[]): Promise<T[]> {
  if (towns.length === 0) return []
  const having = await rowsOf<{ slug: string }>(
    db,
    sql`SELECT slug FROM (VALUES ${sql.join(
      towns.map(({ slug }) => sql`(${slug})`),
      sql`, `,
    )}) town (slug) WHERE EXISTS (SELECT 1 FROM streets s WHERE s.city = town.slug)`,
  )
  const slugs = new Set(having.map(({ slug }) => slug))
  return towns.filter(({ slug }) => !slugs.has(slug))
}
