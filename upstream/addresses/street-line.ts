import type { NumberedPoint } from '@/lib/domain/ordering/delivery/house-number'
import type { Coordinates } from '@/lib/domain/wire'

/** The course of a street; without `points` only its middle and its highest number are known. */
export interface StreetLine extends Coordinates {
  houses: number
  points: readonly NumberedPoint[] | null
}

/** Longest street in house numbers: the list may lack most of a street, but no other street is longer. */
const LONGEST_STREET = 999

/** Number of points checked between two known numbers if only the street is given. */
const POINTS_PER_SEGMENT = 8

/**
 * The coordinates of a house number: interpolated between the known numbers around it. `null` for a number beyond the
 * known ones, and for a plot, which has no number.
 */
export function pointOfHouse({ houses, points, lat, lng }: StreetLine, number: number | null): Coordinates | null {
  if (number === null) return null
  if (!points || points.length === 0) return number >= 1 && number <= houses ? { lat, lng } : null
  const exact = points.find((point) => point.number === number)
  if (exact) return { lat: exact.lat, lng: exact.lng }
  const after = points.findIndex((point) => point.number > number)
  const [from, to] = [points[after - 1], points[after]]
  if (!from || !to) return null
  return interpolate(from, to, (number - from.number) / (to.number - from.number))
}

/**
 * Is a number so far beyond the highest known one that no street is that long? Such an address is refused and not taken
 * for the street's. Decision 0029.
 */
export function isBeyondStreet({ houses, points }: StreetLine, number: number | null): boolean {
  const highest = Math.max(houses, ...(points ?? []).map((point) => point.number))
  return number !== null && number > Math.max(2 * highest, LONGEST_STREET)
}

/** Points along the whole street, for an address of which only the street is certain. */
export function pointsAlong({ points, lat, lng }: StreetLine): Coordinates[] {
  if (!points || points.length === 0) return [{ lat, lng }]
  return points.flatMap((from, i) => {
    const to = points[i + 1] ?? from
    return Array.from({ length: points[i + 1] ? POINTS_PER_SEGMENT : 1 }, (_, step) =>
      interpolate(from, to, step / POINTS_PER_SEGMENT),
    )
  })
}

/** From this number of known houses on, nothing between them is guessed: a register knows each house. */
const KNOWN_ENOUGH = 12

/** Points that tell where the street's addresses are. */
export function addressPoints(street: StreetLine): readonly Coordinates[] {
  const { points } = street
  return points && points.length >= KNOWN_ENOUGH ? points : pointsAlong(street)
}

/** Number of addresses along the street: house numbers from the first to the last known one. */
export function addressCount({ houses, points }: StreetLine): number {
  const [first, last] = [points?.[0], points?.at(-1)]
  return first && last ? last.number - first.number + 1 : Math.max(houses, 1)
}

// Six decimals are a tenth of a metre.
function interpolate(from: Coordinates, to: Coordinates, share: number): Coordinates {
  const at = (a: number, b: number) => Math.round((a + (b - a) * share) * 1e6) / 1e6
  return { lat: at(from.lat, to.lat), lng: at(from.lng, to.lng) }
}
