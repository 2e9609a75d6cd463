import { aboutJsonLd, aboutMetadata } from '@/app/_metadata/about-metadata'
import { loadRestaurant } from '@/app/_pages/load-restaurant'
import { NotFoundError, tenantPage } from '@/app/_pages/tenant-page'
import { AboutView } from '@/components/restaurant/about-view'
import { JsonLd } from '@/components/shell/json-ld'

export const generateMetadata = aboutMetadata

/** Description of a restaurant: the same for every diner, at most a minute old. Contract C18. */
export default tenantPage(
  async (tenant, { params }) => {
    const { id = '' } = await params
    const restaurant = await loadRestaurant(tenant, id)
    if (!restaurant) throw new NotFoundError()
    return (
      <>
        <AboutView tenant={tenant} restaurant={restaurant} now={new Date()} />
        <JsonLd data={await aboutJsonLd(tenant, restaurant)} />
      </>
    )
  },
  { section: 'reserve' },
)
