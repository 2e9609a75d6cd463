import { sql } from 'drizzle-orm'
import type { CityWithCount, CuisineCount } from '@/lib/domain/restaurant/schema'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { servesProduct, type WireProduct } from './serves-product'

/** The tenant's cities, in its own order, with the number of restaurants that serve the product. */
export async function countByCity(
  db: Db,
  tenant: string,
  { cities, productName }: Pick<TenantConfig, 'cities' | 'productName'>,
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

/** The cuisines of the tenant's restaurants with their numbers, the most common first. Contract C0. */
export async function countByCuisine(
  db: Db,
  tenant: string,
  { productName }: Pick<TenantConfig, 'productName'>,
  product: WireProduct,
): Promise<CuisineCount[]> {
  const cuisines = product === 'orders' ? sql`r.order_cuisines` : sql`r.cuisines`
  return rowsOf(
    db,
    sql`SELECT cuisine, count(*)::int AS restaurants
      FROM ${listedRestaurants(tenant)} r, unnest(${cuisines}) AS cuisine
      WHERE ${servesProduct(product, productName)}
      GROUP BY cuisine ORDER BY count(*) DESC, cuisine COLLATE "C"`,
  )
}
