const MOST_TAGS = 1000

/** What has been invalidated, and when; the thousand newest. A page is dropped, and of so many there is no other. */
export interface InvalidatedTags {
  /** @param tags times in ms since 1970 */
  add(tags: ReadonlyMap<string, number>): void
  /** Was it made before one of its tags was invalidated? `madeAt` in ms since 1970. */
  isOutdated(tags: readonly string[], madeAt: number): boolean
}

/** A page is old once what it was made of has changed, whatever its age. Decision 0039. */
export function invalidatedTags(): InvalidatedTags {
  const times = new Map<string, number>()
  return {
    add(tags) {
      for (const [tag, atMs] of tags) {
        if ((times.get(tag) ?? 0) > atMs) continue
        times.delete(tag)
        times.set(tag, atMs)
        const [oldest] = times.keys()
        if (times.size > MOST_TAGS && oldest !== undefined) times.delete(oldest)
      }
    },
    isOutdated: (tags, madeAt) => times.size > 0 && tags.some((tag) => (times.get(tag) ?? 0) >= madeAt),
  }
}
