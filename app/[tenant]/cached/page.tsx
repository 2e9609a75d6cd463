import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guarded, type PageProps } from '@/app/guarded'
import { MapsMark } from '@/app/maps-mark'
import { BookingHome } from '@/components/home/booking-home'
import { OrderingHome } from '@/components/home/ordering-home'
import { RESERVATION_CUISINES } from '@/lib/restaurant/cuisines'
import { highlights } from '@/lib/search/highlights'
import { cuisinesOf } from '@/lib/search/narrow'
import { listCities } from '@/lib/upstream/cities'
import { listRestaurants } from '@/lib/upstream/restaurants'
import { getTenant } from '@/lib/upstream/tenants'

export const revalidate = 60

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [t, tenant] = await Promise.all([getTranslations('home'), params.then(({ tenant }) => getTenant(tenant))])
  if (!tenant) return {}
  const { label, region, tagline, homeMode } = tenant
  return {
    title: { absolute: t(homeMode === 'order' ? 'metaOrder' : 'metaBooking', { label, region }) },
    description: t('description', { tagline, region }),
    alternates: { canonical: '/' },
  }
}

export default guarded(async (tenant) => {
  if (tenant.homeMode === 'order') {
    const restaurants = await listRestaurants(tenant, { product: 'orders' })
    return (
      <>
        <MapsMark tenant={tenant} />
        <OrderingHome tenant={tenant} restaurants={highlights(restaurants, 3)} />
      </>
    )
  }
  const [cities, restaurants] = await Promise.all([
    listCities(tenant, 'reservations'),
    listRestaurants(tenant, { product: 'reservations' }),
  ])
  return (
    <BookingHome
      tenant={tenant}
      cities={cities}
      restaurants={highlights(restaurants, 6)}
      cuisines={cuisinesOf(RESERVATION_CUISINES, restaurants)}
      now={new Date()}
    />
  )
})
