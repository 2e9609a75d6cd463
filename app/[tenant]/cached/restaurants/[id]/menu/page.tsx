import { menuJsonLd } from '@/app/_metadata/menu-json-ld'
import { menuMetadata } from '@/app/_metadata/menu-metadata'
import { loadMenu, loadOrderingRestaurant } from '@/app/_pages/load-menu'
import { hasDishes, ReadMenuContent } from '@/app/_pages/menu-content'
import { NotFoundError, tenantPage } from '@/app/_pages/tenant-page'
import { JsonLd } from '@/components/shell/json-ld'

export const generateMetadata = menuMetadata

/** A restaurant's menu to read, without a cart: the same for every diner, at most a minute old. Contract C18. */
export default tenantPage(
  async (tenant, { params }) => {
    const { id = '' } = await params
    const [restaurant, menu] = await Promise.all([loadOrderingRestaurant(tenant, id), loadMenu(tenant, id)])
    if (!restaurant) throw new NotFoundError()
    return (
      <>
        <ReadMenuContent tenant={tenant} restaurant={restaurant} menu={menu} now={new Date()} />
        {hasDishes(menu) && <JsonLd data={await menuJsonLd(tenant, restaurant, menu)} />}
      </>
    )
  },
  { section: 'reserve' },
)
