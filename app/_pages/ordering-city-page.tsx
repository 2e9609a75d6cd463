import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { cityJsonLd } from '@/app/_metadata/city-json-ld'
import { orderingCard } from '@/app/_metadata/share-picture/load-share-card'
import { OrderingCityPage } from '@/components/list/ordering/ordering-city-page'
import { JsonLd } from '@/components/shell/json-ld'
import { StaticPart } from '@/components/static-markup/static-part'
import { listedRestaurantOf } from '@/lib/domain/list/ordering/ordering-list'
import { EMPTY_QUERY } from '@/lib/domain/list/ordering/ordering-query'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import { ORDER_CUISINES, type OrderCuisine } from '@/lib/domain/restaurant/cuisines'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { listCities } from '@/lib/server/upstream/cities'
import { searchCachedList } from '@/lib/server/upstream/search/search-list'
import { getTenant } from '@/lib/server/upstream/tenants'
import { whereOf } from '@/messages/content/city-texts'
import { CUISINE_LINES, ORDER_CUISINE_TITLES, orderCityTextOf } from '@/messages/content/order-city-texts'
import { emptyCityPage } from './empty-city-page'
import { emptyCityTitle } from './empty-place'
import { type CityList, citiesForTitles, cityListMetadata, placeOfCityList, readCityList, totalOf } from './list-page'
import { resultsMap } from './results-map'
import { NotFoundError, type PageProps } from './tenant-page'

/** A city's restaurants for ordering, all or those of one cuisine; the same for every diner. */
export async function orderingCityPage(tenant: Tenant, { params }: Pick<PageProps, 'params'>) {
  const cities = await listCities(tenant, 'orders')
  const requested = readCityList(cities, ORDER_CUISINES, await params)
  if (!requested) throw new NotFoundError()
  const { city, cuisine } = requested
  const { now, list } = await loadList(tenant, city.slug, cuisine, requested.page)
  if (list?.total === 0) return emptyCityPage(tenant, 'orders', requested, cities)
  if (!list || list.items.length === 0) throw new NotFoundError()
  const title = cuisine && ORDER_CUISINE_TITLES[cuisine]
  const { previous, next, breadcrumbs, firstPosition } = placeOfCityList('orders', requested, title, list)
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
        previous={previous}
        next={next}
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
  return { now, list: await searchCachedList(tenant, 'orders', { query }, page, now.getTime()) }
})

/**
 * Title, description and canonical URL, different for each page of a list; the page itself decides whether the city
 * exists.
 */
export async function orderingCityMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const requested = await params
  const tenant = await getTenant(requested.tenant)
  if (!tenant) return {}
  const list = readCityList(await citiesForTitles(tenant, 'orders'), ORDER_CUISINES, requested)
  if (!list) return {}
  const { city, cuisine, page } = list
  const [words, total, card] = await Promise.all([
    cityWords(tenant, list),
    totalOf(loadList(tenant, city.slug, cuisine, page)),
    orderingCard(tenant, city, cuisine),
  ])
  const said = total === 0 ? { title: fittedTitle(tenant.label, await emptyCityTitle(city)) } : words
  return cityListMetadata(tenant, 'orders', list, said, { total, card })
}

async function cityWords(tenant: Tenant, { city, cuisine, page }: CityList<OrderCuisine>) {
  const [t, pager] = await Promise.all([getTranslations('orderingList.city'), getTranslations('pager')])
  const where = whereOf(city)
  const names = { city: city.name, cuisine: cuisine ? ORDER_CUISINE_TITLES[cuisine] : '', where: where ?? '' }
  const key = cuisine ? 'cuisineTitle' : 'title'
  const text = orderCityTextOf(tenant.key, city)
  const own = cuisine ? undefined : text?.title
  const list = own ?? (where ? t(key, names) : t(`${key}Plain`, names))
  const plain = page > 1 ? pager('titlePage', { title: list, page }) : list
  const lead = cuisine ? CUISINE_LINES[cuisine] : (text?.lead ?? '')
  const said = own
    ? `${lead} ${t('ownMetaText', { where: where ?? '' })}`
    : `${plain}. ${lead} ${t('metaText', { city: city.name, lead: '' })}`
  return { title: fittedTitle(tenant.label, plain), description: description(said) }
}
