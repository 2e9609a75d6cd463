import { sql } from 'drizzle-orm'
import { needsProvider } from '@/lib/payment/methods'
import type { PaymentMethod } from '@/lib/tenant/schema'
import { type Db, rowsOf } from '../../db/database'
import { refused } from '../outcome'
import { type Contact, isUnderEmail, isUnderPhone } from './contact'
import { emailCapRefusal } from './email-cap'
import { capOf, type Requester } from './requester'

/** As long as an unpaid order waits, and about as long as a kitchen needs. */
const RETRY_SECONDS = 900

interface Beginning {
  contact: Contact
  requester: Requester
  restaurantId: number
  restaurantPhone: string
  supportEmail: string
  method: PaymentMethod
  now: Date
}

/**
 * May this contact and this network have one more order that nobody has paid yet? `null` if so. An unpaid order holds a
 * place in the kitchen, one that is paid at the door costs the restaurant its food. Call after `queueForContact`.
 * Decision 0026.
 */
export async function orderCapRefusal(
  tx: Db,
  { contact, requester, restaurantId, restaurantPhone, supportEmail, method, now }: Beginning,
) {
  const { caps, network } = requester
  const unpaid = sql`status = 'new'`
  const atTheDoor = sql`payment_method IN ('cash', 'card_on_place') AND status IN ('pending', 'confirmed', 'sent')`
  const inKitchen = sql`network = ${network} AND restaurant_id = ${restaurantId}`
  const [counted] = await rowsOf<Record<'unpaid' | 'door' | 'unpaidHere' | 'doorHere', number>>(
    tx,
    sql`SELECT count(*) FILTER (WHERE ${unpaid})::int AS unpaid, count(*) FILTER (WHERE ${atTheDoor})::int AS door,
        (SELECT count(*)::int FROM orders WHERE ${inKitchen} AND ${unpaid}) AS "unpaidHere",
        (SELECT count(*)::int FROM orders WHERE ${inKitchen} AND ${atTheDoor}) AS "doorHere"
      FROM orders AS own WHERE forgotten_at IS NULL 
        AND (${isUnderEmail(sql`own`, contact)} OR ${isUnderPhone(sql`own`, contact, network, sql`phone`)})`,
  )
  const { unpaid: ownUnpaid = 0, door = 0, unpaidHere = 0, doorHere = 0 } = counted ?? {}
  const call = `zadzwoń do restauracji: ${restaurantPhone}`
  if (needsProvider(method)) {
    if (ownUnpaid >= caps.unpaidOrders || unpaidHere >= capOf(caps.unpaidOrdersOfNetwork, requester)) {
      const text = `Czekamy już na płatność za kilka zamówień. Zapłać za nie, poczekaj 15 minut albo ${call}.`
      return tooMany('too_many_unpaid_orders', text)
    }
  } else if (method !== 'paid') {
    if (door >= caps.doorOrders || doorHere >= capOf(caps.doorOrdersOfNetwork, requester)) {
      const text = `Kilka zamówień z płatnością przy odbiorze jest już w drodze. Zapłać online albo ${call}.`
      return tooMany('too_many_door_orders', text)
    }
  }
  return emailCapRefusal(tx, contact.email, requester, now, supportEmail)
}

function tooMany(code: string, message: string) {
  return refused(429, code, { message, retryAfterSeconds: RETRY_SECONDS })
}
