import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/_metadata/sharing-metadata'
import { trailData } from '@/app/_metadata/trail-data'
import { type PageProps, tenantPage } from '@/app/_pages/tenant-page'
import { EmbedPage } from '@/components/embed/embed-page'
import { JsonLd } from '@/components/seo/json-ld'
import { ENQUIRY_PATHS } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { isEmbeddable } from '@/lib/domain/restaurant/products'
import { description } from '@/lib/domain/text/truncated'
import { fittedTitle } from '@/lib/server/seo/fitted-title'
import { listOrderingRestaurants } from '@/lib/server/upstream/ordering-restaurants'
import { listRestaurants } from '@/lib/server/upstream/restaurants'
import { getTenant } from '@/lib/server/upstream/tenants'

export const revalidate = 60

const PATH = '/dla-restauracji/osadz'

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const [t, tenant] = await Promise.all([getTranslations('embed'), getTenant((await params).tenant)])
  if (!tenant) return {}
  return pageMetadata(tenant, {
    title: fittedTitle(tenant.label, t('metaTitle')),
    description: description(t('lead', { label: tenant.label })),
    path: PATH,
  })
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
  const [t, plans] = await Promise.all([getTranslations('embed'), getTranslations('plans')])
  const steps = [
    { name: plans('metaTitle'), url: ENQUIRY_PATHS.lead },
    { name: t('metaTitle'), url: PATH },
  ]
  return (
    <>
      <EmbedPage tenant={tenant} restaurants={restaurants} />
      <JsonLd data={[await trailData(tenant, steps)]} />
    </>
  )
})
