/** How many texts are remembered, and how long one may be: whoever sends a request chooses them. */
const MOST_TEXTS = 4000
const LONGEST_TEXT = 600

/**
 * A function that makes a value for a text once. It remembers at most 4,000 texts of 600 characters each, and forgets all of
 * them when there is one more.
 */
export function boundedMemo<T>(): (text: string, make: () => T) => T {
  const known = new Map<string, T>()
  return (text, make) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make()
    if (text.length > LONGEST_TEXT) return made
    if (known.size >= MOST_TEXTS) known.clear()
    known.set(text, made)
    return made
  }
}
