import { getTranslations } from 'next-intl/server'
import type { Menu } from '@/lib/menu/menu'
import { menuPath } from '@/lib/menu/paths'
import type { Restaurant } from '@/lib/restaurant/schema'
import { breadcrumbData } from '@/lib/seo/list-data'
import { menuData } from '@/lib/seo/menu-data'
import type { Tenant } from '@/lib/tenant/schema'
import { canonicalUrl, homeOrigin } from './restaurant-of'

/** What search engines read of a menu's page: the menu and the way to it. */
export async function menuJsonLd(tenant: Tenant, restaurant: Restaurant, menu: Menu): Promise<object[]> {
  const t = await getTranslations('share')
  const origin = homeOrigin(tenant, restaurant)
  const url = `${origin}${menuPath(restaurant)}`
  const name = t('menu', { name: restaurant.name })
  const breadcrumbs = [
    { name: t('home'), url: `${origin}/` },
    { name: restaurant.name, url: canonicalUrl(tenant, restaurant) },
    { name, url },
  ]
  return [menuData(menu, { name, url }), breadcrumbData(breadcrumbs)]
}
