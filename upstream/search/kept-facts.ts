import type { Db } from '@/upstream/db/database'

/** What else than the restaurant's own row facts are made of changes seldom, and may be a minute old in a ranking. */
const KEPT_MS = 60_000
/** A few kB each. */
const MOST_RESTAURANTS = 3000

/** A restaurant, and the version of its row: another text after each change. */
export interface Versioned {
  id: number
  version: string
}

/** The facts of these restaurants; one that is not there any more is missing. */
export type FactsOf<T> = (db: Db, restaurants: readonly Versioned[], nowMs: number) => Promise<Map<number, T>>

/**
 * Keeps what a ranking reads of restaurants in memory, by the version of each one's row and for a minute: reading the wire
 * form of 300 restaurants costs more than judging them. At most 3,000, the least recently used out first. What is shown in
 * a row of a list is never read from here. Decision 0036.
 * @param load reads facts that are at least as new as the versions
 */
export function keptFacts<T>(load: (db: Db, ids: number[]) => Promise<Map<number, T>>): FactsOf<T> {
  const kept = new Map<number, { version: string; loadedAtMs: number; facts: T }>()

  return async (db, restaurants, nowMs) => {
    const found = new Map<number, T>()
    const missing: Versioned[] = []
    for (const { id, version } of restaurants) {
      const known = kept.get(id)
      const isFresh = known?.version === version && Math.abs(nowMs - known.loadedAtMs) < KEPT_MS
      if (!known || !isFresh) {
        missing.push({ id, version })
        continue
      }
      kept.delete(id)
      kept.set(id, known)
      found.set(id, known.facts)
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
      keep(id, { version, loadedAtMs: nowMs, facts })
    }
    return found
  }

  function keep(id: number, entry: { version: string; loadedAtMs: number; facts: T }): void {
    kept.delete(id)
    kept.set(id, entry)
    const [oldest] = kept.keys()
    if (kept.size > MOST_RESTAURANTS && oldest !== undefined) kept.delete(oldest)
  }
}
