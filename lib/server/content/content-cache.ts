import { createCache } from '@/lib/backend/cache'
import { addShownTags, collectShownTags } from '../http/answer/answer-context'
import { ownInvalidatedTags } from './invalidated-tags'

/**
 * Caches values made of upstream answers by key, for `freshMs` or until their content has changed. The answer under way
 * gets the value's tags. Decision 0071.
 */
export function createContentCache<T>(freshMs: number, entries: number) {
  const cached = createCache<{ value: T; shown: readonly string[] }>({
    entries,
    freshMs,
    // The tags are unknown while it is made: a caller after any change does not wait for it.
    isOutdated: (made, beganAtMs) =>
      made ? ownInvalidatedTags().isOutdated(made.shown, beganAtMs) : ownInvalidatedTags().hasNewsSince(beganAtMs),
  })
  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const { value, shown } = await cached.get(key, () => collectShownTags(make))
    addShownTags(shown)
    return value
  }
}
