import { type SQL, sql } from 'drizzle-orm'
import type { Occupation, RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { HOLD_MS } from '@/lib/domain/reservation/hold'
import { addDays, instantOf, type LocalDate, localDateOf } from '@/lib/domain/time/time'
import { type Db, preparedRows, rowsOf } from '@/upstream/db/database'
import { knownRestaurants, listedRestaurants } from '@/upstream/db/listed-restaurants'
import { validSeating } from './validate-stored-data'

/** The restaurants, the occupations to ignore, and the days to load. */
export interface AvailabilityQuery {
  tenant: string
  ids: number[]
  date: LocalDate
  now: Date
  /** The diner's own hold or reservation: a hold's token, or the code of the reservation being moved. */
  holdToken?: string
  /** The reservation being moved. */
  reservationId?: number
  /** The restaurant itself asks, which may be a draft or suspended. Contract C33. */
  isForStaff?: boolean
  /** Only this day is needed: alternatives on other days are not searched. */
  isOneDay?: boolean
}

/** Selection of occupations and days. */
type TakenQuery = Omit<AvailabilityQuery, 'tenant' | 'ids'>

/** Facts that seldom change: the restaurant's rules and tables. */
export type SeatingFacts = Omit<RestaurantAvailability, 'occupations' | 'onlineBlocks' | 'held'>

/** Occupations and blocks in the requested days. */
export type Taken = Pick<RestaurantAvailability, 'occupations' | 'onlineBlocks'>

type Occupied = { occupations: [tableId: number, fromMs: number, untilMs: number][] }
/** `Taken` in the form of the query. */
export type TakenRow = Occupied & Pick<RestaurantAvailability, 'onlineBlocks'>
/** A row of `availabilityQuery`. */
export type AvailabilityRow = SeatingFacts &
  TakenRow & {
    ownHold: { fromMs: number; endsAtMs: number } | null
  }

// The days in which alternatives are searched, and stays that started the evening before.
const DAYS_BEFORE = 1
const DAYS_AFTER = 9

/**
 * Loads everything that availability needs for all ids with one statement; ids that the tenant does not list are
 * missing.
 */
export async function loadRestaurantAvailability(
  db: Db,
  query: AvailabilityQuery,
): Promise<Map<number, RestaurantAvailability>> {
  if (query.ids.length === 0) return new Map()
  // The text has a parameter for each id.
  const rows = await (query.ids.length === 1 ? preparedRows : rowsOf)<AvailabilityRow>(db, availabilityQuery(query))
  return new Map(rows.map((row) => [row.restaurantId, restaurantAvailabilityOf(row)]))
}

/** Only the facts, of restaurants that are known to be listed. */
export async function loadSeatingFacts(db: Db, ids: number[]): Promise<Map<number, SeatingFacts>> {
  const rows = await rowsOf<SeatingFacts>(
    db,
    sql`SELECT ${factColumns} FROM restaurants r WHERE r.id = ANY (${arrayOf(ids)})`,
  )
  return new Map(rows.map((row) => [row.restaurantId, validSeating(row)]))
}

/** `Taken` of a row with `takenColumns`. */
export function takenOf({ occupations, onlineBlocks }: TakenRow): Taken {
  return { occupations: occupationsOf({ occupations }), onlineBlocks }
}

function arrayOf(ids: number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`
}

/** The query of `loadRestaurantAvailability`, for a transaction that runs several queries at once. */
export function availabilityQuery(query: AvailabilityQuery): SQL {
  return sql`
    SELECT ${factColumns}, ${takenColumns(query)},
      (SELECT json_build_object('fromMs', extract(epoch FROM h.starts_at) * 1000,
          'endsAtMs', extract(epoch FROM h.expires_at) * 1000)
        FROM holds h WHERE h.token = ${query.holdToken ?? ''} AND h.restaurant_id = r.id
          AND h.expires_at > ${query.now.toISOString()}::timestamptz) AS "ownHold"
    FROM ${query.isForStaff ? knownRestaurants(query.tenant) : listedRestaurants(query.tenant)} r
    WHERE r.id IN ${query.ids}`
}

const factColumns = sql`r.id AS "restaurantId", r.name, r.partner, r.slot_minutes AS "slotMinutes",
  to_json(r.stay_minutes) AS "stayMinutes",
  r.summary -> 'hours' AS "openingHours",
  r.summary -> 'custom_rules' AS "customRules",
  r.summary #> '{config,config,auto_confirm_before}' AS "autoConfirmBeforeHours",
  r.details #> '{reservations,max_party_size}' AS "maxPartySize", r.details #> '{reservations,approve_from}' AS "approveFrom",
  coalesce((
    SELECT json_agg(json_build_object('id', t.id, 'area', t.area, 'minSeats', t.min_seats, 'maxSeats', t.max_seats)
      ORDER BY t.id)
    FROM dining_tables t WHERE t.restaurant_id = r.id AND t.removed_at IS NULL), '[]') AS tables,
  coalesce((
    SELECT json_agg(j.ids) FROM (
      SELECT json_agg(table_id ORDER BY table_id) AS ids FROM table_joins
      WHERE restaurant_id = r.id GROUP BY join_no) j), '[]') AS combinations`

/** Columns of `TakenRow` for the restaurant `r`. */
export function takenColumns(query: TakenQuery): SQL {
  return sql`
    coalesce((
      SELECT json_agg(json_build_array(o.table_id,
        extract(epoch FROM lower(o.during)) * 1000, extract(epoch FROM upper(o.during)) * 1000))
      FROM occupations o LEFT JOIN holds h ON h.token = o.hold_token
      WHERE o.restaurant_id = r.id AND o.ended_at IS NULL AND o.during && ${windowOf(query)} AND ${countsFor(query)}
    ), '[]') AS occupations,
    coalesce((
      SELECT json_agg(json_build_object('fromMs', extract(epoch FROM b.starts_at) * 1000,
        'untilMs', extract(epoch FROM b.ends_at) * 1000))
      FROM blocks b WHERE b.restaurant_id = r.id AND b.scope = 'online' AND b.ended_at IS NULL
        AND tstzrange(b.starts_at, b.ends_at) && ${windowOf(query)}
    ), '[]') AS "onlineBlocks"`
}

/** A hold ends when it expires: readers compare expires_at, so no job is needed. */
function countsFor({ now, holdToken, reservationId }: TakenQuery): SQL {
  return sql`(h.token IS NULL OR (h.expires_at > ${now.toISOString()}::timestamptz AND h.token <> ${holdToken ?? ''}))
    AND o.reservation_id IS DISTINCT FROM ${reservationId ?? -1}::bigint
    AND NOT EXISTS (SELECT FROM reservations own WHERE own.id = o.reservation_id AND own.code = ${holdToken ?? ''})`
}

function windowOf({ date, now, isOneDay }: TakenQuery): SQL {
  const today = localDateOf(now)
  const first = addDays(date < today && !isOneDay ? today : date, -DAYS_BEFORE)
  const from = instantOf(first, '00:00').toISOString()
  const until = instantOf(addDays(first, DAYS_BEFORE + (isOneDay ? 1 : DAYS_AFTER)), '24:00').toISOString()
  return sql`tstzrange(${from}::timestamptz, ${until}::timestamptz)`
}

/** The availability of a row of `availabilityQuery`. */
export function restaurantAvailabilityOf({
  occupations,
  ownHold,
  ...availability
}: AvailabilityRow): RestaurantAvailability {
  return {
    ...validSeating(availability),
    occupations: occupationsOf({ occupations }),
    ownHold: ownHold && { fromMs: ownHold.fromMs, sinceMs: ownHold.endsAtMs - HOLD_MS },
  }
}

function occupationsOf({ occupations }: Occupied): Occupation[] {
  return occupations.map(([tableId, fromMs, untilMs]) => ({ tableId, fromMs, untilMs }))
}
