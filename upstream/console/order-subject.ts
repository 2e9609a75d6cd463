import { and, eq, sql } from 'drizzle-orm'
import type { OrderSubject } from '@/lib/domain/console/lookup-schema'
import { paidByLine, piecesOf } from '@/lib/domain/ordering/order/missing-lines'
import { isFinal } from '@/lib/domain/ordering/order/status'
import { actionsAbout } from '@/lib/domain/panel/access/audit-actions'
import { refundableGrosze } from '@/lib/domain/payment/refundable'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { orders } from '@/upstream/db/order-schema'
import { isCurrentForOrder, type OrderOccasion } from '@/upstream/mail/order-email'
import { type FoundOrder, findOrder, type LockedOrder } from '@/upstream/orders/find-order'
import { orderView } from '@/upstream/orders/order-view'
import { missingBefore, ofAttempt, paidAttempt } from '@/upstream/orders/part-refunds'
import { loadHistory, loadMessages, loadSubjectTrail, personName, type SubjectOwner } from './subject-records'

/** The key of an order of this brand by its number; `null` where it has none. The number opens no page of a diner. */
export async function orderIdOf(db: Db, tenant: string, number: string): Promise<string | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, Number(number)), eq(orders.tenant, tenant)))
  return row?.id ?? null
}

/** Everything that operations see of an order: diner, dishes, money, messages, and history. Contract C40. */
export async function loadOrderSubject(
  db: Db,
  tenant: string,
  number: string,
  now: Date,
): Promise<OrderSubject | null> {
  const id = await orderIdOf(db, tenant, number)
  const found = id === null ? null : await findOrder(db, id, null)
  if (!found) return null
  const { order, payment, attempts, parts } = found
  const owner = { tenant, restaurantId: order.restaurantId }
  const isAnonymized = order.anonymizedAt !== null
  return {
    number: String(order.number),
    status: order.status,
    delivery_type: order.deliveryType,
    restaurant: restaurantOf(found),
    customer: {
      name: `${order.customerFirstname} ${order.customerLastname}`.trim(),
      phone: order.phone,
      email: order.email,
      address: order.address,
      notes: order.notes,
      invoice_nip: order.invoiceNip,
    },
    is_anonymized: isAnonymized,
    created_at: isoWithOffset(order.createdAt),
    eta: { from: isoWithOffset(order.etaFrom), to: isoWithOffset(order.etaTo) },
    reason: order.endedReason,
    lines: linesOf(found),
    products_grosze: order.productsGrosze,
    promotions_grosze: order.promotionsGrosze,
    voucher_grosze: order.voucherGrosze,
    packaging_grosze: order.packagingGrosze,
    deposits_grosze: order.depositsGrosze,
    delivery_grosze: order.deliveryGrosze,
    tip_grosze: order.tipGrosze,
    total_grosze: order.totalGrosze,
    payment: {
      method: order.paymentMethod,
      status: payment.status,
      last_error: payment.lastError,
      refundable_grosze: refundableOf(found),
      is_ended: isFinal(order.status),
      has_refused_refund: [
        ...attempts.map(({ refundState }) => refundState),
        ...parts.map(({ state }) => state),
      ].includes('failed'),
    },
    attempts: attempts.map((one) => ({
      provider: one.provider,
      method: one.method,
      amount_grosze: one.amountGrosze,
      status: one.status,
      reason: one.reason,
      created_at: isoWithOffset(one.createdAt),
      paid_at: one.paidAt && isoWithOffset(one.paidAt),
    })),
    refunds: await refundsOf(db, found, owner),
    history: await loadHistory(db, { orderId: order.id }, owner),
    messages: await loadMessages(
      db,
      { orderId: order.id },
      { ...owner, isAnonymized, isCurrent: currentForOrder(found, now) },
    ),
    trail: await loadSubjectTrail(db, { ...owner, subject: String(order.number), actions: actionsAbout('order') }),
  }
}

/** Occasions of messages that still hold for an order. A part that was refunded stays refunded. */
export function currentForOrder(found: FoundOrder, now: Date): (occasion: string) => boolean {
  const view = orderView(found, now)
  return (occasion) => occasion === 'part_refunded' || isCurrentForOrder(occasion as OrderOccasion, view)
}

/** Refundable rest of the payment, in grosze; 0 while the whole payment is being refunded. */
export function refundableOf({
  payment,
  attempts,
  parts,
}: Pick<LockedOrder, 'payment' | 'attempts' | 'parts'>): number {
  const paidBy = paidAttempt({ payment, attempts })
  return payment.status === 'confirmed' && paidBy ? refundableGrosze(paidBy, ofAttempt(parts, paidBy.id)) : 0
}

function restaurantOf({ restaurant, contact }: FoundOrder): OrderSubject['restaurant'] {
  const { id, name, address } = restaurant
  return { id, name, phone: contact.phone, street: address.street, house: address.house, city: address.city }
}

function linesOf({ order, lines, parts }: FoundOrder): OrderSubject['lines'] {
  const paid = paidByLine(lines, order.voucherGrosze)
  const missing = missingBefore(parts)
  return lines.map((line, index) => ({
    line: line.lineNo,
    name: line.name,
    choices: line.choices,
    note: line.note,
    amount: line.amount,
    line_grosze: line.lineGrosze,
    promotion_grosze: line.promotionGrosze,
    paid_grosze: paid[index] ?? 0,
    missing: piecesOf(missing, line.lineNo),
  }))
}

async function refundsOf(
  db: Db,
  { attempts, parts }: FoundOrder,
  owner: SubjectOwner,
): Promise<OrderSubject['refunds']> {
  const people = await rowsOf<{ id: string; name: string | null }>(
    db,
    sql`SELECT f.id, ${personName(sql`f.staff_id`, owner)} AS name FROM refunds f WHERE f.order_id = ${attempts[0]?.orderId ?? ''}`,
  )
  const some = parts.flatMap(({ id, state, amountGrosze, reason, wantedAt, doneAt, lines }) =>
    state === 'replaced'
      ? []
      : [
          {
            is_whole: false,
            state,
            amount_grosze: amountGrosze,
            reason,
            who: people.find((one) => one.id === id)?.name ?? null,
            wanted_at: isoWithOffset(wantedAt),
            done_at: doneAt && isoWithOffset(doneAt),
            lines,
          },
        ],
  )
  const whole = attempts.flatMap(
    ({ refundState, refundGrosze, amountGrosze, refundReason, refundWantedAt, refundedAt }) =>
      refundState === null
        ? []
        : [
            {
              is_whole: true,
              state: refundState,
              amount_grosze: refundGrosze ?? amountGrosze,
              reason: refundReason,
              who: null,
              wanted_at: refundWantedAt && isoWithOffset(refundWantedAt),
              done_at: refundedAt && isoWithOffset(refundedAt),
              lines: [],
            },
          ],
  )
  return [...some, ...whole]
}
