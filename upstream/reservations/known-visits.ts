import { sql } from 'drizzle-orm'
import type { KnownVisit, ReservationRequest } from '@/lib/domain/reservation/schema'
import type { ReservationStatus } from '@/lib/domain/reservation/status'
import type { EarlierVisit } from '@/lib/domain/reservation/visit-overlap'
import { isUpcoming } from '@/upstream/caps/network-caps'
import { type Db, rowsOf } from '@/upstream/db/database'
import { isKnown } from '@/upstream/db/listed-restaurants'
import type { ReservationRow } from '@/upstream/db/schema'

type OwnVisit = EarlierVisit & Pick<KnownVisit, 'code' | 'restaurant'> & { status: ReservationStatus }

const RESTAURANT = sql`(SELECT jsonb_build_object('id', r.id, 'name', r.name) FROM restaurants r
  WHERE r.id = reservations.restaurant_id) AS restaurant`

/** A stored answer is used for as long as it may be repeated. */
const KEY_HOURS = 24

/**
 * The future visits whose keys the sender sends (at least one), the soonest first: by code, or by the idempotency key of the form
 * that made one. An e-mail address and a phone prove nothing, so visits are never looked up by them here. Contract
 * C2, decision 0081.
 */
export async function listOwnVisits(
  tx: Db,
  { known_codes: codes = [], follows, email, phone_number }: ReservationRequest,
  tenant: string,
  now: Date,
): Promise<OwnVisit[]> {
  const values = [
    ...codes.map((code) => sql`${code.toUpperCase()}`),
    ...(follows ? [codeUnder(follows, tenant, now)] : []),
  ]
  return rowsOf<OwnVisit>(
    tx,
    sql`SELECT code, status, restaurant_id AS "restaurantId", reserved_on AS "reservedOn", guests_number AS "partySize",
        contact_email(email) = contact_email(${email}) AND contact_phone(phone_number) = contact_phone(${phone_number})
          AS "isSamePerson",
        notes_from_guest AS notes, extras,
        (extract(epoch FROM starts_at) * 1000)::float8 AS "fromMs", (extract(epoch FROM ends_at) * 1000)::float8 AS "untilMs",
        ${RESTAURANT}
      FROM reservations
      WHERE code IN (${sql.join(values, sql`, `)}) AND ${isUpcoming(now)} AND ${isKnown(tenant, sql`reservations.restaurant_id`)}
      ORDER BY starts_at`,
  )
}

/** The other visits at that time under exactly the same e-mail address, at the same brand. */
export function listVisitsAtOnce(
  db: Db,
  { id, tenant, email, startsAt, endsAt }: ReservationRow,
  now: Date,
): Promise<KnownVisit[]> {
  return rowsOf<KnownVisit>(
    db,
    sql`SELECT code, ${RESTAURANT}, reserved_on, guests_number FROM reservations
      WHERE contact_email(email) = contact_email(${email}) AND lower(email) = lower(${email}) AND id <> ${id} AND tenant = ${tenant} AND ${isUpcoming(now)}
        AND starts_at < ${endsAt.toISOString()}::timestamptz AND ends_at > ${startsAt.toISOString()}::timestamptz
      ORDER BY starts_at LIMIT 3`,
  )
}

/** The wire form. */
export function knownVisitOf({ code, restaurant, reservedOn, partySize }: OwnVisit): KnownVisit {
  return { code, restaurant, reserved_on: reservedOn, guests_number: partySize }
}

function codeUnder(key: string, tenant: string, now: Date) {
  const since = new Date(now.getTime() - KEY_HOURS * 3_600_000)
  return sql`(SELECT body ->> 'code' FROM idempotency_keys WHERE tenant = ${tenant} AND method = 'POST'
    AND path = '/reservations' AND key = ${key} AND created_at > ${since.toISOString()}::timestamptz)`
}
