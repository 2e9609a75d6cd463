import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/_metadata/sharing-metadata'
import { trailData } from '@/app/_metadata/trail-data'
import { emptyBrandRobots, pageOfOtherKind } from '@/app/_pages/empty-place'
import { type PageProps, tenantPage } from '@/app/_pages/tenant-page'
import { OrderingIntro } from '@/components/home/ordering-intro'
import { JsonLd } from '@/components/shell/json-ld'
import { highlights } from '@/lib/domain/list/highlights'
import { EMPTY_QUERY } from '@/lib/domain/list/ordering/ordering-query'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { description } from '@/lib/domain/text/truncated'
import { listCities } from '@/lib/server/upstream/cities'
import { listFirstRestaurants } from '@/lib/server/upstream/restaurants'
import { searchList } from '@/lib/server/upstream/search/search-list'
import { getTenant } from '@/lib/server/upstream/tenants'

/** Restaurants from which examples are taken. */
const EXAMPLES_FROM = 100

const PATH = '/zamawiaj'

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const [t, tenant] = await Promise.all([getTranslations('ordering'), getTenant((await params).tenant)])
  if (!tenant) return {}
  const title = t('introMetaTitle', { region: tenant.region })
  const standing = await emptyBrandRobots(tenant, ['orders'])
  const words = await pageMetadata(tenant, {
    title: fittedTitle(tenant.label, title, t('introMeta')),
    description: description(`${t('introText')} ${t('introMetaText', { region: tenant.region })}`),
    path: PATH,
  })
  return { ...words, ...standing }
}

export default tenantPage(
  async (tenant) => {
    const [cities, restaurants, { facets }] = await Promise.all([
      listCities(tenant, 'orders'),
      listFirstRestaurants(tenant, { product: 'orders' }, EXAMPLES_FROM),
      searchList(tenant, 'orders', { query: EMPTY_QUERY }),
    ])
    const t = await getTranslations('ordering')
    return (
      <>
        <OrderingIntro
          tenant={tenant}
          cities={cities.filter((city) => city.restaurants > 0)}
          restaurants={highlights(restaurants, 3)}
          cuisines={facets.cuisines.map(({ key }) => key)}
          elsewhere={restaurants.length === 0 ? await pageOfOtherKind(tenant, 'orders') : null}
        />
        <JsonLd data={[await trailData(tenant, [{ name: t('introMeta'), url: PATH }])]} />
      </>
    )
  },
  { section: 'order', usesMaps: true },
)
