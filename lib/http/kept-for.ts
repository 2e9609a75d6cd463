/**
 * Makes a value once for each key and keeps it for `ms`; who asks meanwhile waits for the same one. A failure is not
 * kept, and at most `most` values are: the oldest goes first.
 */
export function keptFor<T>(ms: number, most: number) {
  const kept = new Map<string, { value: Promise<T>; untilMs: number }>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key)
    if (found && found.untilMs > Date.now()) return found.value
    kept.delete(key)
    const value = make()
    kept.set(key, { value, untilMs: Date.now() + ms })
    if (kept.size > most) kept.delete(kept.keys().next().value as string)
    value.catch(() => kept.get(key)?.value === value && kept.delete(key))
    return value
  }
}
