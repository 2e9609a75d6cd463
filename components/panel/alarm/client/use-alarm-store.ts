import { useEffect, useState } from 'react'
import { createPanelStore, type PanelStore } from '@/lib/browser/panel/panel-store'
import { findRunningStore } from '@/lib/browser/panel/running-stores'
import type { Board } from '@/lib/domain/panel/board/board-schema'

/** So long the alarm waits for the store of the page's own board before it follows the board itself, in ms. */
const PATIENCE_MS = 5000
const RETRY_MS = 3000

export interface AlarmFeed {
  /** `null` until a board is there. */
  store: PanelStore | null
  alarms: Board['alarms']
  connection: 'connecting' | 'live' | 'lost' | 'ended'
}

const NOTHING: AlarmFeed = { store: null, alarms: [], connection: 'connecting' }

/** The alarms as the board's store tells them: that of the page where it has one (`hasBoard`), else one of our own. */
export function useAlarmStore(url: string, hasBoard: boolean): AlarmFeed {
  const [feed, setFeed] = useState(NOTHING)
  useEffect(() => {
    const over = new AbortController()
    const stops: (() => void)[] = []
    const follow = (store: PanelStore) => {
      const read = () => {
        const { board, connection } = store.getState()
        setFeed({ store, alarms: board.alarms, connection: connection.kind })
      }
      stops.push(store.subscribe(read))
      read()
    }
    const tell = (connection: AlarmFeed['connection']) => setFeed((before) => ({ ...before, connection }))
    void findRunningStore<PanelStore>(url, hasBoard ? PATIENCE_MS : 0).then(async (running) => {
      if (running && !over.signal.aborted) return follow(running)
      const board = await loadBoard(url, over.signal, tell)
      if (!board || over.signal.aborted) return
      const own = createPanelStore({ url, board })
      stops.push(own.start())
      follow(own)
    })
    return () => {
      over.abort()
      for (const stop of stops) stop()
    }
  }, [url, hasBoard])
  return feed
}

/** The board, asked for until it is there; `null` for who may no longer see it. */
async function loadBoard(
  url: string,
  signal: AbortSignal,
  tell: (connection: AlarmFeed['connection']) => void,
): Promise<Board | null> {
  while (!signal.aborted) {
    const response = await fetch(`${url}/board`, { signal, cache: 'no-store' }).catch(() => null)
    if (response?.ok) return response.json()
    if (signal.aborted) return null
    if (response && [401, 403, 404].includes(response.status)) {
      tell('ended')
      return null
    }
    tell('lost')
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  return null
}
