import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cityJsonLd } from '@/app/_metadata/city-json-ld'
import { cityCard } from '@/app/_metadata/share-picture/load-share-card'
import { sharingMetadata } from '@/app/_metadata/sharing-metadata'
import { OrderingCityPage } from '@/components/ordering-list/ordering-city-page'
import { JsonLd } from '@/components/seo/json-ld'
import { menuPath, orderingListPath } from '@/lib/domain/ordering/menu/paths'
import { findCuisine, ORDER_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { orderCuisinesOf, selectOrderingRestaurants } from '@/lib/domain/search/ordering/ordering-list'
import { EMPTY_QUERY } from '@/lib/domain/search/ordering/ordering-query'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { fittedTitle } from '@/lib/server/seo/fitted-title'
import { listCities } from '@/lib/server/upstream/cities'
import { listOrderingRestaurants } from '@/lib/server/upstream/ordering-restaurants'
import { getTenant } from '@/lib/server/upstream/tenants'
import { CITY_TEXTS } from '@/messages/content/city-texts'
import { CUISINE_LINES, ORDER_CITY_TEXTS } from '@/messages/content/order-city-texts'
import { resultsMap } from './results-map'
import { NotFoundError, type PageProps } from './tenant-page'

/** A city's restaurants for ordering, all or those of one cuisine; the same for every diner. */
export async function orderingCityPage(tenant: Tenant, { params }: Pick<PageProps, 'params'>) {
  const { city: slug, kuchnia } = await params
  const cuisine = kuchnia ? findCuisine(ORDER_CUISINES, kuchnia) : null
  const cities = (await listCities(tenant, 'orders')).filter(({ restaurants }) => restaurants > 0)
  const city = cities.find((one) => one.slug === slug)
  if (!city || (kuchnia && !cuisine)) throw new NotFoundError()
  const all = await listOrderingRestaurants(tenant, { city: city.slug })
  const now = new Date()
  const restaurants = selectOrderingRestaurants(all, { ...EMPTY_QUERY, cuisine }, now)
  if (restaurants.length === 0) throw new NotFoundError()
  const breadcrumbs = [
    { name: city.name, url: orderingListPath(city.slug) },
    ...(cuisine ? [{ name: cuisine, url: orderingListPath(city.slug, cuisine) }] : []),
  ]
  const listedRestaurants = restaurants.map(({ restaurant }) => restaurant)
  return (
    <>
      <OrderingCityPage
        city={city}
        cities={cities}
        cuisine={cuisine}
        restaurants={restaurants}
        now={now}
        cuisines={orderCuisinesOf(all)}
        map={await resultsMap(listedRestaurants)}
      />
      <JsonLd data={await cityJsonLd(tenant, { listedRestaurants, pathOf: menuPath, breadcrumbs })} />
    </>
  )
}

/** Title, description and canonical URL. Calls no upstream: the page itself decides whether the city exists. */
export async function orderingCityMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant, city: slug, kuchnia } = await params
  const [t, found] = await Promise.all([getTranslations('orderingList.city'), getTenant(tenant ?? '')])
  const city = found?.cities.find((one) => one.slug === slug)
  const cuisine = kuchnia ? findCuisine(ORDER_CUISINES, kuchnia) : null
  if (!found || !city || (kuchnia && !cuisine)) return {}
  const where = CITY_TEXTS[city.slug]?.where
  const names = { city: city.name, cuisine: cuisine ?? '', where: where ?? '' }
  const key = cuisine ? 'cuisineTitle' : 'title'
  const plain = where ? t(key, names) : t(`${key}Plain`, names)
  const title = fittedTitle(found.label, plain)
  const lead = cuisine ? CUISINE_LINES[cuisine] : (ORDER_CITY_TEXTS[city.slug]?.lead ?? '')
  const text = description(`${plain}. ${lead} ${t('metaText', { city: city.name, lead: '' })}`)
  const url = orderingListPath(city.slug, cuisine ?? undefined)
  return {
    title,
    description: text,
    alternates: { canonical: url },
    ...sharingMetadata(found, ['miasto', city.slug, await cityCard(city)], {
      title: title.absolute,
      description: text,
      url,
    }),
  }
}
