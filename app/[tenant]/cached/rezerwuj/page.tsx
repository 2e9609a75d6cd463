import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { tenantPage } from '@/app/guarded'
import { ReservationIntro } from '@/components/home/reservation-intro'
import { RESERVATION_CUISINES } from '@/lib/restaurant/cuisines'
import { highlights } from '@/lib/search/highlights'
import { cuisinesOf } from '@/lib/search/narrow'
import { listCities } from '@/lib/upstream/cities'
import { listRestaurants } from '@/lib/upstream/restaurants'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('city')
  return { title: t('introMeta'), description: t('introText'), alternates: { canonical: '/rezerwuj' } }
}

export default tenantPage(
  async (tenant) => {
    const [cities, restaurants] = await Promise.all([
      listCities(tenant, 'reservations'),
      listRestaurants(tenant, { product: 'reservations' }),
    ])
    return (
      <ReservationIntro
        tenant={tenant}
        cities={cities}
        restaurants={highlights(restaurants, 3)}
        cuisines={cuisinesOf(RESERVATION_CUISINES, restaurants)}
        now={new Date()}
      />
    )
  },
  { section: 'reserve' },
)
