import { LRUCache } from 'lru-cache'
import type { PersonData } from '@/lib/domain/person-data/schema'
import { runForEverybody } from '@/upstream/db/caller'

/** In milliseconds. */
const KEPT_MS = 30_000
/** A few kB each, of somebody who was here for years some hundred. */
const MOST_COPIES = 30

/** The copy of a session; `load` makes it where none is kept. */
export type KeptCopy = (session: number, now: Date, load: () => Promise<PersonData>) => Promise<PersonData>

/**
 * Keeps the copy of a session for half a minute, so that whoever presses again and again, or twenty times at once, makes the
 * database look once. It says when it was made, and is gone from memory when it is over. Contract C42.
 */
export function keptCopies(): KeptCopy {
  const kept = new LRUCache<number, { atMs: number; copy: Promise<PersonData> }>({
    max: MOST_COPIES,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  })
  return (session, now, load) => {
    const known = kept.get(session)
    if (known && Math.abs(now.getTime() - known.atMs) < KEPT_MS) return known.copy
    // Others of the session wait for it too.
    const copy = runForEverybody(load)
    kept.set(session, { atMs: now.getTime(), copy })
    copy.catch(() => kept.delete(session))
    return copy
  }
}
