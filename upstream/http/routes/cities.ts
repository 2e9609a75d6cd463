import { restaurantCalls } from '@/lib/domain/restaurant/restaurant-calls'
import type { CityWithCount, CuisineCount } from '@/lib/domain/restaurant/schema'
import { serve } from '@/upstream/http/serve'
import { countByCity, countByCuisine } from '@/upstream/restaurants/count-restaurants'
import { boundedCounts } from '@/upstream/search/bounded-counts'
import type { Deps, Upstream } from '../deps'

/**
 * Counting all restaurants of a tenant costs more than any page that shows the counts, so the counts are cached.
 * Contract C0.
 */
export function citiesRoutes(app: Upstream, { db, now }: Deps): void {
  const cities = boundedCounts<CityWithCount[]>()
  const cuisines = boundedCounts<CuisineCount[]>()

  serve(app, restaurantCalls.cities, ({ c, query: { product } }) => {
    const [tenant, config] = [c.get('tenant'), c.get('tenantConfig')]
    const key = JSON.stringify([tenant, c.get('listsRevision'), product, config.productName, config.cities])
    return cities(key, now().getTime(), () => countByCity(db, tenant, config, product))
  })

  serve(app, restaurantCalls.cuisines, ({ c, query: { product } }) => {
    const [tenant, config] = [c.get('tenant'), c.get('tenantConfig')]
    const key = JSON.stringify([tenant, c.get('listsRevision'), product, config.productName])
    return cuisines(key, now().getTime(), () => countByCuisine(db, tenant, config, product))
  })
}
