import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { deliveryModeOf } from '@/lib/domain/ordering/delivery/delivery-type-for'
import { type EndReason, endReasonOf, wordsOfEnd } from '@/lib/domain/ordering/order/end-reason'
import { orderPath } from '@/lib/domain/ordering/order/paths'
import { partRefundViews, type RefundView, refundView, viewOf } from '@/lib/domain/ordering/order/refund-view'
import type { Order, Refund } from '@/lib/domain/ordering/order/schema'
import { isCalledOff, type MailedStatus, type OrderStatus, statusesIn } from '@/lib/domain/ordering/order/status'
import { etaClock, etaText } from '@/lib/domain/ordering/promise/promise-text'
import { needsProvider, paymentLabel } from '@/lib/domain/payment/methods'
import { formatDay, formatDayShort, onDate, untilMoment } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import { ORDER_EMAIL, REFUND_TEXTS } from '@/messages/content/emails/order'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import words from '@/messages/pl.json'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent, Fact } from './email-content'
import { addressFact, phoneFact } from './place-facts'

/** States of an order's trail that are sent by e-mail. Contract C1. */
export type OrderOccasion = MailedStatus | 'refunded' | 'part_refunded'

/** The e-mail about an order in its current state; `null` if the occasion is outdated. `part`: the refunded part. */
export function orderEmail(
  occasion: OrderOccasion,
  order: Order,
  brand: Brand,
  part: Refund | null = null,
): EmailContent | null {
  if (!isCurrentForOrder(occasion, order, part)) return null
  const { subject, heading, text } = emailWordingOf(occasion, order, part)
  const { number, restaurant, delivery_type, customer, payment, notes } = order
  const isTakeout = delivery_type === 'takeout'
  const { address } = customer
  const at: Fact =
    isTakeout || !address
      ? addressFact(restaurant, isTakeout ? ORDER_EMAIL.takeout : EMAIL_WORDS.address)
      : [EMAIL_WORDS.address, addressLineOf(address)]
  return {
    subject,
    heading,
    paragraphs: text,
    facts: [
      [ORDER_EMAIL.order, ORDER_EMAIL.number(number)],
      [EMAIL_WORDS.restaurant, restaurant.name],
      phoneFact(restaurant),
      [ORDER_EMAIL.deliveryType, words.order.type[delivery_type]],
      at,
      [ORDER_EMAIL.name, `${customer.customer_firstname} ${customer.customer_lastname}`.trim()],
      ...(isCalledOff(order.status) ? [] : ([[EMAIL_WORDS.when, spanOf(order.eta)]] as Fact[])),
      [ORDER_EMAIL.payment, paymentLabel(payment.method)],
      ...(notes ? ([[EMAIL_WORDS.notes, notes]] as Fact[]) : []),
    ],
    bill: isAboutRefund(occasion) ? [] : receiptOf(order),
    action: { label: ORDER_EMAIL.action, url: `${brand.origin}${orderPath(order.id)}` },
    footnotes: ORDER_EMAIL.footnotes(brand, restaurant.name),
    legal: brand.legal.orders,
  }
}

/** The text message, at most 300 characters; `null` if the occasion is outdated. */
export function orderSms(occasion: OrderOccasion, order: Order, brand: Brand): string | null {
  const ending = endReasonOf(order)
  if (!ending || !isCurrentForOrder(occasion, order)) return null
  return ORDER_EMAIL.sms(brand.label, order.number, endingText(ending))
}

// Ten minutes of opening hours may end on another day.
function dueText(due: string, createdAt: string): string {
  const at = new Date(due)
  return ORDER_EMAIL.until(untilMoment(localDateOf(at), localTimeOf(at), localDateOf(new Date(createdAt))))
}

function isAboutRefund(occasion: OrderOccasion): occasion is 'refunded' | 'part_refunded' {
  return occasion === 'refunded' || occasion === 'part_refunded'
}

/** Does a message of this occasion still hold? `part`: the part of the payment that it is about. */
export function isCurrentForOrder(occasion: OrderOccasion, order: Order, part: Refund | null = null): boolean {
  if (occasion === 'part_refunded') return part?.state === 'done'
  if (occasion === 'refunded') return order.payment.status === 'refunded'
  // The bill is sent even where the kitchen was faster than the e-mail; its text describes the present state.
  if (occasion === 'pending') return !isCalledOff(order.status)
  return order.status === occasion || hasAdvanced(occasion, order.status)
}

/** Is the order in work, and further than the state of the message? */
function hasAdvanced(occasion: OrderStatus, status: OrderStatus): boolean {
  const inWork = statusesIn('inWork')
  return inWork.includes(occasion) && inWork.indexOf(status) > inWork.indexOf(occasion)
}

