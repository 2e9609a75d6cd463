import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type PageProps, tenantPage } from '@/app/guarded'
import { MapsConfigMeta } from '@/app/maps-mark'
import { brandCard } from '@/app/share-picture/card-of'
import { sharingMetadata } from '@/app/shared'
import { ReservationHome } from '@/components/home/booking-home'
import { OrderingHome } from '@/components/home/ordering-home'
import { JsonLd } from '@/components/seo/json-ld'
import { RESERVATION_CUISINES } from '@/lib/restaurant/cuisines'
import { highlights } from '@/lib/search/highlights'
import { cuisinesOf } from '@/lib/search/narrow'
import { description } from '@/lib/seo/clipped'
import { siteData } from '@/lib/seo/site-data'
import { listCities } from '@/lib/upstream/cities'
import { listRestaurants } from '@/lib/upstream/restaurants'
import { getTenant } from '@/lib/upstream/tenants'

export const revalidate = 60

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [t, tenant] = await Promise.all([getTranslations('home'), params.then(({ tenant }) => getTenant(tenant))])
  if (!tenant) return {}
  const { label, region, tagline, homeMode } = tenant
  const title = t(homeMode === 'order' ? 'metaOrder' : 'metaBooking', { label, region })
  const text = description(t('description', { tagline, region }))
  return {
    title: { absolute: title },
    description: text,
    alternates: { canonical: '/' },
    ...sharingMetadata(tenant, ['marka', tenant.key, await brandCard(tenant)], { title, description: text, url: '/' }),
  }
}

export default tenantPage(async (tenant) => {
  if (tenant.homeMode === 'order') {
    const restaurants = await listRestaurants(tenant, { product: 'orders' })
    return (
      <>
        <MapsConfigMeta tenant={tenant} />
        <OrderingHome tenant={tenant} restaurants={highlights(restaurants, 3)} />
        <JsonLd data={siteData(tenant)} />
      </>
    )
  }
  const [cities, restaurants] = await Promise.all([
    listCities(tenant, 'reservations'),
    listRestaurants(tenant, { product: 'reservations' }),
  ])
  return (
    <>
      <ReservationHome
        tenant={tenant}
        cities={cities}
        restaurants={highlights(restaurants, 6)}
        cuisines={cuisinesOf(RESERVATION_CUISINES, restaurants)}
        now={new Date()}
      />
      <JsonLd data={siteData(tenant)} />
    </>
  )
})
