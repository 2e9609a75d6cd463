// Made once, because `localeCompare` looks the language up at each call.
const byPolishName = new Intl.Collator('pl')

/** Sorts by the first key that differs, the smallest first; equal items by name. */
export function rankBy<T>(items: T[], keysOf: (item: T) => number[], nameOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, keys: keysOf(item), name: nameOf(item) }))
    .sort((one, other) => compareKeys(one.keys, other.keys) || byPolishName.compare(one.name, other.name))
    .map(({ item }) => item)
}

function compareKeys(one: number[], other: number[]): number {
  const at = one.findIndex((key, index) => key !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
