'use client'

import { BoardProvider } from '@/components/panel/board/client/board-provider'
import { SettingsChanged } from '@/components/panel/board/client/settings-changed'
import { showPlace, useBoardPlace } from '@/components/panel/board/client/use-board-place'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import type { TablesWords } from '../tables-words'
import { Agenda } from './agenda'
import { Blocks } from './blocks'
import { DoorWaits } from './door-waits'
import { Outcomes } from './outcomes'
import { Requests } from './requests'
import { TableCombinations } from './table-combinations'
import { TablesProvider, useTables } from './tables-context'
import { TablesSheet } from './tables-sheet'
import { Timeline } from './timeline'
import { Toolbar } from './toolbar'
import { Waits } from './waits'

type Props = { restaurantId: number; board: Board; floorPlan: FloorPlan; words: TablesWords }

/** The evening's tables: open requests, the day, blocks, and the waitlist. Contract C24, C25. */
export function TablesScreen({ restaurantId, board, floorPlan, words }: Props) {
  return (
    <BoardProvider restaurantId={restaurantId} board={board}>
      <TablesProvider restaurantId={restaurantId} words={words} floorPlan={floorPlan}>
        <FoundPlace />
        <Toolbar />
        <Requests />
        <SettingsChanged words={words.connection} />
        <DoorWaits />
        <Day />
        <Waits />
        <Blocks />
        <TableCombinations />
        <Outcomes />
        <TablesSheet />
      </TablesProvider>
    </BoardProvider>
  )
}

function Day() {
  const { isList } = useTables()
  return (
    <div data-list={isList || undefined}>
      <Timeline />
      <Agenda />
    </div>
  )
}

/** Shows a search hit: a visit in the sheet, a waiting party in its list. Contract C28. */
function FoundPlace() {
  const { setDay, open } = useTables()
  useBoardPlace(['visit', 'wait'], ({ kind, id }) => {
    setDay(null)
    if (kind === 'visit') open({ kind: 'visit', reservationId: Number(id) })
    else showPlace(`wait ${id}`)
  })
  return null
}
