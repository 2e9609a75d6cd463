import { type SQL, sql } from 'drizzle-orm'
import { needsProvider, OFFERED_METHODS, type PaymentMethod, paymentSlotOf } from '@/lib/domain/payment/methods'
import { CAP_TEXTS } from '@/messages/content/cap-texts'
import type { RefusalCode } from '@/messages/content/refusals'
import { type Db, literalList, rowsOf } from '@/upstream/db/database'
import { IS_IN_WORK, IS_UNPAID } from '@/upstream/db/order-status-conditions'
import { refused } from '@/upstream/db/outcome'
import { type Contact, emailCapRefusal, hasSameEmail, hasSamePhone } from './contact'
import { exceedsCapacityShare } from './network-caps'
import { hasUsedUp, isOfCustomer, isOfSite, type Requester } from './requester'

/** The time that an unpaid order is kept, and about the preparation time of an order. */
const RETRY_SECONDS = 900

const ON_DELIVERY_METHODS = OFFERED_METHODS.filter((method) => paymentSlotOf(method) === 'place')
/** Under way, and paid on delivery or collection. */
const PAID_ON_DELIVERY = sql`(payment_method IN ${literalList(ON_DELIVERY_METHODS)} AND ${IS_IN_WORK})`

/** An order slot of a restaurant, and how many orders it had before the current one. */
interface BookedSlot {
  restaurantId: number
  slotAt: Date
  booked: number
  capacity: number
}

interface NewOrder {
  contact: Contact
  requester: Requester
  restaurantId: number
  restaurantPhone: string
  supportEmail: string
  method: PaymentMethod
  now: Date
}

/**
 * May this contact and this network place one more order? `null` if so. An unpaid order holds capacity of a slot; one
 * that is paid on delivery costs the restaurant its food. Call it after `lockContact`. Decision 0026.
 */
export async function orderCapRefusal(
  tx: Db,
  { contact, requester, restaurantId, restaurantPhone, supportEmail, method, now }: NewOrder,
) {
  const { caps } = requester
  const count = (state: SQL) => countOrders(tx, state, { contact, requester, restaurantId })
  if (needsProvider(method)) {
    const { own, ofCustomer, ofSite } = await count(IS_UNPAID)
    if (own >= caps.unpaidOrders || hasUsedUp(caps.unpaidOrdersOfNetwork, requester, { ofCustomer, ofSite })) {
      return tooMany('too_many_unpaid_orders', CAP_TEXTS.tooManyUnpaidOrders(restaurantPhone))
    }
  } else if (method !== 'paid') {
    const { own, ofCustomer, ofSite } = await count(PAID_ON_DELIVERY)
    if (
      own >= caps.payOnDeliveryOrders ||
      hasUsedUp(caps.payOnDeliveryOrdersOfNetwork, requester, { ofCustomer, ofSite })
    ) {
      return tooMany('too_many_door_orders', CAP_TEXTS.tooManyOrdersPaidOnDelivery(restaurantPhone))
    }
  }
  return emailCapRefusal(tx, contact.email, requester, now, supportEmail)
}

type OrderCounts = Record<'own' | 'ofCustomer' | 'ofSite', number>

/**
 * Counts orders in that state: of the contact everywhere, and at this restaurant those of its IPv4 address or /56, and
 * of its /48.
 */
async function countOrders(
  tx: Db,
  state: SQL,
  { contact, requester, restaurantId }: Pick<NewOrder, 'contact' | 'requester' | 'restaurantId'>,
): Promise<OrderCounts> {
  const { network } = requester
  const byPhone = hasSamePhone(sql`own`, contact, network, sql`phone`)
  const here = (whose: typeof isOfSite) =>
    network === null
      ? sql`0`
      : sql`(SELECT count(*)::int FROM orders
          WHERE network IS NOT NULL AND restaurant_id = ${restaurantId} AND ${state} AND ${whose(sql`network`, network)})`
  const [row] = await rowsOf<OrderCounts>(
    tx,
    sql`SELECT count(*)::int AS own, ${here(isOfCustomer)} AS "ofCustomer", ${here(isOfSite)} AS "ofSite"
      FROM orders AS own WHERE anonymized_at IS NULL AND ${state} AND (${hasSameEmail(sql`own`, contact)} OR ${byPhone})`,
  )
  return row ?? { own: 0, ofCustomer: 0, ofSite: 0 }
}

/**
 * Would one more order of this network exceed its share of the order slot? Unpaid orders count. Without a network the
 * answer is no. Decision 0026.
 */
export async function exceedsSlotShare(
  tx: Db,
  { restaurantId, slotAt, booked, capacity }: BookedSlot,
  { caps, network }: Pick<Requester, 'caps' | 'network'>,
): Promise<boolean> {
  if (network === null) return false
  const [row] = await rowsOf<{ own: number }>(
    tx,
    sql`SELECT count(*)::int AS own FROM orders WHERE network IS NOT NULL AND restaurant_id = ${restaurantId}
        AND kitchen_slot_at = ${slotAt.toISOString()}::timestamptz AND (${IS_UNPAID} OR ${PAID_ON_DELIVERY})
        AND ${isOfSite(sql`network`, network)}`,
  )
  return exceedsCapacityShare({ capacity, own: row?.own ?? 0, free: capacity - booked, wanted: 1 }, caps)
}

/** The remaining capacity of all suitable slots is reserved for other networks. */
export function slotCapRefusal(restaurantPhone: string) {
  return tooMany('too_many_from_network', CAP_TEXTS.tooManyOrdersOfNetwork(restaurantPhone))
}

function tooMany(code: RefusalCode, message: string) {
  return refused(429, code, { message, retryAfterSeconds: RETRY_SECONDS })
}
