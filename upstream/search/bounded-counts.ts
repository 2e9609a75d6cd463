import { createCache } from '@/lib/backend/cache'
import { runForEverybody } from '@/upstream/db/bounded-pool'
import { loadListsRevision } from '@/upstream/db/content-changes'
import type { Db } from '@/upstream/db/database'

interface Counted {
  tenant: string
  /** Everything else that the counts depend on. */
  key: unknown
  nowMs: number
}

/**
 * Caches counts of lists for a minute, at most 500 of them: counting a city of 3,000 costs as much as its page. Older
 * counts are answered while new ones are computed; after ten minutes, and once the tenant's lists have changed, the
 * answer waits for new ones. Decision 0036.
 */
export function boundedCounts<T>() {
  const cached = createCache<T>({ entries: 500, freshMs: 60_000, staleMs: 600_000 })
  return async (db: Db, { tenant, key, nowMs }: Counted, count: () => Promise<T>) => {
    const revision = await loadListsRevision(db, tenant)
    return cached.get(JSON.stringify([tenant, revision, key]), () => runForEverybody(count), nowMs)
  }
}
