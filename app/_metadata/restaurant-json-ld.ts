import { getTranslations } from 'next-intl/server'
import { canonicalUrl, homeOrigin } from '@/app/_pages/load-restaurant'
import { cityListPath } from '@/lib/domain/list/list-kind'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { imageData } from '@/lib/domain/seo/image-data'
import { breadcrumbData } from '@/lib/domain/seo/list-data'
import { restaurantData } from '@/lib/domain/seo/restaurant-data'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { menuPageOf } from './menu-page-of'

/** Structured data of a restaurant's page: the restaurant and the breadcrumbs. */
export async function restaurantJsonLd(tenant: Tenant, restaurant: Restaurant): Promise<object[]> {
  const t = await getTranslations('share')
  const { name, city, cover } = restaurant
  const origin = homeOrigin(tenant, restaurant)
  const url = canonicalUrl(tenant, restaurant)
  const images = cover ? imageData(origin, cover) : []
  const menuUrl = restaurant.has_menu ? `${origin}${menuPageOf(tenant, restaurant)}` : null
  // The same page where its home brand takes orders.
  const orderUrl = menuUrl?.endsWith(menuPath(restaurant)) ? menuUrl : null
  const breadcrumbs = [
    { name: t('home'), url: `${origin}/` },
    { name: city.name, url: `${origin}${cityListPath('reservations', city.slug)}` },
    { name, url },
  ]
  return [restaurantData(restaurant, { url, menuUrl, orderUrl, images }), breadcrumbData(breadcrumbs)]
}
