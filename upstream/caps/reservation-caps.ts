import { sql } from 'drizzle-orm'
import { CAP_TEXTS } from '@/messages/content/cap-texts'
import type { RefusalCode } from '@/messages/content/refusals'
import { type Db, preparedRows, rowsOf } from '@/upstream/db/database'
import { refused } from '@/upstream/db/outcome'
import { type Contact, emailCapRefusal, hasSameEmail, hasSamePhone, isFromSameSite } from './contact'
import { exceedsDailyCap, exceedsTableShare, isUpcoming, type NetworkCapQuery } from './network-caps'

const HOUR_SECONDS = 3600

interface VisitCapQuery extends NetworkCapQuery {
  contact: Contact
  /** The visit that the sender has not confirmed to want twice; none where a reservation is moved. */
  repeats?: { reservedOn: string; partySize: number } | null
}

/**
 * May this contact and this network make one more reservation? `null` if so. Call it after `lockRestaurant` and
 * `lockContact`. Decision 0026.
 */
export async function reservationCapRefusal(tx: Db, day: string, visit: VisitCapQuery, supportEmail: string) {
  const { contact, requester, now } = visit
  const [visits, emails] = await Promise.all([
    visitCapRefusal(tx, day, visit),
    emailCapRefusal(tx, contact.email, requester, now, supportEmail),
  ])
  return visits ?? emails
}

/**
 * May this contact and this network have one more visit on that day? `null` if so. Counted in the database. Call it
 * after `lockRestaurant` and, if the contact must be counted exactly, after `lockContact`. Decision 0026.
 */
export async function visitCapRefusal(tx: Db, day: string, visit: VisitCapQuery) {
  const { availability, contact, requester, now, movedId = -1, repeats } = visit
  const { caps, network } = requester
  const own = sql`own`
  const byEmail = hasSameEmail(own, contact)
  const byPhone = hasSamePhone(own, contact, network)
  const near = sql`${byPhone} OR (${byEmail} AND ${isFromSameSite(own, network)})`
  const here = sql`restaurant_id = ${availability.restaurantId} AND left(reserved_on, 10) = ${day}`
  // A repeat needs the same e-mail, phone and network: a sender with only one of them, or from elsewhere, must not
  // learn of the visit.
  const same = sql`${byPhone} AND ${byEmail} AND reserved_on = ${repeats?.reservedOn ?? ''} AND guests_number = ${repeats?.partySize ?? 0}`
  const counts = sql`SELECT count(*) FILTER (WHERE ${same} AND ${here})::int AS repeated,
        count(*) FILTER (WHERE ${near})::int AS near,
        count(*) FILTER (WHERE (${near}) AND ${here})::int AS "nearHere",
        count(*) FILTER (WHERE ${byEmail})::int AS email,
        count(*) FILTER (WHERE ${byEmail} AND ${here})::int AS "emailHere"
      FROM reservations AS own
      WHERE anonymized_at IS NULL AND ${isUpcoming(now)} AND id <> ${movedId} AND (${byEmail} OR ${byPhone})`
  const [[row], exceedsDay, exceedsShare] = await Promise.all([
    preparedRows<Record<'repeated' | 'near' | 'nearHere' | 'email' | 'emailHere', number>>(tx, counts),
    exceedsDailyCap(tx, day, visit),
    exceedsTableShare(tx, visit),
  ])
  const { repeated = 0, near: all = 0, nearHere = 0, email = 0, emailHere = 0 } = row ?? {}
  if (repeated > 0) return refused(409, 'visit_overlaps', { visits: [] })
  // No refusal states the count, because the sender may not own the e-mail address.
  if (nearHere >= caps.reservationsOnDay || emailHere >= caps.reservationsOfEmailOnDay)
    return tooMany(tx, visit, 'too_many_reservations', CAP_TEXTS.tooManyReservationsOnDay)
  if (all >= caps.openReservations || email >= caps.openReservationsOfEmail)
    return tooMany(tx, visit, 'too_many_reservations', CAP_TEXTS.tooManyReservations)
  if (exceedsDay) return tooMany(tx, visit, 'too_many_from_network', CAP_TEXTS.tooManyReservationsOfNetwork)
  return exceedsShare ? tooManyTables(tx, visit) : null
}

/** May this network have these tables at that time? `null` if so. */
export async function tableCapRefusal(tx: Db, visit: NetworkCapQuery) {
  return (await exceedsTableShare(tx, visit)) ? tooManyTables(tx, visit) : null
}

function tooManyTables(tx: Db, visit: NetworkCapQuery) {
  return tooMany(tx, visit, 'too_many_from_network', CAP_TEXTS.tooManyTablesOfNetwork)
}

async function tooMany(
  tx: Db,
  { availability }: Pick<NetworkCapQuery, 'availability'>,
  code: RefusalCode,
  textFor: (phone: string) => string,
) {
  const [row] = await rowsOf<{ phone: string | null }>(
    tx,
    sql`SELECT details #>> '{contact,phone}' AS phone FROM restaurants WHERE id = ${availability.restaurantId}`,
  )
  return refused(429, code, { message: textFor(row?.phone ?? ''), retryAfterSeconds: HOUR_SECONDS })
}
