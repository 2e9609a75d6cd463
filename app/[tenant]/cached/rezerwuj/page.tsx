import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { tenantPage } from '@/app/_pages/tenant-page'
import { ReservationIntro } from '@/components/home/reservation-intro'
import { RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { cuisinesOf } from '@/lib/domain/search/filter-restaurants'
import { highlights } from '@/lib/domain/search/highlights'
import { listCities } from '@/lib/server/upstream/cities'
import { listRestaurants } from '@/lib/server/upstream/restaurants'

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
