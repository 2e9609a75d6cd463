import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type PageProps, tenantPage } from '@/app/_pages/tenant-page'
import { EmbedPage } from '@/components/embed/embed-page'
import { isEmbeddable } from '@/lib/domain/restaurant/products'
import { listOrderingRestaurants } from '@/lib/server/upstream/ordering-restaurants'
import { listRestaurants } from '@/lib/server/upstream/restaurants'
import { getTenant } from '@/lib/server/upstream/tenants'

export const revalidate = 60

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const [t, tenant] = await Promise.all([getTranslations('embed'), getTenant((await params).tenant)])
  return {
    title: t('metaTitle'),
    description: t('lead', { label: tenant?.label ?? '' }),
    alternates: { canonical: '/dla-restauracji/osadz' },
  }
}

/** The page where a restaurant copies the snippet for its own site. Contract C16. */
export default tenantPage(async (tenant) => {
  const [tables, kitchens] = await Promise.all([
    listRestaurants(tenant, { product: 'reservations' }),
    listOrderingRestaurants(tenant),
  ])
  const byId = new Map([...kitchens, ...tables].map((restaurant) => [restaurant.id, restaurant]))
  const restaurants = [...byId.values()]
    .filter(({ products }) => isEmbeddable(products))
    .sort((one, other) => one.name.localeCompare(other.name, 'pl'))
  return <EmbedPage tenant={tenant} restaurants={restaurants} />
})
