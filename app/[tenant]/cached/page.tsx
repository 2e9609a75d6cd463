import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { brandCard } from '@/app/_metadata/share-picture/load-share-card'
import { sharingMetadata } from '@/app/_metadata/sharing-metadata'
import { emptyBrandRobots, pageOfOtherKind } from '@/app/_pages/empty-place'
import { MapsConfigMeta } from '@/app/_pages/maps-config-meta'
import { type PageProps, tenantPage } from '@/app/_pages/tenant-page'
import { OrderingHome } from '@/components/home/ordering-home'
import { ReservationHome } from '@/components/home/reservation-home'
import { JsonLd } from '@/components/shell/json-ld'
import { highlights } from '@/lib/domain/list/highlights'
import { defaultSearch } from '@/lib/domain/reservation/availability/search'
import { RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { siteData } from '@/lib/domain/seo/site-data'
import { fittedDescription } from '@/lib/domain/text/truncated'
import { getAvailability } from '@/lib/server/upstream/availability'
import { listCities } from '@/lib/server/upstream/cities'
import { listCuisines } from '@/lib/server/upstream/cuisines'
import { EXAMPLES_FROM, listFirstRestaurants } from '@/lib/server/upstream/restaurants'
import { getTenant } from '@/lib/server/upstream/tenants'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [t, tenant] = await Promise.all([getTranslations('home'), params.then(({ tenant }) => getTenant(tenant))])
  if (!tenant) return {}
  const { label, region, tagline, homeMode } = tenant
  const title = t(homeMode === 'order' ? 'metaOrder' : 'metaBooking', { label, region })
  const text = fittedDescription(
    t('description', { tagline, region }),
    t('descriptionShort', { tagline, region }),
    t('descriptionLong', { tagline, region }),
  )
  return {
    title: { absolute: title },
    description: text,
    alternates: { canonical: '/' },
    ...(await emptyBrandRobots(tenant, ['reservations', 'orders'])),
    ...sharingMetadata(tenant, await brandCard(tenant), { title, description: text, url: '/' }),
  }
}

export default tenantPage(async (tenant) => {
  if (tenant.homeMode === 'order') {
    const restaurants = await listFirstRestaurants(tenant, { product: 'orders' }, EXAMPLES_FROM)
    return (
      <>
        <MapsConfigMeta tenant={tenant} />
        <OrderingHome
          tenant={tenant}
          restaurants={highlights(restaurants, 3)}
          elsewhere={restaurants.length === 0 ? await pageOfOtherKind(tenant, 'orders') : null}
        />
        <JsonLd data={siteData(tenant)} />
      </>
    )
  }
  const [cities, restaurants, cuisines] = await Promise.all([
    listCities(tenant, 'reservations'),
    listFirstRestaurants(tenant, { product: 'reservations' }, EXAMPLES_FROM),
    listCuisines(tenant, 'reservations', RESERVATION_CUISINES),
  ])
  const now = new Date()
  const search = defaultSearch(now)
  const shown = highlights(restaurants, 6)
  const answers = await getAvailability(
    tenant,
    shown.map(({ id }) => id),
    search,
  )
  return (
    <>
      <ReservationHome
        tenant={tenant}
        cities={cities}
        restaurants={shown}
        answers={answers}
        search={search}
        cuisines={cuisines}
        elsewhere={restaurants.length === 0 ? await pageOfOtherKind(tenant, 'reservations') : null}
        now={now}
      />
      <JsonLd data={siteData(tenant)} />
    </>
  )
})
