import { slugOf } from '@/lib/domain/restaurant/slug'

/** One interpretation of the text in the address field. */
export interface ParsedAddress {
  /** Words of the street, and perhaps of the city, without Polish letters and without "ul.". */
  words: string[]
  /** In capitals: "12A"; `null` if no number is interpreted as the house's. */
  house: string | null
  flat: string | null
}

const MIN_LENGTH = 3
const MAX_WORDS = 10
const MAX_NUMBERS = 3
const PREFIXES = ['ul', 'ulica', 'al', 'aleja', 'aleje', 'pl', 'plac', 'os', 'osiedle']
const POSTAL_CODE = /(?<!\d)\d{2}-\d{3}(?!\d)/g
// A number ("3/5" of "3/5/7"), an optional letter or two, and an optional flat after a slash or "m", "lok.". The "m" of "8 m 12" is not part of
// the house number; a letter after a space may be a short word ("7 w Lublinie") and counts only from A to H.
const HOUSE =
  /(?<![\p{L}\p{N}/-])(\d{1,6}(?:\/\d{1,4}(?=\/\d))*)(?:(?!m\.?\s*\d)([a-z]{1,2}|bis)(?!\p{L})|\s([a-h])(?!\p{L}))?(?:\s*(?:\/|(?:mieszkanie|mieszk|miesz|m|lokal|lok)(?!\p{L})\.?)\s*(\d{1,4}\s?[a-z]?))?(?![\p{L}\p{N}])/giu

/**
 * The interpretations of a text, the likelier first: only the list of streets shows which number is the house's and
 * which belongs to the street's name ("3 Maja 7"). Empty for fewer than 3 characters. Ledger L227.
 */
export function parseAddress(q: string): ParsedAddress[] {
  const text = q.trim()
  if (text.length < MIN_LENGTH) return []
  const plain = text.replace(POSTAL_CODE, ' ')
  const numbers = [...plain.matchAll(HOUSE)].slice(-MAX_NUMBERS).reverse()
  const withHouse = numbers.map((found) => ({
    words: wordsOf(`${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`),
    house: `${found[1]}${found[2] ?? found[3] ?? ''}`.toUpperCase(),
    flat: found[4]?.replace(/\s/g, '').toUpperCase() ?? null,
  }))
  return [...withHouse, { words: wordsOf(plain), house: null, flat: null }].filter(({ words }) => words.length > 0)
}

/** The words of a name or a text, normalised for comparison. */
export function wordsOf(text: string): string[] {
  const words = slugOf(text).split('-').filter(Boolean).slice(0, MAX_WORDS)
  const named = words.filter((word) => !PREFIXES.includes(word))
  return named.length > 0 ? named : words
}
