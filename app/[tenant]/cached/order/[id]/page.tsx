import { guarded, Missing } from '@/app/guarded'
import { menuMetadata } from '@/app/menu-metadata'
import { menuOf, orderingRestaurantOf } from '@/app/menu-of'
import { MenuPage } from '@/components/menu/menu-page'

export const revalidate = 60
export const generateMetadata = menuMetadata

// None at build, which calls no upstream; with the list each is made on first request and then kept.
export function generateStaticParams(): { id: string }[] {
  return []
}

/** A restaurant's menu: the same for every diner, a minute old at most. Contract C18. */
export default guarded(
  async (tenant, { params }) => {
    const { id = '' } = await params
    const [restaurant, menu] = await Promise.all([orderingRestaurantOf(tenant, id), menuOf(tenant, id)])
    if (!restaurant || !menu || menu.categories.length === 0) throw new Missing()
    return <MenuPage restaurant={restaurant} menu={menu} now={new Date()} />
  },
  { section: 'order', usesMaps: true },
)
