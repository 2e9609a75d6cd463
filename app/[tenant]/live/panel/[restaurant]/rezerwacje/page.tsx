import { panelPage } from '@/app/_pages/panel-page'
import { TablesScreen } from '@/components/panel/tables/client/tables-screen'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { boardCalls } from '@/lib/domain/panel/board/board-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { tableCalls } from '@/lib/domain/panel/tables/table-calls'

export const metadata = { title: panelWords.shell.pages.tables }

/** The tables of the evening. Contract C25, C28. */
export default panelPage('tables', async ({ panel: { restaurant }, load }) => {
  const [board, floorPlan] = await Promise.all([load(boardCalls.read), load(tableCalls.floorPlan)])
  return (
    <>
      <h1>
        <VisuallyHidden>{panelWords.shell.pages.tables}</VisuallyHidden>
      </h1>
      <TablesScreen restaurantId={restaurant.id} board={board} floorPlan={floorPlan} words={panelWords.tables} />
    </>
  )
})
