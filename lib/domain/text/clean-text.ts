/** Marks that change the direction of the rest of a line: "‮" before a name would write a board backwards. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A text for comparing and storing: an "ó" of two characters, as some systems write it, becomes one (NFC), and
 * direction marks are removed.
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(DIRECTION_MARKS, '')
}

/**
 * `cleanText` of every text within `value`, including field names. Throws a RangeError for a value that is nested too
 * deep.
 */
export function cleanTexts<T>(value: T): T {
  return clean(value) as T
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [cleanText(name), clean(one)]))
}
