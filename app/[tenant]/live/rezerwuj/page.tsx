import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { guardedLive, type PageProps } from '@/app/guarded'
import { resultsMap } from '@/app/results-map'
import { Results } from '@/components/search/results'
import { findCity } from '@/lib/availability/search'
import { RESERVATION_CUISINES } from '@/lib/restaurant/cuisines'
import { askedFor, FEW_RESULTS } from '@/lib/search/asked'
import { areasOf, cuisinesOf, narrow } from '@/lib/search/narrow'
import { chanceOf, rankResults } from '@/lib/search/rank'
import { readResultsQuery } from '@/lib/search/results-query'
import { searchInTime } from '@/lib/search/search-in-time'
import { todayPath } from '@/lib/search/today'
import { localDateOf } from '@/lib/time'
import { getAvailability } from '@/lib/upstream/availability'
import { listCities } from '@/lib/upstream/cities'
import { listRestaurants } from '@/lib/upstream/restaurants'
import { getTenant } from '@/lib/upstream/tenants'

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

export default guardedLive(
  async (tenant, { searchParams }) => {
    const now = new Date()
    const cities = await listCities(tenant, 'reservations')
    const params = await searchParams
    const ofToday = todayPath(params, localDateOf(now))
    if (ofToday) redirect(ofToday)
    const wished = readResultsQuery(params, { now, cities })
    const { narrowing } = wished
    const all = await listRestaurants(tenant, {
      product: 'reservations',
      ...(wished.search.city && { city: wished.search.city }),
    })
    const fitting = narrow(all, narrowing, now)
    const asked = askedFor(all, fitting)
    const ids = asked.map(({ id }) => id)
    const { search, answers } = await searchInTime(wished.search, now, (one) => getAvailability(tenant, ids, one))
    const isMoved = search !== wished.search
    const query = { ...wished, search, mended: isMoved ? [...wished.mended, 'tooSoon' as const] : wished.mended }
    const city = cities.length === 1 ? cities[0] : cities.find(({ slug }) => slug === search.city)
    const context = { sort: narrowing.sort, time: search.time, centre: city?.location ?? tenant.location }
    const results = rankResults(fitting, answers, context)
    const others = asked.filter((one) => !fitting.includes(one))
    const similar = rankResults(others, answers, context).filter(
      ({ availability }) => chanceOf(availability) !== 'none',
    )

    return (
      <Results
        query={query}
        city={city ?? null}
        cities={cities}
        citiesAsked={cities.length > 1 ? cities : []}
        results={results}
        similar={similar.slice(0, FEW_RESULTS)}
        choices={{ cuisines: cuisinesOf(RESERVATION_CUISINES, all), areas: areasOf(all) }}
        now={now}
        map={await resultsMap(fitting)}
      />
    )
  },
  { section: 'reserve', usesMaps: true },
)
