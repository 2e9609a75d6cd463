'use client'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { createPanelStore, type PanelState, type PanelStore } from '@/lib/browser/panel/panel-store'
import type { Board } from '@/lib/domain/panel/board/board-schema'

const StoreContext = createContext<PanelStore | null>(null)

type Props = { restaurantId: number; board: Board; children: ReactNode }

/** One board for all parts of a screen, live from the first view on. Contract C29. */
export function BoardProvider({ restaurantId, board, children }: Props) {
  const [store] = useState(() => createPanelStore({ url: `/panel/api/${restaurantId}`, board }))
  useEffect(() => store.start(), [store])
  return (
    <StoreContext value={store}>
      {children}
      <Revision />
    </StoreContext>
  )
}

/** Puts the revision on the screen into the page, for `npm run evening`, which measures the delay. Decision 0057. */
function Revision() {
  const revision = useBoard(({ board }) => board.revision)
  return <span hidden data-revision={revision} />
}

export function usePanelStore(): PanelStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('a part of the board stands outside BoardProvider')
  return store
}

/** A part of the state; `select` must return a value that keeps its identity while it is the same. */
export function useBoard<T>(select: (state: PanelState) => T): T {
  const store = usePanelStore()
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

/**
 * The server's time in ms, updated each `everyMs`, rounded down to it. During hydration it is the board's own time, so
 * that server and browser render the same.
 */
export function useServerNow(everyMs: number): number {
  const store = usePanelStore()
  const floor = (ms: number) => Math.floor(ms / everyMs) * everyMs
  return useSyncExternalStore(
    ticker.subscribe,
    () => floor(store.nowMs()),
    () => floor(Date.parse(store.getState().board.at)),
  )
}

/** One timer for all countdowns: forty cards do not need forty. */
const ticker = createTicker()

function createTicker() {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      timer ??= setInterval(() => {
        for (const one of listeners) one()
      }, 1000)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
