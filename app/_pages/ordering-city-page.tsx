import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { cityJsonLd } from '@/app/_metadata/city-json-ld'
import { listOrigin, listStanding } from '@/app/_metadata/list-standing'
import { orderingCard } from '@/app/_metadata/share-picture/load-share-card'
import { sharingMetadata } from '@/app/_metadata/sharing-metadata'
import { OrderingCityPage } from '@/components/ordering-list/ordering-city-page'
import { JsonLd } from '@/components/seo/json-ld'
import { StaticPart } from '@/components/static-markup/static-part'
import { menuPath, orderingListPath } from '@/lib/domain/ordering/menu/paths'
import { findCuisine, ORDER_CUISINES, type OrderCuisine } from '@/lib/domain/restaurant/cuisines'
import { listedRestaurantOf } from '@/lib/domain/search/ordering/ordering-list'
import { EMPTY_QUERY } from '@/lib/domain/search/ordering/ordering-query'
import { MAX_UNRANKED_PAGE, PAGE_SIZE, pagePath, readPageNumber } from '@/lib/domain/search/page-number'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { fittedTitle } from '@/lib/server/seo/fitted-title'
import { listCities } from '@/lib/server/upstream/cities'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { searchCachedOrdering } from '@/lib/server/upstream/search/search-ordering'
import { getTenant } from '@/lib/server/upstream/tenants'
import { CITY_TEXTS } from '@/messages/content/city-texts'
import { CUISINE_LINES, ORDER_CUISINE_TITLES, orderCityTextOf } from '@/messages/content/order-city-texts'
import { resultsMap } from './results-map'
import { NotFoundError, type PageProps } from './tenant-page'

/** A city's restaurants for ordering, all or those of one cuisine; the same for every diner. */
export async function orderingCityPage(tenant: Tenant, { params }: Pick<PageProps, 'params'>) {
  const { city: slug, kuchnia, strona } = await params
  const cuisine = kuchnia ? findCuisine(ORDER_CUISINES, kuchnia) : null
  const page = readPageNumber(strona, MAX_UNRANKED_PAGE)
  const cities = (await listCities(tenant, 'orders')).filter(({ restaurants }) => restaurants > 0)
  const city = cities.find((one) => one.slug === slug)
  if (!city || (kuchnia && !cuisine) || page === null) throw new NotFoundError()
  const { now, list } = await loadList(tenant, city.slug, cuisine, page)
  if (!list || list.items.length === 0) throw new NotFoundError()
  const path = orderingListPath(city.slug, cuisine ?? undefined)
  const breadcrumbs = [
    { name: city.name, url: orderingListPath(city.slug) },
    ...(cuisine ? [{ name: ORDER_CUISINE_TITLES[cuisine], url: path }] : []),
  ]
  const firstPosition = (page - 1) * PAGE_SIZE + 1
  const data = await cityJsonLd(tenant, {
    listedRestaurants: list.items,
    pathOf: menuPath,
    breadcrumbs,
    firstPosition,
  })
  return (
    <>
      <OrderingCityPage
        tenant={tenant.key}
        city={city}
        cities={cities}
        cuisine={cuisine}
        list={list}
        restaurants={list.items.map((restaurant) => listedRestaurantOf(restaurant, null, now))}
        previous={page > 1 ? pagePath(path, page - 1) : null}
        next={list.next_page ? pagePath(path, list.next_page) : null}
        now={now}
        map={await resultsMap(list.items)}
      />
      <StaticPart as="section">
        <JsonLd data={data} />
      </StaticPart>
    </>
  )
}

/** The list's page; once for the page and its metadata. */
const loadList = cache(async (tenant: Tenant, city: string, cuisine: OrderCuisine | null, page: number) => {
  const now = new Date()
  const query = { ...EMPTY_QUERY, city, cuisine }
  return { now, list: await searchCachedOrdering(tenant, { query, page }, now.getTime()) }
})

/** Title, description and canonical URL, of each page of a list its own; the page itself decides whether the city exists. */
export async function orderingCityMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant, city: slug, kuchnia, strona } = await params
  const [t, pager, found] = await Promise.all([
    getTranslations('orderingList.city'),
    getTranslations('pager'),
    getTenant(tenant ?? ''),
  ])
  const page = readPageNumber(strona, MAX_UNRANKED_PAGE)
  const city = found?.cities.find((one) => one.slug === slug)
  const cuisine = kuchnia ? findCuisine(ORDER_CUISINES, kuchnia) : null
  if (!found || !city || (kuchnia && !cuisine) || page === null) return {}
  const where = CITY_TEXTS[city.slug]?.where
  const names = { city: city.name, cuisine: cuisine ? ORDER_CUISINE_TITLES[cuisine] : '', where: where ?? '' }
  const key = cuisine ? 'cuisineTitle' : 'title'
  const text = orderCityTextOf(found.key, city.slug)
  const own = cuisine ? undefined : text?.title
  const list = own ?? (where ? t(key, names) : t(`${key}Plain`, names))
  const plain = page > 1 ? pager('titlePage', { title: list, page }) : list
  const title = fittedTitle(found.label, plain)
  const lead = cuisine ? CUISINE_LINES[cuisine] : (text?.lead ?? '')
  const said = own
    ? `${lead} ${t('ownMetaText', { where: where ?? '' })}`
    : `${plain}. ${lead} ${t('metaText', { city: city.name, lead: '' })}`
  const about = description(said)
  const [origin, total, card] = await Promise.all([
    listOrigin(found, { product: 'orders', city: city.slug, cuisine }, page),
    listTotal(found, city.slug, cuisine, page),
    orderingCard(found, city, cuisine),
  ])
  const url = `${origin}${pagePath(orderingListPath(city.slug, cuisine ?? undefined), page)}`
  return {
    title,
    description: about,
    ...listStanding(url, total),
    ...sharingMetadata(found, card, { title: title.absolute, description: about, url }),
  }
}

// The page itself reports the outage.
function listTotal(tenant: Tenant, city: string, cuisine: OrderCuisine | null, page: number): Promise<number | null> {
  return loadList(tenant, city, cuisine, page).then(
    ({ list }) => list?.total ?? null,
    (error) => {
      if (error instanceof UpstreamOutage) return null
      throw error
    },
  )
}
