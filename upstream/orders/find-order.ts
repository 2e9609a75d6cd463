import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Db } from '@/upstream/db/database'
import { isKnown } from '@/upstream/db/listed-restaurants'
import {
  type AttemptRow,
  type OrderLineRow,
  type OrderRow,
  orderAudit,
  orderLines,
  orders,
  type PaymentRow,
  paymentAttempts,
  payments,
  type RefundRow,
  refunds,
} from '@/upstream/db/order-schema'
import { type RestaurantDetails, restaurants } from '@/upstream/db/schema'
import { validProfile } from '@/upstream/restaurants/valid-profile'

export type AuditRow = typeof orderAudit.$inferSelect
/** An order with all its related rows. */
export interface FoundOrder {
  order: OrderRow
  payment: PaymentRow
  lines: OrderLineRow[]
  /** Oldest first. */
  attempts: AttemptRow[]
  /** Refunds of parts of the payment, oldest first. Contract C40. */
  parts: RefundRow[]
  /** Up to `revision`, oldest first. */
  auditTrail: AuditRow[]
  /** The newest line of the trail that is consistent with order and payment. */
  revision: number
  restaurant: RestaurantSummary
  contact: RestaurantDetails['contact']
}

/** The parts of an order that its changes depend on. */
export type LockedOrder = Pick<FoundOrder, 'order' | 'payment' | 'attempts' | 'parts'>

/** Looks up by id, ignoring case; `null` if unknown, or if the tenant does not list the restaurant. */
export async function findOrder(db: Db, id: string, tenant: string | null): Promise<FoundOrder | null> {
  const [found] = await findOrders(db, [id], tenant)
  return found ?? null
}

/** Orders in the requested order; unknown ids are left out. */
export async function findOrders(db: Db, ids: string[], tenant: string | null): Promise<FoundOrder[]> {
  if (ids.length === 0) return []
  const wanted = [...new Set(ids.map((id) => id.toUpperCase()))]
  // One statement sees one snapshot. With a revision read separately, a stream could end without the order's last
  // change.
  const revision = sql<number>`(SELECT coalesce(max(id), 0) FROM order_audit WHERE order_id = ${orders.id})`.mapWith(
    Number,
  )
  const rows = await db
    .select({ order: orders, payment: payments, restaurant: restaurants, revision })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .innerJoin(restaurants, eq(restaurants.id, orders.restaurantId))
    .where(and(inArray(orders.id, wanted), tenant === null ? undefined : isKnown(tenant, orders.restaurantId)))
  const { lines, attempts, parts, auditTrail } = await loadRelated(
    db,
    rows.map(({ order }) => order.id),
  )
  const found = rows.map(({ order, payment, restaurant, revision }) => ({
    order,
    payment,
    revision,
    restaurant: validProfile(restaurant).summary,
    contact: validProfile(restaurant).details.contact,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    attempts: attempts.filter(({ orderId }) => orderId === order.id),
    parts: parts.filter(({ orderId }) => orderId === order.id),
    auditTrail: auditTrail.filter(({ orderId, id }) => orderId === order.id && id <= revision),
  }))
  return found.sort((a, b) => wanted.indexOf(a.order.id) - wanted.indexOf(b.order.id))
}

/** Locks the order until the transaction ends. */
export async function lockOrder(tx: Db, id: string, tenant: string | null): Promise<LockedOrder | null> {
  const listed = tenant === null ? undefined : isKnown(tenant, orders.restaurantId)
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id.toUpperCase()), listed))
    .for('update')
  if (!order) return null
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id))
  if (!payment) throw new Error(`order ${order.number} has no payment`)
  const attempts = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.id))
    .orderBy(asc(paymentAttempts.seq))
  return { order, payment, attempts, parts: await loadParts(tx, [order.id]) }
}

function loadParts(db: Db, ids: string[]): Promise<RefundRow[]> {
  return db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.seq))
}

// Queries run one after the other: a transaction has one connection.
async function loadRelated(db: Db, ids: string[]) {
  if (ids.length === 0) return { lines: [], attempts: [], parts: [], auditTrail: [] }
  const { orderId, lineNo } = orderLines
  const lines = await db.select().from(orderLines).where(inArray(orderId, ids)).orderBy(asc(lineNo))
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
    .orderBy(asc(paymentAttempts.seq))
  const auditTrail = await db
    .select()
    .from(orderAudit)
    .where(inArray(orderAudit.orderId, ids))
    .orderBy(asc(orderAudit.id))
  return { lines, attempts, parts: await loadParts(db, ids), auditTrail }
}
