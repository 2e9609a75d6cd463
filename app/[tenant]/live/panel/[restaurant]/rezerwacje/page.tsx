import { panelPage } from '@/app/_pages/panel-page'
import { TablesScreen } from '@/components/panel/tables/client/tables-screen'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { getBoard, getFloorPlan } from '@/lib/server/upstream/panel/staff'

export const metadata = { title: panelWords.shell.pages.tables }

/** The tables of the evening. Contract C25, C28. */
export default panelPage('tables', async ({ tenant, panel }) => {
  const { bearer, restaurant } = panel
  const [board, floorPlan] = await Promise.all([
    getBoard(tenant, restaurant.id, { bearer }),
    getFloorPlan(tenant, restaurant.id, { bearer }),
  ])
  return (
    <>
      <h1>
        <VisuallyHidden>{panelWords.shell.pages.tables}</VisuallyHidden>
      </h1>
      <TablesScreen restaurantId={restaurant.id} board={board} floorPlan={floorPlan} words={panelWords.tables} />
    </>
  )
})
