import { panelPage } from '@/app/_pages/panel-page'
import { OrdersScreen } from '@/components/panel/orders/client/orders-screen'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import { boardCalls } from '@/lib/domain/panel/board/board-calls'
import { kitchenMenuOf } from '@/lib/domain/panel/orders/kitchen-menu'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { findPanelMenu } from '@/lib/server/panel/find-panel-menu'

export const metadata = { title: panelWords.shell.pages.orders }

/** The orders of the evening. Contract C28, C29. */
export default panelPage('orders', async ({ panel: { restaurant, permissions }, own, load }) => {
  const [board, menu] = await Promise.all([load(boardCalls.read), findPanelMenu(own)])
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
