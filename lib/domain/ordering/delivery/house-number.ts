import type { Coordinates } from '@/lib/domain/wire'
/** A parsed house number: `house` as written ("8A", "12/14"), `number` for the search, `null` for a plot. */
export type HouseNumber = { house: string; number: number | null; flat: string | null }

const FLAT_WORD = String.raw`(?:m|mieszk|mieszkanie|miesz|lok|lokal)\.?`
// A plot ("dz. 5"), 1 to 9999 with at most one letter, a corner or a range ("12/14", "12-14"), and an optional flat ("8
// m 12").
const HOUSE = new RegExp(
  String.raw`^(?:dz(?:iałka)?\.?\s*(?:nr\s*)?)?([1-9]\d{0,3})(?:\s?(?!m\.?\s*\d)[a-z])?` +
    String.raw`(?:\s?[/-]\s?\d{1,4}\s?[a-z]?)?(?:\s*${FLAT_WORD}\s*(\d{1,4}\s?[a-z]?))?$`,
  'i',
)

/** Parses the house number that a diner typed; `null` if it is not a house number. L166, contract C11. */
export function readHouseNumber(text: string): HouseNumber | null {
  const found = HOUSE.exec(text.trim())
  if (!found) return null
  const [whole, digits = '', flat] = found
  const house = flat === undefined ? whole : whole.slice(0, whole.search(FLAT_AT_END))
  return {
    house: tidy(house),
    number: PLOT.test(whole) ? null : Number(digits),
    flat: flat === undefined ? null : tidy(flat),
  }
}

const FLAT_AT_END = new RegExp(String.raw`\s*${FLAT_WORD}\s*\d{1,4}\s?[a-z]?$`, 'i')
const PLOT = /^dz(?:iałka)?\.?\s*(?:nr\s*)?/i

function tidy(text: string): string {
  const plot = PLOT.test(text)
  const number = text.replace(PLOT, '').replace(/\s/g, '').toUpperCase()
  return plot ? `dz. ${number}` : number
}

/** A house number of a street and its coordinates. */
export type NumberedPoint = Coordinates & { number: number }
