import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/_metadata/sharing-metadata'
import { trailData } from '@/app/_metadata/trail-data'
import { emptyBrandRobots, pageOfOtherKind } from '@/app/_pages/empty-place'
import { type PageProps, tenantPage } from '@/app/_pages/tenant-page'
import { ReservationIntro } from '@/components/home/reservation-intro'
import { JsonLd } from '@/components/shell/json-ld'
import { highlights } from '@/lib/domain/list/highlights'
import { RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { description } from '@/lib/domain/text/truncated'
import { listCities } from '@/lib/server/upstream/cities'
import { listCuisines } from '@/lib/server/upstream/cuisines'
import { EXAMPLES_FROM, listFirstRestaurants } from '@/lib/server/upstream/restaurants'
import { getTenant } from '@/lib/server/upstream/tenants'

const PATH = '/rezerwuj'

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const [t, tenant] = await Promise.all([getTranslations('city'), getTenant((await params).tenant)])
  if (!tenant) return {}
  const title = t('introMetaTitle', { region: tenant.region })
  const standing = await emptyBrandRobots(tenant, ['reservations'])
  const words = await pageMetadata(tenant, {
    title: fittedTitle(tenant.label, title, t('introMeta')),
    description: description(`${t('introText')} ${t('introMetaText', { region: tenant.region })}`),
    path: PATH,
  })
  return { ...words, ...standing }
}

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
