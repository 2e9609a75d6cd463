import { formatGrosze, groszeToWire } from '@/lib/domain/money'
import { breakdownToWire } from '@/lib/domain/ordering/cart/pricing/quote-to-wire'
import { answersToWire } from '@/lib/domain/ordering/menu/answers/answers'
import type { Order } from '@/lib/domain/ordering/order/schema'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'
import { auditToWire, etaToWire } from '@/lib/domain/ordering/order/to-wire'
import { allowedTargets } from '@/lib/domain/ordering/order/transition'
import { isoWithOffset } from '@/lib/domain/time/time'
import type { OrderLineRow, OrderRow } from '@/upstream/db/order-schema'
import { maskEmail, maskPhone } from '@/upstream/person-data/mask-contact'
import type { AuditRow, FoundOrder } from './find-order'
import { paymentView } from './payment-view'

/** The wire form, phone and e-mail masked: a person with the link is not always the diner. Contract C3, C19. */
export function orderView(found: FoundOrder, now: Date): Order {
  const { order, payment, lines, auditTrail } = found
  const breakdown = breakdownToWire(breakdownOf(order))
  const last = auditTrail.at(-1)
  const state = { status: order.status, paymentMethod: order.paymentMethod, paymentStatus: payment.status }
  const moves = allowedTargets(state, 'diner', { now, kitchenAvailable: true })
  return {
    id: order.id,
    number: String(order.number),
    status: order.status,
    delivery_type: order.deliveryType,
    restaurant_id: order.restaurantId,
    restaurant: restaurantOf(found),
    customer: customerOf(order),
    price: groszeToWire(order.productsGrosze - order.promotionsGrosze - order.voucherGrosze),
    delivery_cost: breakdown.delivery,
    total: groszeToWire(order.totalGrosze),
    breakdown,
    voucher_code: order.voucherCode,
    products: lines.map(productOf),
    payment: paymentView(found, now),
    notes: order.notes,
    invoice_nip: order.invoiceNip,
    eta: etaToWire({ from: order.etaFrom, to: order.etaTo }),
    ready_at: instantOrNull(order.readyAt),
    created_at: isoWithOffset(order.createdAt),
    updated_at: isoWithOffset(last?.at ?? order.createdAt),
    revision: found.revision,
    answer_due_at: instantOrNull(order.status === 'pending' ? order.dueAt : null),
    reason: order.endedReason,
    can_cancel: moves.includes('cancelled'),
    can_confirm_receipt: moves.includes('delivered'),
    history: auditTrail.filter(({ kind }) => kind === 'status').map(auditEntryOf),
  }
}

/** The sums of an order as computed by `priceCart`. */
export function breakdownOf(order: OrderRow) {
  return {
    products: order.productsGrosze,
    promotions: order.promotionsGrosze,
    voucher: order.voucherGrosze,
    packaging: order.packagingGrosze,
    deposits: order.depositsGrosze,
    delivery: order.deliveryGrosze,
    tip: order.tipGrosze,
  }
}

function restaurantOf({ restaurant, contact }: FoundOrder): Order['restaurant'] {
  const { id, slug, name } = restaurant
  const { street, house, city, lat, lng } = restaurant.address
  return { id, slug, name, phone: contact.phone, street, house, city, lat, lng }
}

function customerOf(order: OrderRow): Order['customer'] {
  return {
    deliveryAt: order.deliveryAt,
    customer_firstname: order.customerFirstname,
    customer_lastname: order.customerLastname,
    phone: maskPhone(order.phone),
    email: maskEmail(order.email),
    address: order.address && { ...order.address, approximate: order.address.approximate ?? false },
  }
}

function productOf(line: OrderLineRow): Order['products'][number] {
  return {
    name: line.name,
    amount: line.amount,
    price: groszeToWire(line.unitGrosze),
    displayPrice: formatGrosze(line.lineGrosze),
    product_id: line.productId,
    choices: line.choices,
    answers: answersToWire(line.answers),
    note: line.note,
    promotion: groszeToWire(line.promotionGrosze),
  }
}

function auditEntryOf({ at, by, fromState, toState, reason }: AuditRow) {
  return auditToWire({ at, by, from: fromState as OrderStatus | null, to: toState as OrderStatus, reason })
}

function instantOrNull(instant: Date | null): string | null {
  return instant && isoWithOffset(instant)
}
