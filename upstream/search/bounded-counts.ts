import { createCache } from '@/lib/backend/cache'
import { runForEverybody } from '@/upstream/db/caller'

/**
 * Keeps counts of lists for a minute, at most 500 of them: counting a city of 3,000 costs as much as its page. Later they are counted
 * anew behind the answer, which has the old ones; after ten minutes before it. Decision 0036.
 */
export function boundedCounts<T>() {
  const kept = createCache<T>({ entries: 500, freshMs: 60_000, staleMs: 600_000 })
  return (key: string, nowMs: number, count: () => Promise<T>) => kept.get(key, () => runForEverybody(count), nowMs)
}
