import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { getTenant } from '@/lib/upstream/tenants'
import type { PageProps } from './guarded'
import { canonicalUrl, restaurantOf } from './restaurant-of'

/** Title, description, canonical address and share picture of a restaurant's page and of its live twin. */
export async function restaurantMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { tenant: key, id = '' } = await params
  const tenant = await getTenant(key)
  const restaurant = tenant && (await restaurantOf(tenant, id).catch(missingInOutage))
  if (!tenant || !restaurant) return {}

  const t = await getTranslations('restaurant')
  const { name, city, lead, address, cover } = restaurant
  const title = t('title', { name, city: city.name })
  const description = t('description', { lead, street: address.street, house: address.house, city: city.name })
  const url = canonicalUrl(tenant, restaurant)
  const images = cover ? [{ url: pictureFile(cover), width: cover.width, height: cover.height, alt: cover.alt }] : []
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: tenant.label, locale: 'pl_PL', type: 'website', images },
  }
}

function pictureFile({ src, widths }: { src: string; widths?: number[] }): string {
  return widths ? `${src}-${Math.max(...widths)}.webp` : src
}

// The page itself says that there is an outage.
function missingInOutage(error: unknown): null {
  if (error instanceof UpstreamOutage) return null
  throw error
}
