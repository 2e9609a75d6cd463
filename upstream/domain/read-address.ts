import { slugOf } from '@/lib/restaurant/slug'

/** What a diner typed into the address field, taken apart. */
export interface TypedAddress {
  /** Words of the street, and perhaps of the city, without Polish letters. */
  words: string[]
  /** As typed, in capitals: "12A", "12/14". */
  house: string | null
}

const SHORTEST = 3
const PREFIXES = ['ul', 'ulica', 'al', 'aleja', 'pl', 'plac', 'os', 'osiedle']
// A number that opens the text belongs to the name of a street: "3 Maja".
const HOUSE = /(?<=\S)[\s,]+(\d{1,4}\s?[a-z]?(?:\/\d{1,4}[a-z]?)?)(?=$|[\s,])/i

/** `null` for fewer than 3 characters. Ledger L227. */
export function readAddress(q: string): TypedAddress | null {
  const text = q.trim()
  if (text.length < SHORTEST) return null
  const found = HOUSE.exec(text)
  const words = slugOf(found ? text.replace(found[0], ' ') : text)
    .split('-')
    .filter(Boolean)
    .slice(0, 8)
  const named = words.filter((word, index) => index > 0 || !PREFIXES.includes(word))
  return { words: named, house: found?.[1]?.replace(/\s/g, '').toUpperCase() ?? null }
}
