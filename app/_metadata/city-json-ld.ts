import { getTranslations } from 'next-intl/server'
import { homeOrigin } from '@/app/_pages/load-restaurant'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { breadcrumbData, itemListData, type Linked } from '@/lib/server/seo/list-data'

type LinkedRestaurant = Pick<RestaurantSummary, 'id' | 'slug' | 'name' | 'home_tenant'>

/** Structured data of a list: its restaurants at their canonical URLs, and the breadcrumbs. */
export async function cityJsonLd(
  tenant: Tenant,
  {
    listedRestaurants,
    pathOf,
    breadcrumbs,
  }: { listedRestaurants: LinkedRestaurant[]; pathOf: (restaurant: LinkedRestaurant) => string; breadcrumbs: Linked[] },
): Promise<object[]> {
  const t = await getTranslations('share')
  const origin = `https://${tenant.hosts[0]}`
  const trail = [{ name: t('home'), url: '/' }, ...breadcrumbs].map(({ name, url }) => ({
    name,
    url: `${origin}${url}`,
  }))
  const items = listedRestaurants.map((restaurant) => ({
    name: restaurant.name,
    url: `${homeOf(tenant, restaurant)}${pathOf(restaurant)}`,
  }))
  return [itemListData(trail.at(-1)?.name ?? '', items), breadcrumbData(trail)]
}

function homeOf(tenant: Tenant, { home_tenant = tenant.key }: LinkedRestaurant): string {
  return homeOrigin(tenant, { home_tenant })
}
