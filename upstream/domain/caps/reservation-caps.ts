import { sql } from 'drizzle-orm'
import type { Place } from '@/lib/availability/place'
import { type Db, rowsOf } from '../../db/database'
import { refused } from '../outcome'
import type { Caps } from './caps'
import { type Contact, isTheirs, queueForContact } from './contact'
import { emailCapRefusal } from './email-cap'
import type { Requester } from './requester'

const HOUR_SECONDS = 3600

interface Visit {
  contact: Contact
  requester: Pick<Requester, 'caps' | 'network'>
  now: Date
  /** A reservation that is being moved does not count against itself. */
  movedId?: number
}

/** May this contact and this network make one more reservation? `null` if so. Decision 0026. */
export async function reservationCapRefusal(
  tx: Db,
  place: Place,
  day: string,
  { supportEmail, ...visit }: Visit & { supportEmail: string },
) {
  const { contact, requester, now } = visit
  const refusal = await visitCapRefusal(tx, place, day, visit)
  return refusal ?? emailCapRefusal(tx, contact.email, requester.caps, now, supportEmail)
}

/**
 * May this contact and this network have one more visit to come on that day? `null` if so. Counted from the database,
 * under locks that make parallel requests wait for each other. Call after `queueFor` the restaurant. Decision 0026.
 */
export async function visitCapRefusal(
  tx: Db,
  place: Place,
  day: string,
  { contact, requester, now, movedId = -1 }: Visit,
) {
  const { caps, network } = requester
  await queueForContact(tx, contact, network)
  const open = sql`status <> 'declined' AND cancelled_at IS NULL AND visit_state = 'expected'
    AND starts_at > ${now.toISOString()}::timestamptz AND id <> ${movedId}`
  const here = sql`restaurant_id = ${place.restaurantId} AND left(reserved_on, 10) = ${day}`
  const [counted] = await rowsOf<{ all: number; here: number; network: number; phone: string }>(
    tx,
    sql`SELECT count(*)::int AS "all", count(*) FILTER (WHERE ${here})::int AS here,
        (SELECT count(*)::int FROM reservations WHERE network = ${network} AND ${here} AND ${open}) AS network,
        (SELECT details #>> '{contact,phone}' FROM restaurants WHERE id = ${place.restaurantId}) AS phone
      FROM reservations AS own WHERE forgotten_at IS NULL AND ${open} AND ${isTheirs(sql`own`, contact)}`,
  )
  const { all = 0, here: onDay = 0, network: ofNetwork = 0, phone = '' } = counted ?? {}
  const call = `zadzwoń do restauracji: ${phone}`
  if (onDay >= caps.reservationsOnDay)
    return tooMany('too_many_reservations', `Na ten dzień masz tu już ${counts(onDay)}. Żeby umówić kolejną, ${call}.`)
  if (all >= caps.openReservations)
    return tooMany('too_many_reservations', `Masz już ${counts(all)} przed sobą. Odwołaj niepotrzebną albo ${call}.`)
  if (network !== null && ofNetwork >= capOfNetwork(place, caps)) {
    const text = `Z tej sieci przyszło już wiele rezerwacji na ten dzień. Żeby umówić kolejną, ${call}.`
    return tooMany('too_many_from_network', text)
  }
  return null
}

/** Never more than half of a room, so that nobody takes a restaurant's whole evening. */
function capOfNetwork({ tables }: Place, caps: Caps): number {
  if (tables.length === 0) return caps.requestsOfNetworkOnDay
  return Math.max(caps.reservationsOfNetworkOnDay, Math.ceil(tables.length / 2))
}

function tooMany(code: string, message: string) {
  return refused(429, code, { message, retryAfterSeconds: HOUR_SECONDS })
}

function counts(n: number): string {
  return n < 5 ? `${n} rezerwacje` : `${n} rezerwacji`
}
