import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guarded, Missing, type PageProps } from '@/app/guarded'
import { resultsMap } from '@/app/results-map'
import { CityPage } from '@/components/search/city-page'
import { defaultSearch } from '@/lib/availability/search'
import { RESERVATION_CUISINES } from '@/lib/restaurant/cuisines'
import { CITY_TEXTS } from '@/lib/search/city-texts'
import { cuisinesOf } from '@/lib/search/narrow'
import { rankResults } from '@/lib/search/rank'
import { getAvailability } from '@/lib/upstream/availability'
import { listCities } from '@/lib/upstream/cities'
import { listRestaurants } from '@/lib/upstream/restaurants'
import { getTenant } from '@/lib/upstream/tenants'

export const revalidate = 60

// None at build, which calls no upstream; with the list each is made on first request and then kept.
export function generateStaticParams(): { city: string }[] {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { tenant, city: slug } = await params
  const [t, found] = await Promise.all([getTranslations('city'), getTenant(tenant)])
  const city = found?.cities.find((one) => one.slug === slug)
  if (!city) return {}
  const text = CITY_TEXTS[city.slug]
  return {
    title: text ? t('metaTitle', { where: text.where }) : t('titlePlain', { city: city.name }),
    description: t('description', { city: city.name, lead: text?.lead ?? '' }),
    alternates: { canonical: `/rezerwuj/${city.slug}` },
  }
}

export default guarded(
  async (tenant, { params }) => {
    const { city: slug } = await params
    const cities = await listCities(tenant, 'reservations')
    const city = cities.find((one) => one.slug === slug)
    if (!city) throw new Missing()
    const now = new Date()
    const search = { ...defaultSearch(now), city: city.slug }
    const restaurants = await listRestaurants(tenant, { product: 'reservations', city: city.slug })
    const answers = await getAvailability(
      tenant,
      restaurants.map(({ id }) => id),
      search,
    )
    return (
      <CityPage
        city={city}
        cities={cities}
        results={rankResults(restaurants, answers, { sort: 'polecane', time: search.time, centre: city.location })}
        cuisines={cuisinesOf(RESERVATION_CUISINES, restaurants)}
        search={search}
        now={now}
        map={await resultsMap(restaurants)}
      />
    )
  },
  { section: 'reserve', usesMaps: true },
)
