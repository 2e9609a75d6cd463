import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

type Listener = (revision: number) => void

/** Tells who watches an order that it has changed, whichever process changed it. */
export interface OrderFeed {
  /** `listener` hears each newer revision; answers how to stop listening. */
  watch(orderId: string, listener: Listener): () => void
  /** Ends every stream. */
  close(): void
  /** Runs when the feed closes. */
  onClose(ending: () => void): () => void
  /** Streams, several of one order counted each. */
  watching(): number
}

/**
 * Asks the audit trail every `everyMs`, by one query for all watched orders, and only while somebody watches: a trail
 * that every process writes needs no other messenger.
 */
export function orderFeed(db: Db, everyMs = 1000): OrderFeed {
  const watched = new Map<string, Set<Listener>>()
  const known = new Map<string, number>()
  const endings = new Set<() => void>()
  let timer: NodeJS.Timeout | null = null
  let asking = false

  async function ask(): Promise<void> {
    if (asking || watched.size === 0) return
    asking = true
    try {
      for (const [id, revision] of await revisionsOf(db, [...watched.keys()])) {
        if (known.get(id) === revision) continue
        known.set(id, revision)
        for (const listener of watched.get(id) ?? []) listener(revision)
      }
    } catch {
      // An outage is told by /readyz; whoever watches hears the news once it is over.
    } finally {
      asking = false
    }
  }

  function leave(orderId: string, listener: Listener): void {
    const listeners = watched.get(orderId)
    listeners?.delete(listener)
    if (listeners?.size !== 0) return
    watched.delete(orderId)
    known.delete(orderId)
    if (watched.size > 0 || !timer) return
    clearInterval(timer)
    timer = null
  }

  return {
    watch(orderId, listener) {
      watched.set(orderId, (watched.get(orderId) ?? new Set()).add(listener))
      // Whoever comes later may have read less than the others have heard: the next look tells all of them again.
      known.delete(orderId)
      timer ??= setInterval(ask, everyMs)
      return () => leave(orderId, listener)
    },
    onClose(ending) {
      endings.add(ending)
      return () => endings.delete(ending)
    },
    close() {
      for (const ending of endings) ending()
      if (timer) clearInterval(timer)
    },
    watching: () => [...watched.values()].reduce((sum, listeners) => sum + listeners.size, 0),
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
