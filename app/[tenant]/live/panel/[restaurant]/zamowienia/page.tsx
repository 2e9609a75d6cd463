import { panelPage } from '@/app/_pages/panel-page'
import { BoardOrders } from '@/components/panel/board-orders'
import { panelWords } from '@/lib/domain/panel-words'
import { getBoard } from '@/lib/server/upstream/staff'

export const metadata = { title: panelWords.shell.pages.orders }

/** The orders of the evening. Contract C28. */
export default panelPage('orders', async ({ tenant, panel }) => {
  const board = await getBoard(tenant, panel.restaurant.id, { bearer: panel.bearer })
  return <BoardOrders orders={board.orders} />
})
