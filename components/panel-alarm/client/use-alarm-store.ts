import { useEffect, useState } from 'react'
import { createPanelStore, type PanelState, type PanelStore } from '@/lib/browser/panel/panel-store'
import { findRunningStore } from '@/lib/browser/panel/running-stores'
import type { Board } from '@/lib/domain/staff/board-schema'

/** So long the alarm waits for the store of the page's own board before it follows the board itself, in ms. */
const PATIENCE_MS = 5000

/** A board of which nothing is known yet: the stream sends a whole one. */
const EMPTY: Omit<Board, 'at' | 'date'> = {
  revision: 0,
  orders_paused: null,
  sold_out: [],
  kitchen_limit: null,
  alarms: [],
  orders: [],
  reservations: [],
  waitlist: [],
}

/** The board's store: the page's own where it has one (`hasBoard`), else one for the alarm. `null` until it is there. */
export function useAlarmStore(url: string, hasBoard: boolean): { store: PanelStore; state: PanelState } | null {
  const [store, setStore] = useState<PanelStore | null>(null)
  const [state, setState] = useState<PanelState | null>(null)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    void findRunningStore(url, hasBoard ? PATIENCE_MS : 0).then((running) => {
      if (isOver) return
      const own = running ? null : createPanelStore({ url, board: { ...EMPTY, at: new Date().toISOString(), date: '' } })
      const used = running ?? own
      if (!used) return
      const unsubscribe = used.subscribe(() => setState(used.getState()))
      const end = own?.start()
      stop = () => {
        unsubscribe()
        end?.()
      }
      setStore(used)
      setState(used.getState())
    })
    return () => {
      isOver = true
      stop()
    }
  }, [url, hasBoard])
  return store && state && { store, state }
}
