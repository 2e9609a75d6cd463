/** Stores that follow a board in this window, by their URL; only `panel-store.ts` adds them. */
const running = new Map<string, object>()
const waiting = new Set<() => void>()

/** Registers a store that begins to follow its board; returns a function that removes it. */
export function announceStore(url: string, store: object): () => void {
  running.set(url, store)
  for (const check of [...waiting]) check()
  return () => {
    if (running.get(url) === store) running.delete(url)
  }
}

/**
 * The store of the page's own board, so that the alarm needs no second stream; `null` where none starts within `patienceMs`.
 * Contract C26.
 */
export function findRunningStore<Store extends object>(url: string, patienceMs: number): Promise<Store | null> {
  const present = running.get(url) as Store | undefined
  if (present) return Promise.resolve(present)
  return new Promise((resolve) => {
    const end = (store: Store | null) => {
      clearTimeout(timer)
      waiting.delete(check)
      resolve(store)
    }
    const check = () => {
      const store = running.get(url) as Store | undefined
      if (store) end(store)
    }
    const timer = setTimeout(() => end(null), patienceMs)
    waiting.add(check)
  })
}
