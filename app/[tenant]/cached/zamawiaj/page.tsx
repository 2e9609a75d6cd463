import { getTranslations } from 'next-intl/server'
import { introMetadata } from '@/app/_metadata/intro-metadata'
import { trailData } from '@/app/_metadata/trail-data'
import { pageOfOtherKind } from '@/app/_pages/empty-place'
import { tenantPage } from '@/app/_pages/tenant-page'
import { OrderingIntro } from '@/components/home/ordering-intro'
import { JsonLd } from '@/components/shell/json-ld'
import { highlights } from '@/lib/domain/list/highlights'
import { EMPTY_QUERY } from '@/lib/domain/list/ordering/ordering-query'
import { listCities } from '@/lib/server/upstream/cities'
import { EXAMPLES_FROM, listFirstRestaurants } from '@/lib/server/upstream/restaurants'
import { searchList } from '@/lib/server/upstream/search/search-list'

const PATH = '/zamawiaj'

export const generateMetadata = introMetadata('orders', PATH)

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
