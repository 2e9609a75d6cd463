const KEYS = ['1', '2', '3', '4'] as const

/** The key under `search.price.*` of a price level of 1–4; an unknown level counts as usual. */
export function priceKey(level: number): (typeof KEYS)[number] {
  return KEYS[level - 1] ?? '2'
}
