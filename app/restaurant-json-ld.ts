import { getTranslations } from 'next-intl/server'
import { menuPath } from '@/lib/menu/paths'
import type { Restaurant } from '@/lib/restaurant/schema'
import { reservationListPath } from '@/lib/search/tables-path'
import { breadcrumbData } from '@/lib/seo/list-data'
import { restaurantData } from '@/lib/seo/restaurant-data'
import type { Tenant } from '@/lib/tenant/schema'
import { canonicalUrl, homeOrigin } from './restaurant-of'

/** What search engines read of a restaurant's page: the restaurant itself and the way to it. */
export async function restaurantJsonLd(tenant: Tenant, restaurant: Restaurant): Promise<object[]> {
  const t = await getTranslations('share')
  const { name, city, cover, config } = restaurant
  const origin = homeOrigin(tenant, restaurant)
  const url = canonicalUrl(tenant, restaurant)
  const menuUrl = config.orders.allowOrders ? `${origin}${menuPath(restaurant)}` : null
  const image = cover && `${origin}${cover.src}${cover.widths ? `-${Math.max(...cover.widths)}.webp` : ''}`
  const breadcrumbs = [
    { name: t('home'), url: `${origin}/` },
    { name: city.name, url: `${origin}${reservationListPath(city.slug)}` },
    { name, url },
  ]
  return [restaurantData(restaurant, { url, menuUrl, image }), breadcrumbData(breadcrumbs)]
}
