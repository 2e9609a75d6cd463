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
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { restaurantCard } from './share-picture/load-share-card'
import { sharingMetadata } from './sharing-metadata'

/** Title, description and canonical URL of the page about a restaurant. Contract C18. */
export async function aboutMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant: key, id = '' } = await params
  const tenant = await getTenant(key)
  const restaurant = tenant && (await loadRestaurant(tenant, id).catch(missingInOutage))
  if (!tenant || !restaurant) return {}

  const t = await getTranslations('restaurantPages')
  const { name, city, lead, address } = restaurant
  const title = fittedTitle(tenant.label, t('aboutTitle', { name, city: city.name }), t('aboutShort', { name }))
  const text = description(
    t('aboutDescription', { name, lead, street: address.street, house: address.house, city: city.name }),
  )
  const url = `${homeOrigin(tenant, restaurant)}${aboutPath(restaurant)}`
  return {
    title,
    description: text,
    alternates: { canonical: url },
    ...(isBare(restaurant) && { robots: { index: false, follow: true } }),
    ...sharingMetadata(tenant, restaurantCard(restaurant), {
      title: title.absolute,
      description: text,
      url,
    }),
  }
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

// The page itself reports the outage.
function missingInOutage(error: unknown): null {
  if (error instanceof UpstreamOutage) return null
  throw error
}
