import { eq } from 'drizzle-orm'
import { outlineWith, outlineWithout } from '@/lib/domain/ordering/delivery/street-outline'
import { covers, distanceKm, type ZoneArea } from '@/lib/domain/ordering/delivery/zones'
import type { ZoneStreet, ZoneStreets, ZoneStreetsQuery } from '@/lib/domain/restaurant/settings/wire'
import type { Coordinates } from '@/lib/domain/wire'
import { parseAddress } from '@/upstream/addresses/parse-address'
import { addressCount, addressPoints } from '@/upstream/addresses/street-line'
import { findStreets, readStreets, type StreetRow } from '@/upstream/addresses/street-search'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { restaurants } from '@/upstream/db/schema'

/** Streets of one zone that are looked at: more than any Polish town within an hour by bicycle has. */
const MAX_STREETS = 1500
const MAX_INSIDE = 300
const MAX_FOUND = 30
const MAX_NEAREST = 12
/** Names in a sentence. */
const MAX_NAMED = 30
/** Streets around an area are looked at up to here: a street may reach into it though its middle does not. */
const AROUND_KM = 1.5
/** Streets are searched no farther from the restaurant than this, whatever its reach. */
const SEARCH_KM = 30

/** A restaurant's location and its reach in km. */
interface Place {
  location: Coordinates
  maxKm: number
}

/** A street with its addresses within reach. */
interface Reached {
  row: StreetRow
  points: readonly Coordinates[]
  /** Addresses with those that are too far. */
  of: number
  km: number
}

/**
 * The streets of the register that an area covers, and the area with streets added or taken away: an outline around
 * every address within reach. Nothing is written. Contract C37.
 */
export async function zoneStreets(
  db: Db,
  restaurantId: number,
  { area, max_km, q, add, remove }: ZoneStreetsQuery,
): Promise<Outcome<ZoneStreets>> {
  const place = await findPlace(db, restaurantId, max_km)
  if (!place) return refused(404, 'unknown_restaurant')
  const { location } = place
  const reached = (rows: readonly StreetRow[]) => rows.map((row) => reachedOf(row, place))
  const byIds = async (ids: readonly number[]) => reached(await readStreets(db, { ids }, location, ids.length))

  const [added, removed] = [await byIds(add), await byIds(remove)]
  const addedPoints = added.flatMap(({ points }) => points)
  const corners = cornersOf(area, [location, ...addedPoints], place)
  const rows = await readStreets(db, { corners }, location, MAX_STREETS + 1)
  const isCut = rows.length > MAX_STREETS
  const around = reached(rows.slice(0, MAX_STREETS))

  let after = addedPoints.length > 0 ? outlined(outlineWith(outlineIn(area, around, place), addedPoints)) : area
  if (removed.length > 0 && !isCut) {
    const removedIds = new Set(remove)
    const staysWhole = (one: Reached) =>
      !removedIds.has(one.row.id) && zoneStreetOf(one, after, place).coverage === 'whole'
    const remainingPoints = around.filter(staysWhole).flatMap(({ points }) => points)
    after = outlined(outlineWithout(outlineIn(after, around, place), remainingPoints))
  }

  const streets = around.map((one) => zoneStreetOf(one, after, place))
  const [inside, others] = [streets.filter(isInside), streets.filter(({ coverage }) => coverage === 'none')]
  const named = new Set([...add, ...remove])
  const before = new Map(
    named.size > 0 ? around.map((one) => [one.row.id, zoneStreetOf(one, area, place).coverage]) : [],
  )
  const unnamed = named.size > 0 ? streets.filter(({ id }) => !named.has(id)) : []
  const found = q ? await searched(db, q, place, byIds) : []
  return done({
    area: after,
    covered: {
      whole: inside.filter(({ coverage }) => coverage === 'whole').length,
      part: inside.filter(({ coverage }) => coverage === 'part').length,
      addresses: streets.reduce((sum, one) => sum + one.addresses, 0),
      is_cut: isCut,
    },
    inside: inside.toSorted(byName).slice(0, MAX_INSIDE),
    found: q ? found.map((one) => zoneStreetOf(one, after, place)) : others.slice(0, MAX_NEAREST),
    also: namesOf(unnamed.filter(({ id, coverage }) => coverage === 'whole' && before.get(id) !== 'whole')),
    lost: namesOf(unnamed.filter(({ id, coverage }) => coverage === 'none' && before.get(id) === 'part')),
    kept: namesOf(removed.map((one) => zoneStreetOf(one, after, place)).filter(isInside)),
    far: namesOf(added.map((one) => zoneStreetOf(one, after, place)).filter(({ coverage }) => coverage === 'far')),
  })
}

