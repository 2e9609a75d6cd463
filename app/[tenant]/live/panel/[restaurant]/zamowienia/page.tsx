import { panelPage } from '@/app/_pages/panel-page'
import { OrdersScreen } from '@/components/panel/orders/client/orders-screen'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import { kitchenMenuOf } from '@/lib/domain/panel/orders/kitchen-menu'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { getPanelMenu } from '@/lib/server/upstream/panel/opening'
import { getBoard } from '@/lib/server/upstream/panel/staff'

export const metadata = { title: panelWords.shell.pages.orders }

/** The orders of the evening. Contract C28, C29. */
export default panelPage('orders', async ({ tenant, panel }) => {
  const { restaurant, bearer, permissions } = panel
  const [board, menu] = await Promise.all([
    getBoard(tenant, restaurant.id, { bearer }),
    getPanelMenu(tenant, restaurant.id, { bearer }),
  ])
  return (
    <>
      <h1>
        <VisuallyHidden>{panelWords.orders.title}</VisuallyHidden>
      </h1>
      <OrdersScreen
        restaurantId={restaurant.id}
        board={board}
        menu={menu ? kitchenMenuOf(menuFromWire(menu)) : []}
        permissions={permissions}
        words={panelWords.orders}
      />
    </>
  )
})
