import { useEffect, useState } from 'react'
import { createPanelStore, type PanelStore } from '@/lib/browser/panel/panel-store'
import { findRunningStore } from '@/lib/browser/panel/running-stores'
import type { Board } from '@/lib/domain/panel/board/board-schema'

/** Time for which the alarm waits for the page's own board store before it follows the board itself, in ms. */
const PATIENCE_MS = 5000
const RETRY_MS = 3000

interface AlarmFeed {
  /** `null` until the board has loaded. */
  store: PanelStore | null
  alarms: Board['alarms']
  connection: 'connecting' | 'live' | 'lost' | 'ended'
}

const NOTHING: AlarmFeed = { store: null, alarms: [], connection: 'connecting' }

/** Alarms of the board's store: the page's own where it has one (`hasBoard`), else one made here. */
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

/** Loads the board, with retries; `null` where the session may no longer see it. */
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
