'use client'

import { BoardProvider } from '@/components/panel/board/client/board-provider'
import type { Board } from '@/lib/domain/panel/board-schema'
import type { Room } from '@/lib/domain/panel/table-schema'
import type { TablesWords } from '../tables-words'
import { Agenda } from './agenda'
import { Blocks } from './blocks'
import { Joins } from './joins'
import { Outcomes } from './outcomes'
import { Requests } from './requests'
import { TablesProvider } from './tables-context'
import { TablesSheet } from './tables-sheet'
import { Timeline } from './timeline'
import { Toolbar } from './toolbar'
import { Waits } from './waits'

type Props = { restaurantId: number; board: Board; room: Room; words: TablesWords }

/** The evening's tables: who waits for an answer, the day, blocks, and who waits for a table. Contract C24, C25. */
export function TablesScreen({ restaurantId, board, room, words }: Props) {
  return (
    <BoardProvider restaurantId={restaurantId} board={board}>
      <TablesProvider restaurantId={restaurantId} words={words} room={room}>
        <Toolbar />
        <Requests />
        <Timeline />
        <Agenda />
        <Waits />
        <Blocks />
        <Joins />
        <Outcomes />
        <TablesSheet />
      </TablesProvider>
    </BoardProvider>
  )
}
