import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { canonicalUrl, loadRestaurant } from '@/app/_pages/load-restaurant'
import type { PageProps } from '@/app/_pages/tenant-page'
import { isBare } from '@/lib/domain/restaurant/restaurant-pages'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { description } from '@/lib/domain/text/truncated'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { restaurantCard } from './share-picture/load-share-card'
import { sharingMetadata } from './sharing-metadata'

/** Title, description, canonical URL and share picture of a restaurant's page and of its live twin. */
export async function restaurantMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant: key, id = '' } = await params
  const tenant = await getTenant(key)
  const restaurant = tenant && (await loadRestaurant(tenant, id).catch(missingInOutage))
  if (!tenant || !restaurant) return {}

  const t = await getTranslations('share.restaurant')
  const { name, city, lead, address } = restaurant
  const title = fittedTitle(
    tenant.label,
    t('metaTitle', { name, city: city.name }),
    t('title', { name, city: city.name }),
  )
  const where = { street: address.street, house: address.house, city: city.name }
  const text = description(`${t('metaAddress', { name, ...where })} ${lead} ${t('metaAction')}`)
  const url = canonicalUrl(tenant, restaurant)
  return {
    title,
    description: text,
    alternates: { canonical: url },
    ...(isBare(restaurant) && { robots: { index: false, follow: true } }),
    ...sharingMetadata(tenant, restaurantCard(restaurant), {
      title: title.absolute,
      description: text,
      url,
    }),
  }
}

// The page itself reports the outage.
function missingInOutage(error: unknown): null {
  if (error instanceof UpstreamOutage) return null
  throw error
}
