import { sql } from 'drizzle-orm'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { servesProduct, type WireProduct } from './serves-product'

/** The tenant's cities, in its own order, with the number of restaurants that serve the product. */
export async function countByCity(
  db: Db,
  tenant: string,
  { cities, productName }: TenantConfig,
  product: WireProduct,
): Promise<CityWithCount[]> {
  const rows = await rowsOf<{ slug: string; restaurants: number }>(
    db,
    sql`SELECT r.city_slug AS slug, count(*)::int AS restaurants
      FROM ${listedRestaurants(tenant)} r
      WHERE ${servesProduct(product, productName)} GROUP BY r.city_slug`,
  )
  const counts = new Map(rows.map(({ slug, restaurants }) => [slug, restaurants]))
  return cities.map((city) => ({ ...city, restaurants: counts.get(city.slug) ?? 0 }))
}
