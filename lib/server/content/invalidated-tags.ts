import type { ContentChanges } from '@/lib/domain/content/schema'
import { processChannel } from '@/lib/server/process-channel'

/** A tag takes some 100 bytes. */
const MAX_TAGS = 10_000

/** Invalidated tags with their times; the ten thousand newest. */
export type InvalidatedTags = ReturnType<typeof invalidatedTags>

/** Content made of upstream answers is outdated once they have changed, whatever its age. Decision 0071. */
export function invalidatedTags() {
  const times = new Map<string, number>()
  let everythingUntilMs = Number.NEGATIVE_INFINITY
  let newestMs = Number.NEGATIVE_INFINITY

  function note(tag: string, atMs: number): void {
    times.delete(tag)
    times.set(tag, atMs)
    const [oldest] = times
    if (times.size <= MAX_TAGS || !oldest) return
    times.delete(oldest[0])
    // The dropped tag is forgotten, so all content up to its time counts as outdated.
    everythingUntilMs = Math.max(everythingUntilMs, oldest[1])
  }

  return {
    /**
     * Content with these tags made until then, in ms since 1970, may be outdated; any content, where too much has
     * changed.
     */
    add(changed: ContentChanges['changed'], atMs = Date.now()): void {
      newestMs = Math.max(newestMs, atMs)
      if (changed === 'all') everythingUntilMs = Math.max(everythingUntilMs, atMs)
      else for (const tag of changed) note(tag, atMs)
    },
    /** Was it made before one of its tags was invalidated? `madeAt` in ms since 1970. */
    isOutdated: (tags: readonly string[], madeAt: number): boolean =>
      everythingUntilMs >= madeAt || (times.size > 0 && tags.some((tag) => (times.get(tag) ?? 0) >= madeAt)),
    /** Has any tag been invalidated since? */
    hasNewsSince: (atMs: number): boolean => newestMs >= atMs,
  }
}

const channel = processChannel<InvalidatedTags>('invalidated-tags')

/** Tags of this process: for its page cache, and for its pages' caches of upstream answers. */
export function ownInvalidatedTags(): InvalidatedTags {
  return channel.getOrCreate(invalidatedTags)
}
