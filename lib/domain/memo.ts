type Plain = string | number | undefined

interface Bounds {
  /** One more, and all are forgotten: cheaper for each call than to know which was asked for last. */
  entries?: number
  /** In characters; what a stranger writes may be as long as they like. */
  longestKey?: number
}

/**
 * The same function of one or two plain values, which computes each answer once. For pure functions that are called so often that
 * computing them is what a page costs. Decision 0085.
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
