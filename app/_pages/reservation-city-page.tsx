import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { cityJsonLd } from '@/app/_metadata/city-json-ld'
import { cityCard, cuisineCard } from '@/app/_metadata/share-picture/load-share-card'
import { CityPage } from '@/components/list/tables/city-page'
import { JsonLd } from '@/components/shell/json-ld'
import { defaultSearch } from '@/lib/domain/reservation/availability/search'
import { RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { listCities } from '@/lib/server/upstream/cities'
import { ifOut } from '@/lib/server/upstream/client/outage'
import { listFirstRestaurants } from '@/lib/server/upstream/restaurants'
import { searchCachedList } from '@/lib/server/upstream/search/search-list'
import { getTenant } from '@/lib/server/upstream/tenants'
import { cityTextOf, whereOf } from '@/messages/content/city-texts'
import { CUISINE_WORDS } from '@/messages/content/cuisine-words'
import { emptyCityPage } from './empty-city-page'
import { emptyCityTitle } from './empty-place'
import { type CityList, citiesForTitles, cityListMetadata, placeOfCityList, readCityList, totalOf } from './list-page'
import { resultsMap } from './results-map'
import { NotFoundError, type PageProps } from './tenant-page'

/** Number of restaurants in a description. */
const NAMES_SHOWN = 3

type Props = Pick<PageProps, 'params'>
type Cuisine = (typeof RESERVATION_CUISINES)[number]

/** A city's restaurants for reservations, all or those of one cuisine; the same for every diner. */
export async function reservationCityPage(tenant: Tenant, { params }: Props) {
  const cities = await listCities(tenant, 'reservations')
  const requested = readCityList(cities, RESERVATION_CUISINES, await params)
  if (!requested) throw new NotFoundError()
  const { city, cuisine } = requested
  const { now, search, list } = await loadList(tenant, city.slug, cuisine, requested.page)
  if (!list) throw new NotFoundError()
  if (list.total === 0) return emptyCityPage(tenant, 'reservations', requested, cities)
  const title = cuisine && CUISINE_WORDS[cuisine].title
  const { previous, next, breadcrumbs, firstPosition } = placeOfCityList('reservations', requested, title, list)
  const listedRestaurants = list.items.map(({ restaurant }) => restaurant)
  return (
    <>
      <CityPage
        tenant={tenant.key}
        city={city}
        cities={cities}
        list={list}
        previous={previous}
        next={next}
        search={search}
        now={now}
        only={cuisine ? { cuisine, all: city.restaurants } : undefined}
        map={await resultsMap(listedRestaurants)}
      />
      <JsonLd
        data={await cityJsonLd(tenant, { listedRestaurants, pathOf: restaurantPath, breadcrumbs, firstPosition })}
      />
    </>
  )
}

/** Title, description and canonical URL of a city's page, or of a cuisine's page in a city; each page has its own. */
export async function reservationCityMetadata({ params }: Props): Promise<Metadata> {
  const requested = await params
  const tenant = await getTenant(requested.tenant)
  if (!tenant) return {}
  const list = readCityList(await citiesForTitles(tenant, 'reservations'), RESERVATION_CUISINES, requested)
  if (!list) return {}
  const { city, cuisine } = list
  const [words, total, card] = await Promise.all([
    cuisine ? cuisineWords(tenant, { ...list, cuisine }) : cityWords(tenant, list),
    totalOf(loadList(tenant, city.slug, cuisine, list.page)),
    cuisine ? cuisineCard(tenant, city, cuisine) : cityCard(tenant, city),
  ])
  const said = total === 0 ? { title: fittedTitle(tenant.label, await emptyCityTitle(city)) } : words
  return cityListMetadata(tenant, 'reservations', list, said, { total, card })
}

/** The list's page and the search that it answers; once for the page and its metadata. */
const loadList = cache(async (tenant: Tenant, city: string, cuisine: Cuisine | null, page: number) => {
  const now = new Date()
  const search = { ...defaultSearch(now), city }
  const input = { search, filters: { cuisine } }
  return { now, search, list: await searchCachedList(tenant, 'reservations', input, page, now.getTime()) }
})

type Words = { title: { absolute: string }; description?: string }

async function cityWords(tenant: Tenant, { city, page }: CityList<Cuisine>): Promise<Words> {
  const t = await getTranslations('city')
  const text = cityTextOf(tenant.key, city)
  const where = whereOf(city)
  const title = text?.title ?? (where ? t('metaTitle', { where }) : t('titlePlain', { city: city.name }))
  const short = where ? t('title', { where }) : city.name
  return {
    title: await listTitle(tenant, page, title, short),
    description: description(
      text?.title
        ? t('ownDescription', { where: text.where, lead: text.lead })
        : t('description', { city: city.name, lead: text?.lead ?? '' }),
    ),
  }
}

async function cuisineWords(tenant: Tenant, list: CityList<Cuisine> & { cuisine: Cuisine }): Promise<Words> {
  const { city, cuisine, page } = list
  const t = await getTranslations('cuisine')
  const { title } = CUISINE_WORDS[cuisine]
  const where = whereOf(city)
  const [long, short] = where
    ? [t('metaTitle', { title, where }), t('title', { title, where })]
    : [t('metaTitlePlain', { title, city: city.name }), t('titlePlain', { title, city: city.name })]
  const [names, count] = await listNames(tenant, list)
  const facts = { city: city.name, count, list: names.join(', ') }
  return {
    title: await listTitle(tenant, page, long, short),
    ...(names.length > 0 && { description: description(`${title}. ${t('description', facts)}`) }),
  }
}

// Later pages have their number in the title, so that no two pages have one title.
async function listTitle(tenant: Tenant, page: number, ...titles: [string, string]) {
  const t = await getTranslations('pager')
  const [long, short] = page > 1 ? titles.map((title) => t('titlePage', { title, page })) : titles
  return fittedTitle(tenant.label, long ?? '', short ?? '')
}

// Names in a fixed order: that of free tables would change the description each minute.
async function listNames(
  tenant: Tenant,
  { city, cuisine, page }: CityList<Cuisine> & { cuisine: Cuisine },
): Promise<[string[], number]> {
  const query = { product: 'reservations', city: city.slug, cuisine } as const
  const first = listFirstRestaurants(tenant, query, NAMES_SHOWN)
  const total = totalOf(loadList(tenant, city.slug, cuisine, page))
  const [restaurants, count] = await Promise.all([first, total]).catch(ifOut([[], 0] as const))
  return [restaurants.map(({ name }) => name), count ?? 0]
}
