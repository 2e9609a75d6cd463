import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cityJsonLd } from '@/app/_metadata/city-json-ld'
import { cityCard } from '@/app/_metadata/share-picture/load-share-card'
import { sharingMetadata } from '@/app/_metadata/sharing-metadata'
import { CityPage } from '@/components/search/city-page'
import { JsonLd } from '@/components/seo/json-ld'
import { defaultSearch } from '@/lib/domain/reservation/availability/search'
import { findCuisine, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { cuisinesOf } from '@/lib/domain/search/filter-restaurants'
import { rankResults } from '@/lib/domain/search/rank'
import { reservationListPath } from '@/lib/domain/search/reservation-list-path'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { fittedTitle } from '@/lib/server/seo/fitted-title'
import { getAvailability } from '@/lib/server/upstream/availability'
import { listCities } from '@/lib/server/upstream/cities'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { listRestaurants } from '@/lib/server/upstream/restaurants'
import { getTenant } from '@/lib/server/upstream/tenants'
import { CITY_TEXTS } from '@/messages/content/city-texts'
import { CUISINE_WORDS } from '@/messages/content/cuisine-words'
import { resultsMap } from './results-map'
import { NotFoundError, type PageProps } from './tenant-page'

type Props = Pick<PageProps, 'params'>

/** A city's restaurants for reservations, all or those of one cuisine; the same for every diner. */
export async function reservationCityPage(tenant: Tenant, { params }: Props) {
  const { city: slug, kuchnia } = await params
  const cuisine = kuchnia ? findCuisine(RESERVATION_CUISINES, kuchnia) : null
  const cities = await listCities(tenant, 'reservations')
  const city = cities.find((one) => one.slug === slug)
  if (!city || (kuchnia && !cuisine)) throw new NotFoundError()
  const all = await listRestaurants(tenant, { product: 'reservations', city: city.slug })
  const restaurants = cuisine ? all.filter(({ cuisines }) => cuisines.includes(cuisine)) : all
  if (cuisine && restaurants.length === 0) throw new NotFoundError()

  const now = new Date()
  const search = { ...defaultSearch(now), city: city.slug }
  const ids = restaurants.map(({ id }) => id)
  const answers = await getAvailability(tenant, ids, search)
  const results = rankResults(restaurants, answers, { sort: 'polecane', time: search.time, centre: city.location })
  const breadcrumbs = [
    { name: city.name, url: reservationListPath(city.slug) },
    ...(cuisine ? [{ name: CUISINE_WORDS[cuisine].title, url: reservationListPath(city.slug, cuisine) }] : []),
  ]
  const listedRestaurants = results.map(({ restaurant }) => restaurant)
  return (
    <>
      <CityPage
        city={city}
        cities={cities}
        results={results}
        search={search}
        now={now}
        cuisines={cuisinesOf(RESERVATION_CUISINES, all)}
        only={cuisine ? { cuisine, all: all.length } : undefined}
        map={await resultsMap(restaurants)}
      />
      <JsonLd data={await cityJsonLd(tenant, { listedRestaurants, pathOf: restaurantPath, breadcrumbs })} />
    </>
  )
}

/** Title, description and canonical URL of a city's page, or of a cuisine's page in a city. */
export async function reservationCityMetadata({ params }: Props): Promise<Metadata> {
  const { tenant: key, city: slug = '', kuchnia } = await params
  const tenant = await getTenant(key)
  const city = tenant?.cities.find((one) => one.slug === slug)
  if (!tenant || !city) return {}
  const cuisine = kuchnia ? findCuisine(RESERVATION_CUISINES, kuchnia) : null
  if (kuchnia && !cuisine) return {}
  const words = cuisine ? await cuisineWords(tenant, city, cuisine) : await cityWords(tenant, city)
  const url = reservationListPath(city.slug, cuisine ?? undefined)
  const open = { title: words.title.absolute, description: words.description, url }
  return {
    ...words,
    alternates: { canonical: url },
    ...sharingMetadata(tenant, ['miasto', city.slug, await cityCard(city)], open),
  }
}

type City = Tenant['cities'][number]
type Words = { title: { absolute: string }; description?: string }

async function cityWords(tenant: Tenant, city: City): Promise<Words> {
  const t = await getTranslations('city')
  const text = CITY_TEXTS[city.slug]
  const title = text ? t('metaTitle', { where: text.where }) : t('titlePlain', { city: city.name })
  const short = text ? t('title', { where: text.where }) : city.name
  return {
    title: fittedTitle(tenant.label, title, short),
    description: description(t('description', { city: city.name, lead: text?.lead ?? '' })),
  }
}

async function cuisineWords(
  tenant: Tenant,
  city: City,
  cuisine: (typeof RESERVATION_CUISINES)[number],
): Promise<Words> {
  const t = await getTranslations('cuisine')
  const { title } = CUISINE_WORDS[cuisine]
  const where = CITY_TEXTS[city.slug]?.where
  const [long, short] = where
    ? [t('metaTitle', { title, where }), t('title', { title, where })]
    : [t('metaTitlePlain', { title, city: city.name }), t('titlePlain', { title, city: city.name })]
  const names = await listRestaurantNames(tenant, city, cuisine)
  const facts = { city: city.name, count: names.length, list: names.slice(0, 3).join(', ') }
  return {
    title: fittedTitle(tenant.label, long, short),
    ...(names.length > 0 && { description: description(`${title}. ${t('description', facts)}`) }),
  }
}

// The page itself reports the outage.
async function listRestaurantNames(tenant: Tenant, city: City, cuisine: string): Promise<string[]> {
  const found = await listRestaurants(tenant, { product: 'reservations', city: city.slug, cuisine }).catch((error) => {
    if (error instanceof UpstreamOutage) return []
    throw error
  })
  return found.map(({ name }) => name)
}
