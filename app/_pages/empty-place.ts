import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cityListPath, type ListKind } from '@/lib/domain/list/list-kind'
import { nearestCities } from '@/lib/domain/list/nearest-cities'
import type { City, CityWithCount } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { listCities } from '@/lib/server/upstream/cities'
import { ifOut } from '@/lib/server/upstream/client/outage'
import { listFirstRestaurants } from '@/lib/server/upstream/restaurants'

/** Does the brand list a restaurant of one of these kinds? Throws an UpstreamOutage. Contract C34. */
export async function hasRestaurants(tenant: Tenant, kinds: readonly ListKind[]): Promise<boolean> {
  const first = await Promise.all(kinds.map((product) => listFirstRestaurants(tenant, { product }, 1)))
  return first.some((items) => items.length > 0)
}

/** `noindex` for a page of a brand without restaurants for it; the page itself reports an outage. Contract C34. */
export async function emptyBrandRobots(tenant: Tenant, kinds: readonly ListKind[]): Promise<Pick<Metadata, 'robots'>> {
  const isFilled = await hasRestaurants(tenant, kinds).catch(ifOut(true))
  return isFilled ? {} : { robots: { index: false, follow: true } }
}

/** The page of the other kind, where a brand or a city has restaurants of that kind; else null. */
export async function pageOfOtherKind(
  tenant: Tenant,
  kind: ListKind,
  city: City | null = null,
): Promise<string | null> {
  const other = kind === 'orders' ? 'reservations' : 'orders'
  const cities = await listCities(tenant, other)
  const isThere = cities.some(({ slug, restaurants }) => restaurants > 0 && (city === null || city.slug === slug))
  if (!isThere) return null
  if (city) return cityListPath(other, city.slug)
  return other === 'orders' ? '/zamawiaj' : '/rezerwuj'
}

/** Notice of a live list whose brand, or requested city, has no restaurant of its kind; null where one has. */
export async function emptyList(tenant: Tenant, kind: ListKind, cities: CityWithCount[], requestedSlug: string | null) {
  const city = cities.find(({ slug }) => slug === requestedSlug) ?? null
  const isEmptyBrand = cities.every(({ restaurants }) => restaurants === 0)
  if (!isEmptyBrand && city?.restaurants !== 0) return null
  return {
    of: isEmptyBrand ? ('brand' as const) : ('city' as const),
    elsewhere: await pageOfOtherKind(tenant, kind, isEmptyBrand ? null : city),
    cities: nearestCities(cities, requestedSlug),
  }
}

/** The title of a city without restaurants. */
export async function emptyCityTitle(city: City): Promise<string> {
  return (await getTranslations('empty'))('cityMeta', { city: city.name })
}
