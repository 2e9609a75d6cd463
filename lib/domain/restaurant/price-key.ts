const KEYS = ['1', '2', '3', '4'] as const

/** Which of the words `search.price.*` a price level of 1–4 has; an unknown one counts as usual. */
export function priceKey(level: number): (typeof KEYS)[number] {
  return KEYS[level - 1] ?? '2'
}
