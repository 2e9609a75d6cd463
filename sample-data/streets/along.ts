import type { NumberedPoint } from '@/lib/domain/ordering/delivery/house-number'
import type { SeedRestaurant, SeedStreet } from '@/sample-data/types'
import * as cities from '@/tenants/cities'

/** A vector in metres: east, north. */
type Metres = [east: number, north: number]

const METRES_PER_DEGREE = 111_195
const METRES_PER_NUMBER = 9
const SHORTEST_METRES = 60
const LONGEST_METRES = 2400
/** From this many houses on a street leads away from the centre. */
const RADIAL_FROM = 100
const SQUARE = /(?:^|\s)(?:rynek|plac|skwer)(?:\s|$)/i

/**
 * Generates points for each street without known ones. They are plausible, not surveyed. The length follows from the
 * highest number. Long streets lead away from the centre, a street with a sample restaurant passes it, the others have
 * a fixed pseudo-random direction; squares are closed loops.
 */
export function withHouseNumbers(restaurants: readonly SeedRestaurant[], streets: readonly SeedStreet[]): SeedStreet[] {
  return streets.map((street) => ({ ...street, points: street.points ?? pointsOf(street, restaurants) }))
}

function pointsOf(street: SeedStreet, restaurants: readonly SeedRestaurant[]): NumberedPoint[] {
  const last = Math.max(street.houses, 2)
  if (SQUARE.test(street.street)) return aroundSquare(street, last)
  const metres = Math.min(Math.max(last * METRES_PER_NUMBER, SHORTEST_METRES), LONGEST_METRES)
  const [east, north] = directionOf(street, restaurants)
  const half = metres / 2
  return [numbered(1, street, [-east * half, -north * half]), numbered(last, street, [east * half, north * half])]
}

function aroundSquare(street: SeedStreet, last: number): NumberedPoint[] {
  const half = Math.min(Math.max(last * 2, 30), 90)
  const corners: Metres[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]
  const points = corners.map((corner, i) => numbered(1 + Math.round(((last - 1) * i) / 3), street, corner))
  return points.filter((point, i) => point.number !== points[i - 1]?.number)
}

/** Unit vector from the low house numbers to the high ones. */
function directionOf(street: SeedStreet, restaurants: readonly SeedRestaurant[]): Metres {
  const known = restaurants.find((one) => one.city === street.city && one.street === street.street)
  const toKnown = known && metresBetween(street, known)
  if (known && toKnown && Math.hypot(...toKnown) > 40) {
    const isBehind = Number.parseInt(known.house, 10) < street.houses / 2
    return unit(isBehind ? [-toKnown[0], -toKnown[1]] : toKnown)
  }
  const city = Object.values(cities).find(({ slug }) => slug === street.city)
  const outwards = city && metresBetween(city.location, street)
  if (street.houses >= RADIAL_FROM && outwards && Math.hypot(...outwards) > 100) return unit(outwards)
  const angle = (hashOf(street.street) % 360) * (Math.PI / 180)
  return [Math.sin(angle), Math.cos(angle)]
}

function numbered(number: number, middle: { lat: number; lng: number }, [east, north]: Metres): NumberedPoint {
  const perLng = METRES_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180)
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return { number, lat: rounded(middle.lat + north / METRES_PER_DEGREE), lng: rounded(middle.lng + east / perLng) }
}

function metresBetween(from: { lat: number; lng: number }, to: { lat: number; lng: number }): Metres {
  const perLng = METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180)
  return [(to.lng - from.lng) * perLng, (to.lat - from.lat) * METRES_PER_DEGREE]
}

function unit([east, north]: Metres): Metres {
  const length = Math.hypot(east, north)
  return [east / length, north / length]
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
