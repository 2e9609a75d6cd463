import { createCache } from '@/lib/backend/cache'
import type { Db } from '@/upstream/db/database'

/**
 * Age in ms that facts may have in a ranking: the data behind them, besides the restaurant's own row, seldom change.
 */
const FRESH_MS = 60_000
/** Most restaurants, with a few kB each. */
const MAX_RESTAURANTS = 3000

/** A restaurant, and the version of its row, which changes with each update. */
export interface Versioned {
  id: number
  version: string
}

/** The facts of these restaurants; one that no longer exists is missing. */
export type FactsOf<T> = (db: Db, restaurants: readonly Versioned[], nowMs: number) => Promise<Map<number, T>>

/**
 * Caches the facts of a ranking in memory, by the version of each restaurant's row and for a minute: reading the wire
 * form of 300 restaurants costs more than judging them. At most 3,000, the least recently used evicted first. The
 * rows of a list are never shown from here. Decision 0036.
 * @param load reads facts that are at least as new as the versions
 */
export function cachedFacts<T>(load: (db: Db, ids: number[]) => Promise<Map<number, T>>): FactsOf<T> {
  const cached = createCache<{ version: string; facts: T }>({ entries: MAX_RESTAURANTS, freshMs: FRESH_MS })

  return async (db, restaurants, nowMs) => {
    const found = new Map<number, T>()
    const missing: Versioned[] = []
    for (const { id, version } of restaurants) {
      const known = cached.peek(id, nowMs)
      if (known?.version === version) found.set(id, known.facts)
      else missing.push({ id, version })
    }
    if (missing.length === 0) return found
    const loaded = await load(
      db,
      missing.map(({ id }) => id),
    )
    for (const { id, version } of missing) {
      const facts = loaded.get(id)
      if (facts === undefined) continue
      found.set(id, facts)
      cached.store(id, { version, facts }, nowMs)
    }
    return found
  }
}
