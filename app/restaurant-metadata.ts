import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { description } from '@/lib/seo/clipped'
import { fittedTitle } from '@/lib/seo/fitted-title'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { getTenant } from '@/lib/upstream/tenants'
import type { PageProps } from './guarded'
import { canonicalUrl, loadRestaurant } from './restaurant-of'
import { restaurantCard } from './share-picture/card-of'
import { sharingMetadata } from './shared'

/** Title, description, canonical address and share picture of a restaurant's page and of its live twin. */
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
    ...sharingMetadata(tenant, ['restauracja', String(restaurant.id), restaurantCard(restaurant)], {
      ...{ title: title.absolute, description: text, url },
    }),
  }
}

// The page itself says that there is an outage.
function missingInOutage(error: unknown): null {
  if (error instanceof UpstreamOutage) return null
  throw error
}
