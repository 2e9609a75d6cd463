import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { tenantPage } from '@/app/_pages/tenant-page'
import { OrderingIntro } from '@/components/home/ordering-intro'
import { highlights } from '@/lib/domain/search/highlights'
import { orderCuisinesOf } from '@/lib/domain/search/ordering/ordering-list'
import { listCities } from '@/lib/server/upstream/cities'
import { listRestaurants } from '@/lib/server/upstream/restaurants'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ordering')
  return { title: t('introMeta'), description: t('introText'), alternates: { canonical: '/zamawiaj' } }
}

export default tenantPage(
  async (tenant) => {
    const [cities, restaurants] = await Promise.all([
      listCities(tenant, 'orders'),
      listRestaurants(tenant, { product: 'orders' }),
    ])
    return (
      <OrderingIntro
        tenant={tenant}
        cities={cities.filter((city) => city.restaurants > 0)}
        restaurants={highlights(restaurants, 3)}
        cuisines={orderCuisinesOf(restaurants)}
      />
    )
  },
  { section: 'order', usesMaps: true },
)
