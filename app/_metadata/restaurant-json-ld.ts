import { getTranslations } from 'next-intl/server'
import { canonicalUrl, homeOrigin } from '@/app/_pages/load-restaurant'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { reservationListPath } from '@/lib/domain/search/reservation-list-path'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { breadcrumbData } from '@/lib/server/seo/list-data'
import { restaurantData } from '@/lib/server/seo/restaurant-data'

/** Structured data of a restaurant's page: the restaurant and the breadcrumbs. */
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
