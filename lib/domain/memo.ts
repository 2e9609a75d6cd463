type Plain = string | number | undefined

interface Bounds {
  /** Most entries; one more clears all: that costs each call less than tracking the last use. */
  entries?: number
  /** Longest key in characters; longer ones are not stored, since strangers may send any length. */
  longestKey?: number
}

/**
 * Memoises a function of one or two plain values. For pure functions called so often that they dominate a page's
 * cost. See docs/design/cache.md.
 */
export function memo<Args extends [a: Plain, b?: Plain], T>(
  compute: (...args: Args) => T,
  { entries = 4000, longestKey = Number.POSITIVE_INFINITY }: Bounds = {},
): (...args: Args) => T {
  const known = new Map<Plain, T>()
  return (...args: Args) => {
    const [a, b] = args
    const key = b === undefined ? a : `${a}\n${b}` // no header, address or date has a line break
    const found = known.get(key)
    if (found !== undefined) return found
    const made = compute(...args)
    if (typeof key === 'string' && key.length > longestKey) return made
    if (known.size >= entries) known.clear()
    known.set(key, made)
    return made
  }
}
