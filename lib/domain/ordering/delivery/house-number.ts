import type { Coordinates } from '@/lib/domain/wire'

/** A parsed house number: `house` as written ("8A", "12/14"), `number` for the search, `null` for a plot. */
export type HouseNumber = { house: string; number: number | null; flat: string | null }

const FLAT = /\s*(?:mieszkanie|mieszk|miesz|m|lokal|lok)\.?\s*([a-z]?\d{1,4}\s?[a-z]?)$/i
const PLOT = /^dz(?:iałka)?\.?\s*(?:nr\s*)?/i
/** Number from 1 to 9999, with a short suffix. */
const NUMBER = /^([1-9]\d{0,3})(?!\d)([\p{L}\d /.-]*)$/u
const MAX_CHARACTERS = 20
/** Words of a house number that may be longer than usual there; no street has such a name. */
const PARTS_OF_HOUSES = ['blok', 'budynek', 'klatka', 'segment', 'oficyna', 'brama']
const LOWER_CASE = [...PARTS_OF_HOUSES, 'bl', 'bud', 'kl', 'seg', 'of', 'bis', 'ter']

/**
 * Parses the house number that a diner typed; `null` if it is not a house number. A short text that begins with a
 * digit is accepted: 3/5/7, 12AB, 12bis and 5 bl. A exist; only its register knows the numbers of a street. L166,
 * contract C11.
 */
export function readHouseNumber(text: string): HouseNumber | null {
  const trimmed = text.trim()
  if (trimmed.length > MAX_CHARACTERS) return null
  const flat = FLAT.exec(trimmed)
  const isPlot = PLOT.test(trimmed)
  const whole = trimmed.slice(0, flat?.index).replace(PLOT, '')
  const [, digits, tail = ''] = NUMBER.exec(whole) ?? []
  if (!digits || /[^\p{L}\d]$/u.test(whole)) return null
  const parts = tail.match(/\p{L}+|\d+/gu) ?? []
  if (parts.some((part) => part.length > (/\d/.test(part) ? 4 : 3) && !PARTS_OF_HOUSES.includes(part.toLowerCase())))
    return null
  const house = `${digits}${houseTail(tail)}`
  return {
    house: isPlot ? `dz. ${house}` : house,
    number: isPlot ? null : Number(digits),
    flat: flat?.[1]?.replace(/\s/g, '').toUpperCase() ?? null,
  }
}

// "12 a" is 12A, but "5 bl. A" is not 5BL.A.
function houseTail(tail: string): string {
  const cased = tail.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase()
    return LOWER_CASE.includes(lower) ? lower : word.toUpperCase()
  })
  const hasPart = LOWER_CASE.some((word) => word !== 'bis' && word !== 'ter' && cased.includes(word))
  return hasPart ? cased.replace(/\s+/g, ' ') : cased.replace(/\s/g, '')
}

/** A house number of a street and its coordinates. */
export type NumberedPoint = Coordinates & { number: number }
