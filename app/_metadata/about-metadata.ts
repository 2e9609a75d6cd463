import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { canonicalUrl, homeOrigin, loadRestaurant } from '@/app/_pages/load-restaurant'
import type { PageProps } from '@/app/_pages/tenant-page'
import { cityListPath } from '@/lib/domain/list/list-kind'
import { aboutPath, isBare } from '@/lib/domain/restaurant/restaurant-pages'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { breadcrumbData } from '@/lib/domain/seo/list-data'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { restaurantCard } from './share-picture/load-share-card'
import { pageMetadata } from './sharing-metadata'

/** Title, description and canonical URL of the page about a restaurant. Contract C18. */
export async function aboutMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant: key, id = '' } = await params
  const tenant = await getTenant(key)
  // The page itself reports an outage.
  const restaurant = tenant && (await loadRestaurant(tenant, id).catch(nullIfOut))
  if (!tenant || !restaurant) return {}

  const t = await getTranslations('restaurantPages')
  const { name, city, lead, address } = restaurant
  const title = fittedTitle(tenant.label, t('aboutTitle', { name, city: city.name }), t('aboutShort', { name }))
  const text = description(
    t('aboutDescription', { name, lead, street: address.street, house: address.house, city: city.name }),
  )
  const url = `${homeOrigin(tenant, restaurant)}${aboutPath(restaurant)}`
  const words = await pageMetadata(tenant, { title, description: text, path: url }, restaurantCard(restaurant))
  return { ...words, ...(isBare(restaurant) && { robots: { index: false, follow: true } }) }
}

/** Structured data of that page: its breadcrumbs; the restaurant itself is described on the page of its tables. */
export async function aboutJsonLd(tenant: Tenant, restaurant: Restaurant): Promise<object[]> {
  const [share, t] = await Promise.all([getTranslations('share'), getTranslations('restaurantPages')])
  const { name, city } = restaurant
  const origin = homeOrigin(tenant, restaurant)
  const breadcrumbs = [
    { name: share('home'), url: `${origin}/` },
    { name: city.name, url: `${origin}${cityListPath('reservations', city.slug)}` },
    { name, url: canonicalUrl(tenant, restaurant) },
    { name: t('about'), url: `${origin}${aboutPath(restaurant)}` },
  ]
  return [breadcrumbData(breadcrumbs)]
}
