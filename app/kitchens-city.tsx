import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KitchensCity } from '@/components/kitchens/kitchens-city'
import { JsonLd } from '@/components/seo/json-ld'
import { kitchensPath, menuPath } from '@/lib/menu/paths'
import { findCuisine, ORDER_CUISINES } from '@/lib/restaurant/cuisines'
import { CITY_TEXTS } from '@/lib/search/city-texts'
import { CUISINE_LINES, ORDER_CITY_TEXTS } from '@/lib/search/order-city-texts'
import { kitchensFor, orderCuisinesOf } from '@/lib/search/ordering-list'
import { EMPTY_QUERY } from '@/lib/search/ordering-query'
import { description } from '@/lib/seo/clipped'
import { fittedTitle } from '@/lib/seo/fitted-title'
import type { Tenant } from '@/lib/tenant/schema'
import { listCities } from '@/lib/upstream/cities'
import { listKitchens } from '@/lib/upstream/kitchens'
import { getTenant } from '@/lib/upstream/tenants'
import { cityJsonLd } from './city-json-ld'
import { Missing, type PageProps } from './guarded'
import { resultsMap } from './results-map'
import { cityCard } from './share-picture/card-of'
import { shared } from './shared'

/** A city's kitchens, all or those of one cuisine: for every diner the same. */
export async function kitchensCity(tenant: Tenant, { params }: Pick<PageProps, 'params'>) {
  const { city: slug, kuchnia } = await params
  const cuisine = kuchnia ? findCuisine(ORDER_CUISINES, kuchnia) : null
  const cities = (await listCities(tenant, 'orders')).filter(({ restaurants }) => restaurants > 0)
  const city = cities.find((one) => one.slug === slug)
  if (!city || (kuchnia && !cuisine)) throw new Missing()
  const all = await listKitchens(tenant, { city: city.slug })
  const now = new Date()
  const kitchens = kitchensFor(all, { ...EMPTY_QUERY, cuisine }, now)
  if (kitchens.length === 0) throw new Missing()
  const way = [
    { name: city.name, url: kitchensPath(city.slug) },
    ...(cuisine ? [{ name: cuisine, url: kitchensPath(city.slug, cuisine) }] : []),
  ]
  const places = kitchens.map(({ restaurant }) => restaurant)
  return (
    <>
      <KitchensCity
        {...{ city, cities, cuisine, kitchens, now }}
        cuisines={orderCuisinesOf(all)}
        map={await resultsMap(places)}
      />
      <JsonLd data={await cityJsonLd(tenant, { places, pathOf: menuPath, way })} />
    </>
  )
}

/** Title, description and canonical address. Calls nothing: the page itself says whether there is such a city. */
export async function kitchensCityMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant, city: slug, kuchnia } = await params
  const [t, found] = await Promise.all([getTranslations('kitchens.city'), getTenant(tenant ?? '')])
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
  const url = kitchensPath(city.slug, cuisine ?? undefined)
  return {
    title,
    description: text,
    alternates: { canonical: url },
    ...shared(found, ['miasto', city.slug, await cityCard(city)], {
      ...{ title: title.absolute, description: text, url },
    }),
  }
}
