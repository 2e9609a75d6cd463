import { runForEverybody } from '@/upstream/db/caller'

const FRESH_MS = 60_000
const STALE_MS = 600_000
const MOST_ENTRIES = 500

/**
 * Keeps counts of lists for a minute, at most 500 of them, the least recently used out first: counting a city of 3,000 costs
 * as much as its page. Later they are counted anew behind the answer, which has the old ones; after ten minutes before it.
 * A list that is being counted is counted once for all who ask. Decision 0036.
 */
export function boundedCounts<T>(): (key: string, nowMs: number, count: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { countedAtMs: number; counts: Promise<T>; isRecounted: boolean }>()

  return (key, nowMs, countForOne) => {
    const count = () => runForEverybody(countForOne)
    const found = kept.get(key)
    if (!found || nowMs - found.countedAtMs >= STALE_MS) return keep(key, nowMs, count())
    kept.delete(key)
    kept.set(key, found)
    if (nowMs - found.countedAtMs >= FRESH_MS && !found.isRecounted) {
      found.isRecounted = true
      recount(key, nowMs, found, count)
    }
    return found.counts
  }

  function keep(key: string, countedAtMs: number, counts: Promise<T>): Promise<T> {
    const entry = { countedAtMs, counts, isRecounted: false }
    kept.delete(key)
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > MOST_ENTRIES && oldest !== undefined) kept.delete(oldest)
    // A failure is not kept.
    counts.catch(() => kept.get(key) === entry && kept.delete(key))
    return counts
  }

  function recount(key: string, nowMs: number, old: { isRecounted: boolean }, count: () => Promise<T>): void {
    count().then(
      (counts) => keep(key, nowMs, Promise.resolve(counts)),
      () => {
        old.isRecounted = false // the next who asks tries again
      },
    )
  }
}
