import { and, eq, inArray, sql } from 'drizzle-orm'
import type { QueueItem, QueueKind } from '@/lib/domain/console/queue'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { enquiries } from '@/upstream/db/enquiry-schema'
import { orders } from '@/upstream/db/order-schema'
import { reservations, restaurants } from '@/upstream/db/schema'
import { type FoundOrder, findOrders } from '@/upstream/orders/find-order'
import { notesOf } from './case-notes'
import { caseSubjectsOf } from './case-subjects'
import type { QueueCase } from './queue'

/** Cases with the details that a person needs for each: seven queries, whatever their number. */
export async function casesWithDetails(db: Db, tenant: string, cases: readonly QueueCase[]): Promise<QueueItem[]> {
  const of = (...wanted: QueueKind[]) => cases.filter(({ kind }) => wanted.includes(kind))
  const reservationIds = of('request', 'change', 'call_off').map(({ subject }) => Number(subject))
  const orderNumbers = of('unanswered', 'late', 'refund').map(({ subject }) => Number(subject))
  const enquiryNumbers = of('report', 'enquiry').map(({ subject }) => subject)
  const dataIds = of('data').map(({ subject }) => Number(subject))
  const [places, visits, ordered, written, requests, notes] = await Promise.all([
    loadPlaces(db, tenant, cases),
    loadReservations(db, tenant, reservationIds),
    loadOrders(db, tenant, orderNumbers),
    loadEnquiries(db, tenant, enquiryNumbers),
    loadDataRequests(db, tenant, dataIds),
    notesOf(db, tenant, cases),
  ])
  return cases.map((one) => ({
    kind: one.kind,
    subject: one.subject,
    due_at: isoWithOffset(one.dueAt),
    created_at: isoWithOffset(one.createdAt),
    claim: one.claim && {
      id: one.claim.id,
      name: one.claim.name,
      at: isoWithOffset(one.claim.at),
      seen_at: one.claim.seenAt && isoWithOffset(one.claim.seenAt),
      handed_by: one.claim.handedBy,
    },
    restaurant: (one.restaurantId !== null && places.get(one.restaurantId)) || null,
    reservation: visits.get(one.subject) ?? null,
    order: ordered.get(one.subject) ?? null,
    enquiry: written.get(one.subject) ?? null,
    notes: notes.get(`${one.kind} ${one.subject}`) ?? [],
    data: requests.get(one.subject) ?? null,
  }))
}

async function loadPlaces(db: Db, tenant: string, cases: readonly QueueCase[]) {
  const ids = [...new Set(cases.flatMap(({ restaurantId }) => restaurantId ?? []))]
  if (ids.length === 0) return new Map<number, NonNullable<QueueItem['restaurant']>>()
  const rows = await db
    .select({ id: restaurants.id, name: restaurants.name, details: restaurants.details })
    .from(restaurants)
    .where(inArray(restaurants.id, ids))
  return new Map(
    rows.map(({ id, name, details }) => [
      id,
      {
        id,
        name,
        phone: details.contact?.phone ?? '',
        email: details.contact?.email ?? '',
        is_own: details.home_tenant === tenant,
      },
    ]),
  )
}

async function loadReservations(db: Db, tenant: string, ids: number[]) {
  if (ids.length === 0) return new Map<string, NonNullable<QueueItem['reservation']>>()
  const rows = await db
    .select()
    .from(reservations)
    .where(and(inArray(reservations.id, ids), eq(reservations.tenant, tenant)))
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        reserved_on: row.reservedOn,
        guests_number: row.partySize,
        customer_name: row.customerName,
        phone: row.phoneNumber,
        email: row.email,
        notes: row.notesFromGuest,
        change: row.changeRequest,
      },
    ]),
  )
}

async function loadOrders(db: Db, tenant: string, numbers: number[]) {
  if (numbers.length === 0) return new Map<string, NonNullable<QueueItem['order']>>()
  const named = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.number, numbers), eq(orders.tenant, tenant)))
  const found = await findOrders(
    db,
    named.map(({ id }) => id),
    null,
  )
  return new Map(found.map((one) => [String(one.order.number), orderOf(one)]))
}

function orderOf({ order, payment, lines, attempts, parts }: FoundOrder): NonNullable<QueueItem['order']> {
  const refused = [
    ...attempts
      .filter(({ refundState }) => refundState === 'failed')
      .map((one) => one.refundGrosze ?? one.amountGrosze),
    ...parts.filter(({ state }) => state === 'failed').map(({ amountGrosze }) => amountGrosze),
  ]
  return {
    status: order.status,
    eta_to: isoWithOffset(order.etaTo),
    delivery_type: order.deliveryType,
    payment_method: order.paymentMethod,
    payment_status: payment.status,
    total_grosze: order.totalGrosze,
    delivery_grosze: order.deliveryGrosze,
    refund_grosze: refused.length > 0 ? refused.reduce((sum, grosze) => sum + grosze, 0) : null,
    customer_name: `${order.customerFirstname} ${order.customerLastname}`.trim(),
    phone: order.phone,
    email: order.email,
    address: order.address,
    lines: lines.map(({ name, choices, amount, lineGrosze }) => ({ name, choices, amount, line_grosze: lineGrosze })),
  }
}

async function loadDataRequests(db: Db, tenant: string, ids: number[]) {
  if (ids.length === 0) return new Map<string, NonNullable<QueueItem['data']>>()
  const rows = await rowsOf<{ id: string; email: string }>(
    db,
    sql`SELECT id::text, email FROM data_requests WHERE tenant = ${tenant} AND email IS NOT NULL
      AND id IN (SELECT i::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) i)`,
  )
  return new Map(rows.map(({ id, email }) => [id, { email }]))
}

async function loadEnquiries(db: Db, tenant: string, numbers: string[]) {
  if (numbers.length === 0) return new Map<string, NonNullable<QueueItem['enquiry']>>()
  const rows = await db
    .select()
    .from(enquiries)
    .where(and(inArray(enquiries.number, numbers), eq(enquiries.tenant, tenant)))
  const subjects = await caseSubjectsOf(db, tenant, rows)
  return new Map(
    rows.map(({ number, kind, name, email, details, stage }) => [
      number,
      { kind, name, email, details, about: subjects.get(number) ?? null, stage },
    ]),
  )
}
