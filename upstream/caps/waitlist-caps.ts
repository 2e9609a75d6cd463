import { sql } from 'drizzle-orm'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { CAP_TEXTS } from '@/messages/content/cap-texts'
import type { RefusalCode } from '@/messages/content/refusals'
import { type Db, rowsOf } from '@/upstream/db/database'
import { refused } from '@/upstream/db/outcome'
import { type Contact, emailCapRefusal, hasSameEmail, hasSamePhone, isFromSameSite } from './contact'
import { exceedsDailyCap } from './network-caps'
import { hasUsedUp, isOfCustomer, isOfSite, type Requester } from './requester'

const RETRY_SECONDS = 3600

interface WaitlistCapQuery {
  availability: RestaurantAvailability
  contact: Contact
  requester: Requester
  now: Date
  supportEmail: string
}

/**
 * May this contact and this network have one more waitlist entry for that day? `null` if so. Call it after
 * `lockContact`. The limits of reservations are checked when a table is offered. Decision 0026.
 */
export async function waitlistCapRefusal(tx: Db, day: string, query: WaitlistCapQuery) {
  const { contact, requester, now, supportEmail } = query
  const { caps, network } = requester
  const byEmail = hasSameEmail(sql`own`, contact)
  const byPhone = hasSamePhone(sql`own`, contact, network)
  const [counted] = await rowsOf<{ near: number; email: number }>(
    tx,
    sql`SELECT count(*) FILTER (WHERE ${byPhone} OR (${byEmail} AND ${isFromSameSite(sql`own`, network)}))::int AS near,
        count(*) FILTER (WHERE ${byEmail})::int AS email FROM waitlist AS own
      WHERE state IN ('waiting', 'offered') AND (${byEmail} OR ${byPhone})`,
  )
  const { near = 0, email = 0 } = counted ?? {}
  if (near >= caps.waiting || email >= caps.waitingOfEmail)
    return tooMany('too_many_waits', CAP_TEXTS.tooManyWaits(supportEmail))
  if ((await exceedsWaitlistCap(tx, day, query)) || (await exceedsDailyCap(tx, day, query, 'visits and waits')))
    return tooMany('too_many_from_network', CAP_TEXTS.tooManyWaitsOfNetwork(supportEmail))
  return emailCapRefusal(tx, contact.email, requester, now, supportEmail)
}

/**
 * Does this network have the maximum number of waitlist entries for that day? Each offer that is not accepted blocks a
 * table for ten minutes.
 */
async function exceedsWaitlistCap(
  tx: Db,
  day: string,
  { availability, requester }: WaitlistCapQuery,
): Promise<boolean> {
  const { caps, network } = requester
  if (network === null) return false
  const column = sql`network`
  const [row] = await rowsOf<{ ofCustomer: number; ofSite: number }>(
    tx,
    sql`SELECT count(*) FILTER (WHERE ${isOfCustomer(column, network)})::int AS "ofCustomer",
        count(*) FILTER (WHERE ${isOfSite(column, network)})::int AS "ofSite" FROM waitlist
      WHERE restaurant_id = ${availability.restaurantId} AND day = ${day} AND state IN ('waiting', 'offered')`,
  )
  return hasUsedUp(caps.waitsOfNetworkOnDay, requester, row ?? { ofCustomer: 0, ofSite: 0 })
}

function tooMany(code: RefusalCode, message: string) {
  return refused(429, code, { message, retryAfterSeconds: RETRY_SECONDS })
}
