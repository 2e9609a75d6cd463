import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { canonicalUrl, loadRestaurant } from '@/app/_pages/load-restaurant'
import type { PageProps } from '@/app/_pages/tenant-page'
import { isBare } from '@/lib/domain/restaurant/restaurant-pages'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { description } from '@/lib/domain/text/truncated'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { getTenant } from '@/lib/server/upstream/tenants'
import { restaurantCard } from './share-picture/load-share-card'
import { pageMetadata } from './sharing-metadata'

/** Title, description, canonical URL and share picture of a restaurant's page and of its live twin. */
export async function restaurantMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant: key, id = '' } = await params
  const tenant = await getTenant(key)
  // The page itself reports an outage.
  const restaurant = tenant && (await loadRestaurant(tenant, id).catch(nullIfOut))
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
  const words = await pageMetadata(tenant, { title, description: text, path: url }, restaurantCard(restaurant))
  return { ...words, ...(isBare(restaurant) && { robots: { index: false, follow: true } }) }
}
