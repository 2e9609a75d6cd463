import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { cityJsonLd } from '@/app/_metadata/city-json-ld'
import { listOrigin, listStanding } from '@/app/_metadata/list-standing'
import { cityCard, cuisineCard } from '@/app/_metadata/share-picture/load-share-card'
import { sharingMetadata } from '@/app/_metadata/sharing-metadata'
import { CityPage } from '@/components/search/city-page'
import { JsonLd } from '@/components/seo/json-ld'
import { defaultSearch } from '@/lib/domain/reservation/availability/search'
import { findCuisine, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { MAX_UNRANKED_PAGE, PAGE_SIZE, pagePath, readPageNumber } from '@/lib/domain/search/page-number'
import { reservationListPath } from '@/lib/domain/search/reservation-list-path'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { fittedTitle } from '@/lib/server/seo/fitted-title'
import { listCities } from '@/lib/server/upstream/cities'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { listFirstRestaurants } from '@/lib/server/upstream/restaurants'
import { searchCachedTables } from '@/lib/server/upstream/search/search-tables'
import { getTenant } from '@/lib/server/upstream/tenants'
import { CITY_TEXTS, cityTextOf } from '@/messages/content/city-texts'
import { CUISINE_WORDS } from '@/messages/content/cuisine-words'
import { resultsMap } from './results-map'
import { NotFoundError, type PageProps } from './tenant-page'

/** How many restaurants a description names. */
const NAMES_SHOWN = 3

type Props = Pick<PageProps, 'params'>
type Cuisine = (typeof RESERVATION_CUISINES)[number]

/** A city's restaurants for reservations, all or those of one cuisine; the same for every diner. */
export async function reservationCityPage(tenant: Tenant, { params }: Props) {
  const { city: slug, kuchnia, strona } = await params
  const cuisine = kuchnia ? findCuisine(RESERVATION_CUISINES, kuchnia) : null
  const page = readPageNumber(strona, MAX_UNRANKED_PAGE)
  const cities = await listCities(tenant, 'reservations')
  const city = cities.find((one) => one.slug === slug)
  if (!city || (kuchnia && !cuisine) || page === null) throw new NotFoundError()
  const { now, search, list } = await loadList(tenant, city.slug, cuisine, page)
  if (!list || (cuisine && list.total === 0)) throw new NotFoundError()

  const path = reservationListPath(city.slug, cuisine ?? undefined)
  const breadcrumbs = [
    { name: city.name, url: reservationListPath(city.slug) },
    ...(cuisine ? [{ name: CUISINE_WORDS[cuisine].title, url: path }] : []),
  ]
  const listedRestaurants = list.items.map(({ restaurant }) => restaurant)
  const firstPosition = (page - 1) * PAGE_SIZE + 1
  return (
    <>
      <CityPage
        tenant={tenant.key}
        city={city}
        cities={cities}
        list={list}
        previous={page > 1 ? pagePath(path, page - 1) : null}
        next={list.next_page ? pagePath(path, list.next_page) : null}
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
  const { tenant: key, city: slug = '', kuchnia, strona } = await params
  const tenant = await getTenant(key)
  const city = tenant?.cities.find((one) => one.slug === slug)
  const page = readPageNumber(strona, MAX_UNRANKED_PAGE)
  if (!tenant || !city || page === null) return {}
  const cuisine = kuchnia ? findCuisine(RESERVATION_CUISINES, kuchnia) : null
  if (kuchnia && !cuisine) return {}
  const [words, total, origin] = await Promise.all([
    cuisine ? cuisineWords(tenant, city, cuisine, page) : cityWords(tenant, city, page),
    listTotal(tenant, city, cuisine, page),
    listOrigin(tenant, { product: 'reservations', city: city.slug, cuisine }, page),
  ])
  const url = `${origin}${pagePath(reservationListPath(city.slug, cuisine ?? undefined), page)}`
  const open = { title: words.title.absolute, description: words.description, url }
  const card = cuisine ? await cuisineCard(tenant, city, cuisine) : await cityCard(tenant, city)
  return { ...words, ...listStanding(url, total), ...sharingMetadata(tenant, card, open) }
}

/** The list's page and the search that it answers; once for the page and its metadata. */
const loadList = cache(async (tenant: Tenant, city: string, cuisine: Cuisine | null, page: number) => {
  const now = new Date()
  const search = { ...defaultSearch(now), city }
  return { now, search, list: await searchCachedTables(tenant, { search, filters: { cuisine }, page }, now.getTime()) }
})

type City = Tenant['cities'][number]
type Words = { title: { absolute: string }; description?: string }

async function cityWords(tenant: Tenant, city: City, page: number): Promise<Words> {
  const t = await getTranslations('city')
  const text = cityTextOf(tenant.key, city.slug)
  const title = text?.title ?? (text ? t('metaTitle', { where: text.where }) : t('titlePlain', { city: city.name }))
  const short = text ? t('title', { where: text.where }) : city.name
  return {
    title: await listTitle(tenant, page, title, short),
    description: description(
      text?.title
        ? t('ownDescription', { where: text.where, lead: text.lead })
        : t('description', { city: city.name, lead: text?.lead ?? '' }),
    ),
  }
}

async function cuisineWords(tenant: Tenant, city: City, cuisine: Cuisine, page: number): Promise<Words> {
  const t = await getTranslations('cuisine')
  const { title } = CUISINE_WORDS[cuisine]
  const where = CITY_TEXTS[city.slug]?.where
  const [long, short] = where
    ? [t('metaTitle', { title, where }), t('title', { title, where })]
    : [t('metaTitlePlain', { title, city: city.name }), t('titlePlain', { title, city: city.name })]
  const [names, count] = await listNames(tenant, city, cuisine, page)
  const facts = { city: city.name, count, list: names.join(', ') }
  return {
    title: await listTitle(tenant, page, long, short),
    ...(names.length > 0 && { description: description(`${title}. ${t('description', facts)}`) }),
  }
}

// A title of a later page names it, so that no two pages have one title.
async function listTitle(tenant: Tenant, page: number, ...titles: [string, string]) {
  const t = await getTranslations('pager')
  const [long, short] = page > 1 ? titles.map((title) => t('titlePage', { title, page })) : titles
  return fittedTitle(tenant.label, long ?? '', short ?? '')
}

// The page itself reports the outage.
function listTotal(tenant: Tenant, city: City, cuisine: Cuisine | null, page: number): Promise<number | null> {
  return loadList(tenant, city.slug, cuisine, page).then(
    ({ list }) => list?.total ?? null,
    (error) => {
      if (error instanceof UpstreamOutage) return null
      throw error
    },
  )
}

// Not in the order of their free tables, which would write another description each minute.
async function listNames(tenant: Tenant, city: City, cuisine: Cuisine, page: number): Promise<[string[], number]> {
  try {
    const query = { product: 'reservations', city: city.slug, cuisine } as const
    const [first, total] = await Promise.all([
      listFirstRestaurants(tenant, query, NAMES_SHOWN),
      listTotal(tenant, city, cuisine, page),
    ])
    return [first.map(({ name }) => name), total ?? 0]
  } catch (error) {
    if (error instanceof UpstreamOutage) return [[], 0]
    throw error
  }
}
