import { createCache } from '@/lib/backend/cache'
import { runForEverybody } from '@/upstream/db/bounded-pool'

/**
 * Caches counts of lists for a minute, at most 500 of them: counting a city of 3,000 costs as much as its page. Older
 * counts are answered while new ones are computed; after ten minutes the answer waits for new ones. Decision 0036.
 */
export function boundedCounts<T>() {
  const cached = createCache<T>({ entries: 500, freshMs: 60_000, staleMs: 600_000 })
  return (key: string, nowMs: number, count: () => Promise<T>) => cached.get(key, () => runForEverybody(count), nowMs)
}
