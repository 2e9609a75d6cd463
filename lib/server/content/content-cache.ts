import { LRUCache } from 'lru-cache'
import { ownInvalidatedTags } from './invalidated-tags'
import { noteShown, withShown } from './shown-content'

interface Entry<T> {
  made: Promise<{ value: T; shown: readonly string[] }>
  /** `null` until it is made. */
  shown: readonly string[] | null
  beganAtMs: number
}

/**
 * Makes a value of upstream answers once for each key, and keeps it for `ms` or until what it shows has changed; who asks
 * meanwhile waits for the same one. A failure is not kept, and at most `maxEntries` are. The answer under way shows what
 * the value shows. Decision 0071.
 */
export function createContentCache<T>(ms: number, maxEntries: number) {
  const entries = new LRUCache<string, Entry<T>>({ max: maxEntries })

  function isCurrent({ shown, beganAtMs }: Entry<T>): boolean {
    if (Date.now() - beganAtMs >= ms) return false
    const tags = ownInvalidatedTags()
    // What it will show is not known yet: who asks after any change does not wait for it.
    return shown ? !tags.isOutdated(shown, beganAtMs) : !tags.hasNewsSince(beganAtMs)
  }

  function begin(key: string, make: () => Promise<T>): Entry<T> {
    const entry: Entry<T> = { made: withShown(make), shown: null, beganAtMs: Date.now() }
    entries.set(key, entry)
    entry.made.then(
      ({ shown }) => {
        entry.shown = shown
      },
      () => entries.peek(key) === entry && entries.delete(key),
    )
    return entry
  }

  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const found = entries.get(key)
    const { made } = found && isCurrent(found) ? found : begin(key, make)
    const { value, shown } = await made
    noteShown(shown)
    return value
  }
}
