import { runForEverybody } from './bounded-pool'

type Listener = (revision: number) => void

/** Notifies listeners of a key (an order, a restaurant) of a change by any process. */
export interface RevisionFeed {
  /** `listener` gets each newer revision; returns the function that unsubscribes. */
  subscribe(key: string, listener: Listener): () => void
  /** Ends every stream. */
  close(): void
  /** Runs when the feed closes. */
  onClose(ending: () => void): () => void
  /** Number of streams; several streams of one key count each. */
  subscriberCount(): number
}

/**
 * Loads the revisions every `everyMs`, by one query for all watched keys, and only while there are listeners:
 * processes share a table, so no message broker is needed. See docs/design/processes.md.
 */
export function revisionFeed(
  loadRevisions: (keys: string[]) => Promise<[string, number][]>,
  everyMs = 1000,
): RevisionFeed {
  const listenersByKey = new Map<string, Set<Listener>>()
  const lastRevisions = new Map<string, number>()
  const closeListeners = new Set<() => void>()
  let timer: NodeJS.Timeout | null = null
  let isLoading = false

  async function poll(): Promise<void> {
    if (isLoading || listenersByKey.size === 0) return
    isLoading = true
    try {
      for (const [key, revision] of await loadRevisions([...listenersByKey.keys()])) {
        const listeners = listenersByKey.get(key)
        // The last listener left while the revisions were loading.
        if (!listeners || lastRevisions.get(key) === revision) continue
        lastRevisions.set(key, revision)
        for (const listener of listeners) listener(revision)
      }
    } catch {
      // An outage is reported by /readyz; listeners get the revision once it is over.
    } finally {
      isLoading = false
    }
  }

  function unsubscribe(key: string, listener: Listener): void {
    const listeners = listenersByKey.get(key)
    listeners?.delete(listener)
    if (listeners?.size !== 0) return
    listenersByKey.delete(key)
    lastRevisions.delete(key)
    if (listenersByKey.size > 0 || !timer) return
    clearInterval(timer)
    timer = null
  }

  return {
    subscribe(key, listener) {
      listenersByKey.set(key, (listenersByKey.get(key) ?? new Set()).add(listener))
      // A new listener may have read an older state than the others: the next poll notifies all of them again.
      lastRevisions.delete(key)
      timer ??= runForEverybody(() => setInterval(poll, everyMs))
      return () => unsubscribe(key, listener)
    },
    onClose(ending) {
      closeListeners.add(ending)
      return () => closeListeners.delete(ending)
    },
    close() {
      for (const ending of closeListeners) ending()
      if (timer) clearInterval(timer)
    },
    subscriberCount: () => [...listenersByKey.values()].reduce((sum, listeners) => sum + listeners.size, 0),
  }
}
