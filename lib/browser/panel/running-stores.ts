import type { PanelStore } from './panel-store'

/** The stores that follow a board in this window, by their address. */
const running = new Map<string, PanelStore>()
const waiting = new Set<() => void>()

/** A store begins to follow its board; answers how to say that it has ended. */
export function announceStore(url: string, store: PanelStore): () => void {
  running.set(url, store)
  for (const look of [...waiting]) look()
  return () => {
    if (running.get(url) === store) running.delete(url)
  }
}

/**
 * The store of the page's own board, so that the alarm needs no second stream; `null` where none starts within `patienceMs`.
 * Contract C26.
 */
export function findRunningStore(url: string, patienceMs: number): Promise<PanelStore | null> {
  const present = running.get(url)
  if (present) return Promise.resolve(present)
  return new Promise((resolve) => {
    const end = (store: PanelStore | null) => {
      clearTimeout(timer)
      waiting.delete(look)
      resolve(store)
    }
    const look = () => {
      const store = running.get(url)
      if (store) end(store)
    }
    const timer = setTimeout(() => end(null), patienceMs)
    waiting.add(look)
  })
}
