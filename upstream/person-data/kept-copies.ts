import { createCache } from '@/lib/backend/cache'
import type { PersonData } from '@/lib/domain/person-data/schema'
import { runForEverybody } from '@/upstream/db/caller'

/**
 * Keeps the copy of a session for half a minute, so that whoever presses again and again, or twenty times at once, makes the
 * database look once. It says when it was made, and is gone from memory when it is over. At most 30, of a few kB each, of somebody
 * who was here for years some hundred. Contract C42.
 */
export function keptCopies() {
  const kept = createCache<PersonData>({ entries: 30, freshMs: 30_000, isPurged: true })
  return (session: number, now: Date, load: () => Promise<PersonData>): Promise<PersonData> =>
    kept.get(session, () => runForEverybody(load), now.getTime())
}
