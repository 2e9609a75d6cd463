import type { Metadata } from 'next'
import { guarded } from '@/app/guarded'
import { BookingHome } from '@/components/home/booking-home'
import { OrderingHome } from '@/components/home/ordering-home'
import { RESERVATION_CUISINES } from '@/lib/restaurant/cuisines'
import { highlights } from '@/lib/search/highlights'
import { cuisinesOf } from '@/lib/search/narrow'
import { listCities } from '@/lib/upstream/cities'
import { listRestaurants } from '@/lib/upstream/restaurants'

export const revalidate = 60

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default guarded(async (tenant) => {
  if (tenant.homeMode === 'order') {
    const restaurants = await listRestaurants(tenant, { product: 'orders' })
    return <OrderingHome tenant={tenant} restaurants={highlights(restaurants, 3)} />
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
