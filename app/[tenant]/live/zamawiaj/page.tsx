import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guarded } from '@/app/guarded'
import { Kitchens } from '@/components/home/kitchens'
import { kitchensFor, orderCuisinesOf } from '@/lib/search/ordering-list'
import { readOrderingQuery } from '@/lib/search/ordering-query'
import { listCities } from '@/lib/upstream/cities'
import { listRestaurants } from '@/lib/upstream/restaurants'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ordering')
  return { title: t('introMeta'), alternates: { canonical: '/zamawiaj' } }
}

export default guarded(
  async (tenant, { searchParams }) => {
    const now = new Date()
    const [cities, restaurants] = await Promise.all([
      listCities(tenant, 'orders'),
      listRestaurants(tenant, { product: 'orders' }),
    ])
    const query = readOrderingQuery(await searchParams, cities)
    return (
      <Kitchens
        query={query}
        kitchens={kitchensFor(restaurants, query, now)}
        cuisines={orderCuisinesOf(restaurants)}
        cities={cities.filter((city) => city.restaurants > 0)}
        now={now}
      />
    )
  },
  { section: 'order' },
)