function emailWordingOf(
  occasion: OrderOccasion,
  order: Order,
  part: Refund | null,
): { subject: string; heading: string; text: string[] } {
  const { number, restaurant, answer_due_at, eta, delivery_type } = order
  const refund = refundText(order)
  const ending = endReasonOf(order)
  const about = ORDER_EMAIL.about(number, restaurant.name, formatDayShort(localDateOf(new Date(eta.from))))
  switch (occasion) {
    case 'pending':
      if (order.status !== 'pending') {
        const { heading, text } = ORDER_EMAIL.acceptedAlready
        return { subject: ORDER_EMAIL.pending.subject(about), heading, text: [text] }
      }
      return {
        subject: ORDER_EMAIL.pending.subject(about),
        heading: ORDER_EMAIL.pending.heading,
        text: [
          answer_due_at
            ? ORDER_EMAIL.pending.answerDue(
                dueText(answer_due_at, order.created_at),
                needsProvider(order.payment.method),
              )
            : ORDER_EMAIL.pending.answerSoon,
        ],
      }
    case 'confirmed':
      return {
        subject: ORDER_EMAIL.confirmed.subject(about),
        heading: ORDER_EMAIL.confirmed.heading(delivery_type === 'takeout'),
        text: [
          ORDER_EMAIL.confirmed.text(
            etaText(eta, deliveryModeOf(delivery_type)),
            formatDay(localDateOf(new Date(eta.from))),
          ),
        ],
      }
    case 'declined':
    case 'cancelled':
      return {
        subject: ORDER_EMAIL.calledOff.subject(about),
        heading: ORDER_EMAIL.calledOff.heading,
        text: [...(ending ? [endingText(ending)] : []), ...reasonText(order), ...(refund ? [refund] : [])],
      }
    case 'refunded':
      return {
        subject: ORDER_EMAIL.refunded.subject(about),
        heading: ORDER_EMAIL.refunded.heading,
        text: refund ? [refund, ...partRefundViews(order).map(textOf)] : [],
      }
    case 'part_refunded':
      return {
        subject: ORDER_EMAIL.partRefunded.subject(about),
        heading: ORDER_EMAIL.partRefunded.heading,
        text: part ? [textOf(viewOf(part)), ORDER_EMAIL.partRefunded.rest] : [],
      }
  }
}

function reasonText(order: Order): string[] {
  const reason = wordsOfEnd(order)
  return reason ? [interpolate(words.order.live.endingReason, { reason })] : []
}

function endingText(ending: EndReason): string {
  return words.order.live.ending[ending]
}

/** The amount, the time and the destination of a refund. */
function refundText(order: Order): string | null {
  const refund = refundView(order)
  return refund && textOf(refund)
}

function textOf(refund: RefundView): string {
  const amount = formatGrosze(refund.amountGrosze)
  const at = refund.at ? new Date(refund.at) : null
  const moment = at ? ` ${onDate(localDateOf(at))} o ${localTimeOf(at)}` : ''
  if (refund.state === 'done') return REFUND_TEXTS.done(amount, refund.to, moment)
  if (refund.state === 'failed') return REFUND_TEXTS.failed(amount)
  return REFUND_TEXTS.pending(amount, refund.to)
}

function receiptOf({ products, breakdown, total }: Order): [string, string][] {
  const { promotions, voucher, packaging, deposits, delivery, tip } = breakdown
  const dishes = products.map(({ name, amount, price, promotion, choices, displayPrice }): [string, string] => [
    `${amount} × ${name}${choices.length > 0 ? ` (${choices.join(', ')})` : ''}`,
    promotion > 0
      ? ORDER_EMAIL.reduced(formatGrosze(groszeFromWire(price) * amount - groszeFromWire(promotion)), displayPrice)
      : displayPrice,
  ])
  const rest: [string, number][] = [
    [words.cart.promotions, -promotions],
    [ORDER_EMAIL.voucher, -voucher],
    [words.cart.packaging, packaging],
    [words.cart.deposits, deposits],
    [words.cart.deliveryCost, delivery],
    [words.cart.tip, tip],
  ]
  const lines = rest.filter(([, amount]) => amount !== 0).map(([name, pln]): [string, string] => [name, money(pln)])
  return [...dishes, ...lines, [words.cart.total, money(total)]]
}

function money(pln: number): string {
  return formatGrosze(groszeFromWire(pln))
}

function addressLineOf({ street, house, flat, city }: NonNullable<Order['customer']['address']>): string {
  return `${flat ? interpolate(words.order.flat, { street, house, flat }) : `${street} ${house}`}, ${city}`
}

function spanOf(eta: Order['eta']): string {
  return `${formatDay(localDateOf(new Date(eta.from)))}, ${etaClock(eta)}`
}
