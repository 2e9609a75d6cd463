'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import { callPanel } from '@/lib/browser/panel/call-panel'
import { isPreferred, PANEL_LIST, storePreference } from '@/lib/browser/panel/device-preference'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import type { TablesWords } from '../tables-words'
import { type Done, type TableCommands, tableCommands } from './table-commands'
import { useOtherDay } from './use-other-day'

/** Content of the sheet. */
export type Dialog =
  | { kind: 'visit' | 'move' | 'decline' | 'cancel'; reservationId: number }
  | { kind: 'new'; isWalkIn: boolean; table?: string; time?: string }
  | { kind: 'block' | 'combination' }
  | { kind: 'offer'; id: number }
  /** A waiting party at the door, and one that is finally seated. */
  | { kind: 'door'; people: number; name: string; phone: string }
  | { kind: 'seat'; id: number }

interface TablesState extends TableCommands {
  restaurantId: number
  words: TablesWords
  /** The shown evening, from 5 in the morning on. */
  day: string
  setDay(day: string | null): void
  isToday: boolean
  /** The live board, or the board of another day. `null`: it is loading. */
  board: Board | null
  hasFailed: boolean
  floorPlan: FloorPlan
  reloadFloorPlan(): void
  /** The day as a list instead of a timeline, as this device prefers it. */
  isList: boolean
  showList(isOn: boolean): void
  open(dialog: Dialog | null): void
}

const TablesContext = createContext<TablesState | null>(null)
const DialogContext = createContext<Dialog | null>(null)
const DoneContext = createContext<Done | null>(null)

type Props = { restaurantId: number; words: TablesWords; floorPlan: FloorPlan; children: ReactNode }

/** State shared by the parts of the screen: the day, its board, the sheet, and the commands. Contract C25. */
export function TablesProvider({ restaurantId, words, floorPlan: firstFloorPlan, children }: Props) {
  const store = usePanelStore()
  const live = useBoard((state) => state.board)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const [dialog, open] = useState<Dialog | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [isList, setList] = useState(false)
  useEffect(() => setList(isPreferred(PANEL_LIST)), [])
  const day = chosenDay ?? live.date
  const isToday = day === live.date
  const other = useOtherDay(isToday ? null : day, live.revision)
  const [floorPlan, reloadFloorPlan] = useFloorPlan(restaurantId, day, { floorPlan: firstFloorPlan, day: live.date })
  const board = isToday ? live : other.board
  const commands = useMemo(() => tableCommands(store, words, setDone), [store, words])
  // It keeps its identity while only the sheet or the last command changes: a press does not render the day again.
  const state = useMemo(
    () => ({
      restaurantId,
      words,
      day,
      setDay: setChosenDay,
      isToday,
      board,
      hasFailed: other.hasFailed,
      floorPlan,
      reloadFloorPlan,
      isList,
      showList(isOn: boolean) {
        storePreference(PANEL_LIST, isOn)
        setList(isOn)
      },
      open,
      ...commands,
    }),
    [restaurantId, words, day, isToday, board, other.hasFailed, floorPlan, reloadFloorPlan, isList, commands],
  )
  return (
    <TablesContext value={state}>
      <DialogContext value={dialog}>
        <DoneContext value={done}>{children}</DoneContext>
      </DialogContext>
    </TablesContext>
  )
}

export function useTables(): TablesState {
  const state = useContext(TablesContext)
  if (!state) throw new Error('a part of the screen stands outside TablesProvider')
  return state
}

/** Content of the sheet; `null`: it is closed. */
export const useDialog = (): Dialog | null => useContext(DialogContext)

/** The last command, until somebody closes its message. */
export const useDone = (): Done | null => useContext(DoneContext)

function useFloorPlan(
  restaurantId: number,
  day: string,
  first: { floorPlan: FloorPlan; day: string },
): [FloorPlan, () => void] {
  const [shown, setShown] = useState(first)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (shown.day === day && round === 0) return
    let isCurrent = true
    callPanel(restaurantId, 'GET', `tables?date=${day}`).then((answer) => {
      if (isCurrent && answer.ok) setShown({ floorPlan: answer.value as FloorPlan, day })
    })
    return () => {
      isCurrent = false
    }
  }, [restaurantId, day, round, shown.day])
  const reload = useCallback(() => setRound((before) => before + 1), [])
  return [shown.floorPlan, reload]
}
