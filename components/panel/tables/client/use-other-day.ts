'use client'

import { useEffect, useState } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import type { LocalDate } from '@/lib/domain/time/time'

/**
 * The board of another day; `null` while it is loading, and for no day. The stream covers the present evening: the
 * other is loaded again with each revision. Contract C25.
 */
export function useOtherDay(day: LocalDate | null, revision: number): { board: Board | null; hasFailed: boolean } {
  const store = usePanelStore()
  const [read, setRead] = useState<{ day: LocalDate; board: Board | null }>({ day: '', board: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may change the other day too.
  useEffect(() => {
    if (!day) return
    let isCurrent = true
    store
      .readDay(day)
      .then((board) => isCurrent && setRead({ day, board }))
      .catch(() => isCurrent && setRead((before) => (before.day === day ? before : { day, board: null })))
    return () => {
      isCurrent = false
    }
  }, [day, revision, store])
  const isRead = read.day === day
  return { board: isRead ? read.board : null, hasFailed: isRead && !read.board }
}
