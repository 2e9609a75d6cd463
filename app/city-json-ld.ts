import { getTranslations } from 'next-intl/server'
import type { RestaurantSummary } from '@/lib/restaurant/schema'
import { breadcrumbData, itemListData, type Linked } from '@/lib/seo/list-data'
import type { Tenant } from '@/lib/tenant/schema'
import { homeOrigin } from './restaurant-of'

type Place = Pick<RestaurantSummary, 'id' | 'slug' | 'name' | 'home_tenant'>

/** What search engines read of a list: its restaurants at their canonical addresses, and the way to the list. */
export async function cityJsonLd(
  tenant: Tenant,
  { places, pathOf, way }: { places: Place[]; pathOf: (place: Place) => string; way: Linked[] },
): Promise<object[]> {
  const t = await getTranslations('share')
  const origin = `https://${tenant.hosts[0]}`
  const steps = [{ name: t('home'), url: '/' }, ...way].map(({ name, url }) => ({ name, url: `${origin}${url}` }))
  const items = places.map((place) => ({ name: place.name, url: `${homeOf(tenant, place)}${pathOf(place)}` }))
  return [itemListData(steps.at(-1)?.name ?? '', items), breadcrumbData(steps)]
}

function homeOf(tenant: Tenant, { home_tenant = tenant.key }: Place): string {
  return homeOrigin(tenant, { home_tenant })
}
