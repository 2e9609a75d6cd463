import { LRUCache } from 'lru-cache'

interface Options<T> {
  /** Values in all, the least recently used dropped first; either these or `bytes` bound it. */
  entries?: number
  bytes?: { most: number; of: (value: T) => number }
  /** A value is fresh for this long, in ms. */
  freshMs?: number
  /** Up to this age a value is returned while a newer one is made in the background; in ms. */
  staleMs?: number
  /** Have the value's sources changed since? `value` is undefined while it is made. */
  isOutdated?: (value: T | undefined, beganAtMs: number) => boolean
  /** Further values are refused with a `TooManyUnderWayError`. */
  maxUnderWay?: number
  /** Expired values leave memory at once, not when room is needed. */
  isPurged?: boolean
}

type Key = string | number
type Entry<T> = { value: T; beganAtMs: number }
/** A function of the last value that makes a new one. */
type Make<T> = (last: T | undefined) => Promise<T>

/** Values of this process by key. See docs/design/cache.md. */
export type Cache<T> = ReturnType<typeof createCache<T>>

/** Thrown instead of making one more than `maxUnderWay`. */
export class TooManyUnderWayError extends Error {}

/** Approximate bytes of a key and its entry, besides the value. */
const ENTRY_BYTES = 500

/**
 * The one cache of values: bounded, by age, made once for all concurrent callers. Failures and `undefined` are not
 * cached. Each call takes its own `nowMs`, in ms since 1970; a clock set back extends no lifetime. Pages have their own
 * rules (server/http-cache.ts), pure functions a memory of arguments (lib/domain/memo.ts).
 */
export function createCache<T>({
  entries,
  bytes,
  freshMs = Number.POSITIVE_INFINITY,
  staleMs = freshMs,
  isOutdated = () => false,
  maxUnderWay = Number.POSITIVE_INFINITY,
  isPurged = false,
}: Options<T>) {
  const entriesByKey = new LRUCache<Key, Entry<T>>({
    ...(entries !== undefined && { max: entries }),
    ...(bytes && { maxSize: bytes.most, sizeCalculation: ({ value }) => bytes.of(value) + ENTRY_BYTES }),
    ...(isPurged && { ttl: freshMs, ttlAutopurge: true }),
  } as LRUCache.Options<Key, Entry<T>, unknown>)
  const underWay = new Map<Key, { made: Promise<T>; beganAtMs: number }>()

  /** The cached value, if it is no older than `withinMs`. */
  function peek(key: Key, nowMs = Date.now(), withinMs = freshMs): T | undefined {
    const found = entriesByKey.get(key)
    if (!found || Math.abs(nowMs - found.beganAtMs) >= withinMs) return undefined
    return isOutdated(found.value, found.beganAtMs) ? undefined : found.value
  }

  async function begin(key: Key, make: Make<T>, beganAtMs: number): Promise<T> {
    const present = underWay.get(key)
    if (present && !isOutdated(undefined, present.beganAtMs)) return present.made
    if (underWay.size >= maxUnderWay) throw new TooManyUnderWayError()
    const own = { beganAtMs, made: make(entriesByKey.peek(key)?.value) }
    underWay.set(key, own)
    try {
      const value = await own.made
      // A newer make has begun after a change: this value is only for its own callers.
      if (underWay.get(key) === own && freshMs > 0 && value !== undefined) store(key, value, beganAtMs)
      return value
    } finally {
      if (underWay.get(key) === own) underWay.delete(key)
    }
  }

  function store(key: Key, value: T, nowMs = Date.now()): void {
    entriesByKey.set(key, { value, beganAtMs: nowMs })
  }

  return {
    peek,
    store,
    /** The cached value, or the result of `make`. */
    async get(key: Key, make: Make<T>, nowMs = Date.now()): Promise<T> {
      const fresh = peek(key, nowMs)
      if (fresh !== undefined) return fresh
      const stale = staleMs > freshMs ? peek(key, nowMs, staleMs) : undefined
      const made = begin(key, make, nowMs)
      if (stale === undefined) return made
      made.catch(() => {}) // the next caller tries again
      return stale
    },
    drop: (key: Key): void => void entriesByKey.delete(key),
  }
}
