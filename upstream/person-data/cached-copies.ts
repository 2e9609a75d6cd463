import { createCache } from '@/lib/backend/cache'
import type { PersonData } from '@/lib/domain/person-data/schema'
import { runForEverybody } from '@/upstream/db/bounded-pool'

/**
 * Caches the copy of a session for half a minute, so that repeated or concurrent requests query the database once.
 * The copy contains its time, and is removed from memory when it expires. At most 30 copies, of a few kB each, or
 * some hundred kB for a diner of many years. Contract C42.
 */
export function cachedCopies() {
  const cached = createCache<PersonData>({ entries: 30, freshMs: 30_000, isPurged: true })
  return (session: number, now: Date, load: () => Promise<PersonData>): Promise<PersonData> =>
    cached.get(session, () => runForEverybody(load), now.getTime())
}
