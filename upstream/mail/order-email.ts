import { formatGrosze, groszeFromWire } from '@/lib/domain/money'
import { type EndReason, endReasonOf } from '@/lib/domain/ordering/order/end-reason'
import { orderPath } from '@/lib/domain/ordering/order/paths'
import { refundView } from '@/lib/domain/ordering/order/refund-view'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { isCalledOff, type MailedStatus, type OrderStatus, statusesIn } from '@/lib/domain/ordering/order/status'
import { needsProvider, paymentLabel, type RefundTarget } from '@/lib/domain/payment/methods'
import { formatDay, onDate, untilMoment } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import words from '@/messages/pl.json'
import type { Brand } from './brand'
import type { EmailContent } from './email-content'

/** What can be told of an order: states of its trail. Contract C1. */
export type OrderOccasion = MailedStatus | 'refunded'

/** The e-mail about an order in its current state; `null` if the occasion is outdated. */
export function orderEmail(occasion: OrderOccasion, order: Order, brand: Brand): EmailContent | null {
  if (!isStillCurrent(occasion, order)) return null
  const { subject, heading, text } = emailWordingOf(occasion, order)
  const { number, restaurant, delivery_type, customer, payment, notes } = order
  const isTakeout = delivery_type === 'takeout'
  const { address } = customer
  const at =
    isTakeout || !address ? `${restaurant.street} ${restaurant.house}, ${restaurant.city}` : addressLineOf(address)
  return {
    subject,
    heading,
    paragraphs: text,
    facts: [
      ['Zamówienie', `nr ${number}`],
      ['Restauracja', restaurant.name],
      ['Telefon', restaurant.phone],
      ['Sposób', words.order.type[delivery_type]],
      [isTakeout ? 'Odbiór' : 'Adres', at],
      ...(isCalledOff(order.status) ? [] : ([['Kiedy', spanOf(order.eta)]] as [string, string][])),
      ['Płatność', paymentLabel(payment.method)],
      ...(notes ? ([['Twoje uwagi', notes]] as [string, string][]) : []),
    ],
    bill: occasion === 'refunded' ? [] : receiptOf(order),
    action: { label: 'Zobacz zamówienie', url: `${brand.origin}${orderPath(order.id)}` },
    footnotes: [
      `Zamówienie obsługuje ${brand.operatorText}, w imieniu restauracji ${restaurant.name}.`,
      `Reklamacje i pytania: ${brand.email}, z numerem zamówienia.`,
      'Kto zna adres tego zamówienia, może je zobaczyć i anulować, więc nie przekazuj go dalej.',
    ],
    legal: brand.legal.orders,
  }
}

/** The text message, at most 300 characters; `null` if the occasion is outdated. */
export function orderSms(occasion: OrderOccasion, order: Order, brand: Brand): string | null {
  const ending = endReasonOf(order)
  if (!ending || !isStillCurrent(occasion, order)) return null
  return `${brand.label}, zamówienie nr ${order.number}: ${endingText(ending)} Szczegóły w e-mailu.`
}

// Ten minutes of opening may end on another day.
function dueText(due: string, createdAt: string): string {
  const at = new Date(due)
  return `do ${untilMoment(localDateOf(at), localTimeOf(at), localDateOf(new Date(createdAt)))}`
}

function isStillCurrent(occasion: OrderOccasion, order: Order): boolean {
  if (occasion === 'refunded') return order.payment.status === 'refunded'
  // The bill is owed even where the kitchen was quicker than the post: what is said of it is of this moment.
  if (occasion === 'pending') return !isCalledOff(order.status)
  return order.status === occasion || hasGoneOn(occasion, order.status)
}

/** It is still in work, and further on than what the message tells of. */
function hasGoneOn(occasion: OrderStatus, status: OrderStatus): boolean {
  const inWork = statusesIn('inWork')
  return inWork.includes(occasion) && inWork.indexOf(status) > inWork.indexOf(occasion)
}

function emailWordingOf(occasion: OrderOccasion, order: Order): { subject: string; heading: string; text: string[] } {
  const { number, restaurant, answer_due_at, eta, delivery_type } = order
  const refund = refundText(order)
  const ending = endReasonOf(order)
  const about = `nr ${number}, ${restaurant.name}`
  switch (occasion) {
    case 'pending':
      return {
        subject: `Zamówienie ${about}`,
        heading: order.status === 'pending' ? 'Zamówienie wysłane do restauracji' : 'Twoje zamówienie',
        text: [
          order.status !== 'pending'
            ? 'Restauracja już je przyjęła. Poniżej Twój rachunek.'
            : answer_due_at
              ? `Restauracja odpowie najpóźniej ${dueText(answer_due_at, order.created_at)}. Jeśli tego nie zrobi, zamówienie anuluje się samo${needsProvider(order.payment.method) ? ', a pieniądze wrócą' : ''}.`
              : 'Restauracja zaraz odpowie.',
        ],
      }
    case 'confirmed':
      return {
        subject: `Restauracja przyjęła zamówienie ${about}`,
        heading: delivery_type === 'takeout' ? 'Kuchnia gotuje, zapraszamy po odbiór' : 'Kuchnia gotuje',
        text: [`${delivery_type === 'takeout' ? 'Do odbioru' : 'U Ciebie'}: ${spanOf(eta)}.`],
      }
    case 'declined':
    case 'cancelled':
      return {
        subject: `Zamówienie anulowane: ${about}`,
        heading: 'Zamówienie anulowane',
        text: [...(ending ? [endingText(ending)] : []), ...(refund ? [refund] : [])],
      }
    case 'refunded':
      return { subject: `Zwrot za zamówienie ${about}`, heading: 'Pieniądze wróciły', text: refund ? [refund] : [] }
  }
}

function endingText(ending: EndReason): string {
  return words.order.live.ending[ending]
}

const REFUND_TARGETS: Record<RefundTarget, string> = {
  blik: 'na konto, z którego był BLIK',
  card: 'na kartę',
  transfer: 'na konto, z którego był przelew',
}

/** The amount, the time and the destination of a refund. */
function refundText(order: Order): string | null {
  const refund = refundView(order)
  if (!refund) return null
  const amount = formatGrosze(refund.amountGrosze)
  const at = refund.at ? new Date(refund.at) : null
  const moment = at ? ` ${onDate(localDateOf(at))} o ${localTimeOf(at)}` : ''
  if (refund.state === 'done') return `Zwróciliśmy ${amount} ${REFUND_TARGETS[refund.to]}${moment}.`
  if (refund.state === 'failed') return `Bank nie przyjął zwrotu ${amount}. Zajmuje się nim nasza obsługa.`
  return `Zwracamy ${amount} ${REFUND_TARGETS[refund.to]}. Bank księguje zwrot zwykle w kilka dni roboczych. Nic nie musisz robić.`
}

function receiptOf({ products, breakdown, total }: Order): [string, string][] {
  const { promotions, voucher, packaging, deposits, delivery, tip } = breakdown
  const dishes = products.map(({ name, amount, choices, displayPrice }): [string, string] => [
    `${amount} × ${name}${choices.length > 0 ? ` (${choices.join(', ')})` : ''}`,
    displayPrice,
  ])
  const rest: [string, number][] = [
    [words.cart.promotions, -promotions],
    ['Kod rabatowy', -voucher],
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
  return `${street} ${house}${flat ? `/${flat}` : ''}, ${city}`
}

function spanOf({ from, to }: Order['eta']): string {
  const [start, end] = [new Date(from), new Date(to)]
  return `${formatDay(localDateOf(start))}, ${localTimeOf(start)}–${localTimeOf(end)}`
}
