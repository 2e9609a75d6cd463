/**
 * Makes a value once for each key and keeps it for `ms`; who asks meanwhile waits for the same one. A failure is not
 * kept, and at most `most` values are: the oldest goes first.
 */
export function createTtlCache<T>(ms: number, maxEntries: number) {
  const entries = new Map<string, { value: Promise<T>; untilMs: number }>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const found = entries.get(key)
    if (found && found.untilMs > Date.now()) return found.value
    entries.delete(key)
    const value = make()
    entries.set(key, { value, untilMs: Date.now() + ms })
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value as string)
    value.catch(() => entries.get(key)?.value === value && entries.delete(key))
    return value
  }
}
