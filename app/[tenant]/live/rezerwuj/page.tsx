import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { resultsMap } from '@/app/_pages/results-map'
import { liveTenantPage, type PageProps } from '@/app/_pages/tenant-page'
import { Results } from '@/components/search/results'
import { findCity } from '@/lib/domain/reservation/availability/search'
import { RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { areasOf, cuisinesOf, filterRestaurants } from '@/lib/domain/search/filter-restaurants'
import { availabilityRankOf, rankResults } from '@/lib/domain/search/rank'
import { FEW_RESULTS, restaurantsToQuery } from '@/lib/domain/search/restaurants-to-query'
import { readResultsQuery } from '@/lib/domain/search/results-query'
import { searchWithFallback } from '@/lib/domain/search/search-with-fallback'
import { todayPath } from '@/lib/domain/search/today'
import { localDateOf } from '@/lib/domain/time/time'
import { getAvailability } from '@/lib/server/upstream/availability'
import { listCities } from '@/lib/server/upstream/cities'
import { listRestaurants } from '@/lib/server/upstream/restaurants'
import { getTenant } from '@/lib/server/upstream/tenants'

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const [t, tenant, { city: asked }] = await Promise.all([
    getTranslations('search'),
    params.then(({ tenant }) => getTenant(tenant)),
    searchParams,
  ])
  const city = findCity(String(asked ?? ''), tenant?.cities ?? [])
  return {
    title: city ? t('titleCity', { city: city.name }) : t('title'),
    alternates: { canonical: city ? `/rezerwuj/${city.slug}` : '/rezerwuj' },
  }
}

export default liveTenantPage(
  async (tenant, { searchParams }) => {
    const now = new Date()
    const cities = await listCities(tenant, 'reservations')
    const params = await searchParams
    const todayUrl = todayPath(params, localDateOf(now))
    if (todayUrl) redirect(todayUrl)
    const requested = readResultsQuery(params, { now, cities })
    const { filters } = requested
    const all = await listRestaurants(tenant, {
      product: 'reservations',
      ...(requested.search.city && { city: requested.search.city }),
    })
    const filtered = filterRestaurants(all, filters, now)
    const queried = restaurantsToQuery(all, filtered)
    const ids = queried.map(({ id }) => id)
    const { search, answers } = await searchWithFallback(requested.search, now, (one) =>
      getAvailability(tenant, ids, one),
    )
    const wasTimeMoved = search !== requested.search
    const query = {
      ...requested,
      search,
      corrections: wasTimeMoved ? [...requested.corrections, 'tooSoon' as const] : requested.corrections,
    }
    const city = cities.length === 1 ? cities[0] : cities.find(({ slug }) => slug === search.city)
    const context = { sort: filters.sort, time: search.time, centre: city?.location ?? tenant.location }
    const results = rankResults(filtered, answers, context)
    const others = queried.filter((one) => !filtered.includes(one))
    const similar = rankResults(others, answers, context).filter(
      ({ availability }) => availabilityRankOf(availability) !== 'none',
    )

    return (
      <Results
        query={query}
        city={city ?? null}
        cities={cities}
        citiesOffered={cities.length > 1 ? cities : []}
        results={results}
        similar={similar.slice(0, FEW_RESULTS)}
        choices={{ cuisines: cuisinesOf(RESERVATION_CUISINES, all), areas: areasOf(all) }}
        now={now}
        map={await resultsMap(filtered)}
      />
    )
  },
  { section: 'reserve', usesMaps: true },
)
