import { menuJsonLd } from '@/app/_metadata/menu-json-ld'
import { menuMetadata } from '@/app/_metadata/menu-metadata'
import { loadMenu, loadOrderingRestaurant } from '@/app/_pages/load-menu'
import { NotFoundError, tenantPage } from '@/app/_pages/tenant-page'
import { MenuPage } from '@/components/menu/menu-page'
import { NoMenuPage } from '@/components/menu/no-menu-page'
import { RestaurantTabs } from '@/components/restaurant/restaurant-tabs'
import { JsonLd } from '@/components/seo/json-ld'

export const generateMetadata = menuMetadata

/** A restaurant's menu: the same for every diner, at most a minute old. Contract C18. */
export default tenantPage(
  async (tenant, { params }) => {
    const { id = '' } = await params
    const [restaurant, menu] = await Promise.all([loadOrderingRestaurant(tenant, id), loadMenu(tenant, id)])
    if (!restaurant) throw new NotFoundError()
    if (!menu || menu.categories.length === 0) return <NoMenuPage restaurant={restaurant} />
    return (
      <>
        <MenuPage
          restaurant={restaurant}
          menu={menu}
          now={new Date()}
          tabs={<RestaurantTabs tenant={tenant} restaurant={restaurant} current="menu" />}
        />
        <JsonLd data={await menuJsonLd(tenant, restaurant, menu)} />
      </>
    )
  },
  { section: 'order', usesMaps: true },
)
