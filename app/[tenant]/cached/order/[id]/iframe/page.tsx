import { menuMetadata } from '@/app/_metadata/menu-metadata'
import { embedOriginsOf } from '@/app/_pages/embed-origins'
import { loadMenu, loadOrderingRestaurant } from '@/app/_pages/load-menu'
import { OrderMenuContent } from '@/app/_pages/menu-content'
import { NotFoundError, tenantPage } from '@/app/_pages/tenant-page'
import { FrameOrigins } from '@/components/embed/frame-origins'

export const generateMetadata = async (props: Parameters<typeof menuMetadata>[0]) => ({
  ...(await menuMetadata(props)),
  robots: { index: false },
})

/** A menu for a partner's own site: the same for every diner. Ledger L075, contract C16. */
export default tenantPage(
  async (tenant, { params }) => {
    const { id = '' } = await params
    const [restaurant, menu] = await Promise.all([loadOrderingRestaurant(tenant, id), loadMenu(tenant, id)])
    const origins = restaurant && embedOriginsOf(tenant, restaurant)
    if (!restaurant || !origins) throw new NotFoundError()
    return (
      <>
        <FrameOrigins origins={origins} />
        <OrderMenuContent tenant={tenant} restaurant={restaurant} menu={menu} now={new Date()} isEmbedded />
      </>
    )
  },
  { isEmbedded: true, usesMaps: true },
)
