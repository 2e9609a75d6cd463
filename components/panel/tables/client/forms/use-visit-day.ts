'use client'

import { useEffect, useState } from 'react'
import { useBoard } from '@/components/panel/board/client/board-provider'
import { useTables } from '@/components/panel/tables/client/tables-context'
import { useOtherDay } from '@/components/panel/tables/client/use-other-day'
import { callPanel } from '@/lib/browser/panel/call-panel'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import { isLocalDate } from '@/lib/domain/time/time'

interface VisitDay {
  isToday: boolean
  /** `null`: it is loading, or could not be loaded. */
  board: Board | null
  floorPlan: FloorPlan | null
  hasFailed: boolean
}

/** The board and the room of the requested day; the screen's own are there already. Contract C25. */
export function useVisitDay(date: string): VisitDay {
  const { restaurantId, day, board: shown, floorPlan: shownPlan } = useTables()
  const revision = useBoard((state) => state.board.revision)
  const today = useBoard((state) => state.board.date)
  const isShown = date === day
  const other = useOtherDay(!isShown && isLocalDate(date) ? date : null, revision)
  const [read, setRead] = useState<{ date: string; floorPlan: FloorPlan | null }>({ date: '', floorPlan: null })
  useEffect(() => {
    if (isShown || !isLocalDate(date)) return
    let isCurrent = true
    callPanel(restaurantId, 'GET', `tables?date=${date}`).then((answer) => {
      if (isCurrent) setRead({ date, floorPlan: answer.ok ? (answer.value as FloorPlan) : null })
    })
    return () => {
      isCurrent = false
    }
  }, [restaurantId, date, isShown])
  const isToday = date === today
  if (isShown) return { isToday, board: shown, floorPlan: shownPlan, hasFailed: false }
  const isRead = read.date === date
  const floorPlan = isRead ? read.floorPlan : null
  return { isToday, board: other.board, floorPlan, hasFailed: other.hasFailed || (isRead && !floorPlan) }
}
