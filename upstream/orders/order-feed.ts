import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'

type Listener = (revision: number) => void

/** Tells who watches an order that it has changed, whichever process changed it. */
export interface OrderFeed {
  /** `listener` hears each newer revision; answers how to stop listening. */
  subscribe(orderId: string, listener: Listener): () => void
  /** Ends every stream. */
  close(): void
  /** Runs when the feed closes. */
  onClose(ending: () => void): () => void
  /** Streams, several of one order counted each. */
  subscriberCount(): number
}

/**
 * Asks the audit trail every `everyMs`, by one query for all watched orders, and only while somebody watches: a trail
 * that every process writes needs no other messenger.
 */
export function orderFeed(db: Db, everyMs = 1000): OrderFeed {
  const listenersByOrder = new Map<string, Set<Listener>>()
  const lastRevisions = new Map<string, number>()
  const closeListeners = new Set<() => void>()
  let timer: NodeJS.Timeout | null = null
  let asking = false

  async function poll(): Promise<void> {
    if (asking || listenersByOrder.size === 0) return
    asking = true
    try {
      for (const [id, revision] of await revisionsOf(db, [...listenersByOrder.keys()])) {
        if (lastRevisions.get(id) === revision) continue
        lastRevisions.set(id, revision)
        for (const listener of listenersByOrder.get(id) ?? []) listener(revision)
      }
    } catch {
      // An outage is told by /readyz; whoever watches hears the news once it is over.
    } finally {
      asking = false
    }
  }

  function unsubscribe(orderId: string, listener: Listener): void {
    const listeners = listenersByOrder.get(orderId)
    listeners?.delete(listener)
    if (listeners?.size !== 0) return
    listenersByOrder.delete(orderId)
    lastRevisions.delete(orderId)
    if (listenersByOrder.size > 0 || !timer) return
    clearInterval(timer)
    timer = null
  }

  return {
    subscribe(orderId, listener) {
      listenersByOrder.set(orderId, (listenersByOrder.get(orderId) ?? new Set()).add(listener))
      // Whoever comes later may have read less than the others have heard: the next look tells all of them again.
      lastRevisions.delete(orderId)
      timer ??= setInterval(poll, everyMs)
      return () => unsubscribe(orderId, listener)
    },
    onClose(ending) {
      closeListeners.add(ending)
      return () => closeListeners.delete(ending)
    },
    close() {
      for (const ending of closeListeners) ending()
      if (timer) clearInterval(timer)
    },
    subscriberCount: () => [...listenersByOrder.values()].reduce((sum, listeners) => sum + listeners.size, 0),
  }
}

/** The newest line of each order's trail. */
async function revisionsOf(db: Db, ids: string[]): Promise<[string, number][]> {
  const rows = await rowsOf<{ id: string; revision: string }>(
    db,
    sql`SELECT order_id AS id, max(id) AS revision FROM order_audit WHERE order_id IN ${ids} GROUP BY order_id`,
  )
  return rows.map(({ id, revision }) => [id, Number(revision)])
}