async function findPlace(db: Db, restaurantId: number, draftedKm: number | undefined): Promise<Place | null> {
  const [row] = await db
    .select({ summary: restaurants.summary })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
  if (!row) return null
  const { lat, lng } = row.summary.address
  return { location: { lat, lng }, maxKm: draftedKm ?? row.summary.delivery.maxKmDistance ?? SEARCH_KM }
}

function reachedOf(row: StreetRow, { location, maxKm }: Place): Reached {
  const all = addressPoints(row)
  const points = all.filter((point) => distanceKm(location, point) <= maxKm)
  return { row, points, of: all.length, km: Math.round(distanceKm(location, row) * 10) / 10 }
}

/** South-west and north-east corner of the box around an area and these points. */
function cornersOf(area: ZoneArea | null, points: readonly Coordinates[], { location }: Place) {
  // A degree of longitude in the north of Poland, the shortest: the box is never too small.
  const pad = (km: number) => [km / 111.2, km / 63] as const
  const [dLat, dLng] = pad(area?.kind === 'radius' ? area.radiusKm : 0)
  const all = [
    ...points,
    ...(area?.kind === 'outline' ? area.corners : []),
    { lat: location.lat - dLat, lng: location.lng - dLng },
    { lat: location.lat + dLat, lng: location.lng + dLng },
  ]
  const [lats, lngs] = [all.map(({ lat }) => lat), all.map(({ lng }) => lng)]
  const [aroundLat, aroundLng] = pad(AROUND_KM)
  return [
    { lat: Math.min(...lats) - aroundLat, lng: Math.min(...lngs) - aroundLng },
    { lat: Math.max(...lats) + aroundLat, lng: Math.max(...lngs) + aroundLng },
  ] as const
}

/** The outline with which a change begins: a circle is the streets that it covers. */
function outlineIn(area: ZoneArea | null, around: readonly Reached[], place: Place): Coordinates[] {
  if (area?.kind !== 'radius') return area?.corners ?? []
  return outlineWith(
    [],
    around.flatMap(({ points }) => pointsIn(area, points, place)),
  )
}

function outlined(corners: Coordinates[]): ZoneArea | null {
  return corners.length < 3 ? null : { kind: 'outline', corners }
}

function pointsIn(area: ZoneArea | null, points: readonly Coordinates[], { location }: Place): Coordinates[] {
  return area ? points.filter((point) => covers(area, distanceKm(location, point), point)) : []
}

function zoneStreetOf({ row, points, of, km }: Reached, area: ZoneArea | null, place: Place): ZoneStreet {
  const { id, street, cityName: city } = row
  const count = pointsIn(area, points, place).length
  const coverage = points.length === 0 ? 'far' : count === 0 ? 'none' : count === points.length ? 'whole' : 'part'
  return { id, street, city, km, coverage, addresses: Math.round((addressCount(row) * count) / of) }
}

async function searched(db: Db, q: string, { location, maxKm }: Place, byIds: (ids: number[]) => Promise<Reached[]>) {
  const area = { places: [location], km: Math.min(maxKm, SEARCH_KM), centre: location }
  const found = await findStreets(db, q.split(',').flatMap(parseAddress), area)
  const best = found.toSorted((a, b) => a.mismatches - b.mismatches).slice(0, MAX_FOUND)
  return byIds(best.map(({ row }) => row.id))
}

function isInside({ coverage }: ZoneStreet): boolean {
  return coverage === 'whole' || coverage === 'part'
}

function byName(a: ZoneStreet, b: ZoneStreet): number {
  return a.street.localeCompare(b.street, 'pl')
}

function namesOf(streets: readonly ZoneStreet[]): string[] {
  return streets.slice(0, MAX_NAMED).map(({ street }) => street)
}
