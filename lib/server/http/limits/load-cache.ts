import { LRUCache } from 'lru-cache'

interface Bounds {
  maxEntries?: number
  maxBytes: number
  /** Maximum number of values that are being loaded or wait for it. */
  maxLoading: number
}

/** Thrown instead of loading one more than `maxLoading`. */
export class TooManyLoadingError extends Error {}

/** What a key, a value's own bytes aside, takes about. */
const ENTRY_BYTES = 500

/**
 * Keeps bytes by key; the least recently requested go first. Who asks for a key that is being loaded waits for the same
 * load. Neither a failure nor `undefined` is kept.
 */
export function loadCache<V extends { byteLength: number }>({ maxEntries, maxBytes, maxLoading }: Bounds) {
  let loading = 0
  return new LRUCache<string, V, () => Promise<V | undefined>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength + ENTRY_BYTES,
    // Whoever waits for what is pushed out meanwhile gets it all the same.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _kept, { context: load }) {
      if (loading >= maxLoading) throw new TooManyLoadingError()
      loading += 1
      return load().finally(() => {
        loading -= 1
      })
    },
  })
}
