import type { Coordinates } from '@/lib/domain/wire'

/** Corners of an outline that is made of streets: twenty zones of a file have a thousand. */
export const MAX_OUTLINE_CORNERS = 40
/** A degree of latitude, and one of longitude in the middle of Poland. */
const KM_OF_LAT = 111.2
const KM_OF_LNG = 68
/** Metres around each address: a new house beside it belongs to the zone as well. */
const MARGIN_M = 50
/** Metres around an address that was inside an outline by less. */
const LEAST_MARGIN_M = 1

/**
 * The outline with these points in it, each with a margin. Nothing that was inside gets outside, and points that are
 * inside with their margin change nothing. The outline is convex, so points between the others are inside too. Contract C37.
 */
export function outlineWith(corners: readonly Coordinates[], points: readonly Coordinates[]): Coordinates[] {
  return enclosing([...corners, ...squaresAround(points, MARGIN_M)])
}

/**
 * The smallest such outline around `kept`, all of which were inside: nothing gets inside that was not between `corners`
 * before, up to a metre. Empty where nothing is kept.
 */
export function outlineWithout(corners: readonly Coordinates[], remaining: readonly Coordinates[]): Coordinates[] {
  const shrunk = clipped(hullOf(squaresAround(remaining, MARGIN_M)), hullOf(corners))
  return enclosing([...shrunk, ...squaresAround(remaining, LEAST_MARGIN_M)])
}

/** Size of an outline in square kilometres, by the shoelace formula. */
export function outlineKm2(corners: readonly Coordinates[]): number {
  const [first = { lat: 0, lng: 0 }] = corners
  const twice = corners.reduce((sum, b, i) => sum + turn(first, corners.at(i - 1) ?? b, b), 0)
  return (Math.abs(twice) / 2) * KM_OF_LAT * KM_OF_LNG
}

/** Corners of squares around the outermost of these points: those around the others lie between them. */
function squaresAround(points: readonly Coordinates[], metres: number): Coordinates[] {
  const [dLat, dLng] = [KM_OF_LAT, KM_OF_LNG].map((km) => metres / 1000 / km) as [number, number]
  return hullOf(points).flatMap(({ lat, lng }) =>
    [-1, 1].flatMap((north) => [-1, 1].map((east) => rounded({ lat: lat + north * dLat, lng: lng + east * dLng }))),
  )
}

// Rounding may bend a side inwards: the hull is made again.
function enclosing(points: readonly Coordinates[]): Coordinates[] {
  return hullOf(withFewerCorners(hullOf(points)).map(rounded))
}

// Six decimals are a tenth of a metre.
function rounded({ lat, lng }: Coordinates): Coordinates {
  return { lat: Math.round(lat * 1e6) / 1e6, lng: Math.round(lng * 1e6) / 1e6 }
}

/** Positive where `c` lies left of the line from `a` to `b`. */
function turn(a: Coordinates, b: Coordinates, c: Coordinates): number {
  return (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng)
}

/** The convex hull, counter-clockwise (Andrew's monotone chain). */
function hullOf(points: readonly Coordinates[]): Coordinates[] {
  const sorted = points.toSorted((a, b) => a.lng - b.lng || a.lat - b.lat)
  const chain = (all: readonly Coordinates[]) => {
    const half: Coordinates[] = []
    for (const point of all) {
      while (half.length > 1 && turn(half.at(-2) ?? point, half.at(-1) ?? point, point) <= 0) half.pop()
      half.push(point)
    }
    return half.slice(0, -1)
  }
  const hull = [...chain(sorted), ...chain(sorted.toReversed())]
  // Points in one place.
  return hull.length > 0 ? hull : sorted.slice(0, 1)
}

/** The part of a convex polygon that lies in another (Sutherland and Hodgman); all of it where the other has no area. */
function clipped(polygon: readonly Coordinates[], by: readonly Coordinates[]): readonly Coordinates[] {
  if (by.length < 3) return polygon
  return by.reduce<readonly Coordinates[]>((inside, to, i) => {
    const from = by.at(i - 1) ?? to
    return inside.flatMap((corner, c) => {
      const before = inside.at(c - 1) ?? corner
      const [was, is] = [turn(from, to, before), turn(from, to, corner)]
      const crossing = was < 0 !== is < 0 ? [between(before, corner, was / (was - is))] : []
      return is < 0 ? crossing : [...crossing, corner]
    })
  }, polygon)
}

function between(a: Coordinates, b: Coordinates, share: number): Coordinates {
  return { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share }
}

/** Cuts the number of corners of a convex polygon: two sides are made longer until they meet, where it adds least. */
function withFewerCorners(polygon: readonly Coordinates[]): readonly Coordinates[] {
  let corners = polygon
  while (corners.length > MAX_OUTLINE_CORNERS) {
    const tips = corners.flatMap((a, i) => {
      const [b = a, c = a, d = a] = [1, 2, 3].map((ahead) => corners[(i + ahead) % corners.length])
      const tip = meeting(a, b, c, d)
      return tip ? [{ place: (i + 1) % corners.length, tip, added: turn(b, tip, c) }] : []
    })
    const [first] = tips
    if (!first) return corners
    const { place, tip } = tips.reduce((least, one) => (one.added < least.added ? one : least), first)
    corners = [tip, ...corners.slice(place + 2), ...corners.slice(Math.max(0, place + 2 - corners.length), place)]
  }
  return corners
}

/** Where the sides `ab` and `dc` meet beyond `b` and `c`; null where they do not. */
function meeting(a: Coordinates, b: Coordinates, c: Coordinates, d: Coordinates): Coordinates | null {
  const [of, full] = [turn(c, d, a), turn(c, d, a) - turn(c, d, b)]
  return full > 0 && of > full ? between(a, b, of / full) : null
}
