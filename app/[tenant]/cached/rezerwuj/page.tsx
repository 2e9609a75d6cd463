import { getTranslations } from 'next-intl/server'
import { introMetadata } from '@/app/_metadata/intro-metadata'
import { trailData } from '@/app/_metadata/trail-data'
import { pageOfOtherKind } from '@/app/_pages/empty-place'
import { tenantPage } from '@/app/_pages/tenant-page'
import { ReservationIntro } from '@/components/home/reservation-intro'
import { JsonLd } from '@/components/shell/json-ld'
import { highlights } from '@/lib/domain/list/highlights'
import { RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { listCities } from '@/lib/server/upstream/cities'
import { listCuisines } from '@/lib/server/upstream/cuisines'
import { EXAMPLES_FROM, listFirstRestaurants } from '@/lib/server/upstream/restaurants'

const PATH = '/rezerwuj'

export const generateMetadata = introMetadata('reservations', PATH)

export default tenantPage(
  async (tenant) => {
    const [cities, restaurants, cuisines] = await Promise.all([
      listCities(tenant, 'reservations'),
      listFirstRestaurants(tenant, { product: 'reservations' }, EXAMPLES_FROM),
      listCuisines(tenant, 'reservations', RESERVATION_CUISINES),
    ])
    const t = await getTranslations('city')
    return (
      <>
        <ReservationIntro
          tenant={tenant}
          cities={cities}
          restaurants={highlights(restaurants, 3)}
          cuisines={cuisines}
          elsewhere={restaurants.length === 0 ? await pageOfOtherKind(tenant, 'reservations') : null}
          now={new Date()}
        />
        <JsonLd data={[await trailData(tenant, [{ name: t('introMeta'), url: PATH }])]} />
      </>
    )
  },
  { section: 'reserve' },
)
