import { getTranslations } from 'next-intl/server'
import { canonicalUrl, homeOrigin } from '@/app/_pages/load-restaurant'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { breadcrumbData } from '@/lib/domain/seo/list-data'
import { menuData } from '@/lib/domain/seo/menu-data'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { menuPageOf } from './menu-page-of'

/** Structured data of a menu page: the menu and the breadcrumbs. */
export async function menuJsonLd(tenant: Tenant, restaurant: Restaurant, menu: Menu): Promise<object[]> {
  const t = await getTranslations('share')
  const origin = homeOrigin(tenant, restaurant)
  const url = `${origin}${menuPageOf(tenant, restaurant)}`
  const name = t('menu', { name: restaurant.name })
  const breadcrumbs = [
    { name: t('home'), url: `${origin}/` },
    { name: restaurant.name, url: canonicalUrl(tenant, restaurant) },
    { name, url },
  ]
  return [menuData(menu, { name, url }), breadcrumbData(breadcrumbs)]
}
