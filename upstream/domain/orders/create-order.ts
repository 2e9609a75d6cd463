import { addMinutes, min } from 'date-fns'
import { linesFromWire } from '@/lib/cart/lines-wire'
import type { PricedCart } from '@/lib/cart/price-cart'
import { breakdownToWire } from '@/lib/cart/quote-to-wire'
import { choiceNames } from '@/lib/menu/choice-names'
import { productsOf } from '@/lib/menu/menu'
import { groszeFromWire, groszeToWire } from '@/lib/money'
import type { Eta, Way } from '@/lib/order/eta'
import { lastOrderAt } from '@/lib/order/last-order'
import { placementRefusals } from '@/lib/order/placement'
import type { OrderAddress, OrderRequest } from '@/lib/order/schema'
import { ANSWER_MINUTES, answerDueAt, paymentDueAt } from '@/lib/order/timers'
import { transition } from '@/lib/order/transition'
import { needsProvider } from '@/lib/payment/methods'
import type { PaymentMethod, TenantConfig } from '@/lib/tenant/schema'
import type { AppName } from '@/lib/wire'
import type { Db } from '../../db/database'
import { type OrderRow, orderLines, orders, payments } from '../../db/order-schema'
import type { AddressAnswer } from '../addresses/locate-address'
import { queueForContact } from '../caps/contact'
import { fillsTheSlot, orderCapRefusal, slotCapRefusal } from '../caps/order-caps'
import type { Requester } from '../caps/requester'
import { newOrderId } from '../code'
import { findOrderingPlace, type OrderingPlace } from '../menus/ordering-place'
import { done, type Outcome, refused } from '../outcome'
import { doorOf, orderAddressOf } from './delivery-door'
import { takeKitchenSlot } from './kitchen-slots'
import { etaFor, type KitchenTimes, kitchenTimes } from './kitchen-times'
import { recordOrder } from './order-audit'
import { cookMinutes, orderDoor } from './order-door'
import { orderRefusal } from './order-refusal'
import { priceOrder } from './price-order'
import { countVoucher, type FoundVoucher, findVoucher } from './vouchers'

interface Caller {
  tenant: string
  tenantConfig: TenantConfig
  appName: AppName
  client: string | null
  requester: Requester
  now: Date
  /** Looked up before the transaction by `locateOrder`. */
  deliveryAddress: AddressAnswer
}

/** Everything that has been decided about an order that is about to be written. */
interface Plan {
  request: OrderRequest
  caller: Caller
  place: OrderingPlace
  cart: PricedCart
  voucher: FoundVoucher | null
  method: PaymentMethod
  times: KitchenTimes
  slotAt: Date
  way: Way
  eta: Eta
  address: OrderAddress | null
}

/**
 * Places an order: prices it anew, takes a place in the kitchen, and writes it down. The sum that the diner saw has to be
 * the sum that is charged. Contract C1, C3.
 */
export async function createOrder(tx: Db, request: OrderRequest, caller: Caller): Promise<Outcome<OrderRow>> {
  const { now, tenant, requester } = caller
  const place = await findOrderingPlace(tx, tenant, request.restaurant_id, now)
  if (!place) return refused(404, 'unknown_restaurant')
  const { customer, delivery_type: deliveryType, voucher_code: typed } = request
  const delivery = doorOf(place, caller.deliveryAddress)
  const reached = delivery.door?.answer ?? null
  const address = delivery.door && orderAddressOf(request, delivery.door)
  // Before the voucher's row and the kitchen's are locked, so that no two orders wait for each other.
  await queueForContact(tx, customer, requester.network)

  const voucher =
    typed === undefined ? null : await findVoucher(tx, { tenant, typed, phone: customer.phone, lock: true })
  const tipGrosze = groszeFromWire(request.tip ?? 0)
  const { deliveryAt } = customer
  const lines = linesFromWire(request.products)
  const { cart, way } = priceOrder({ place, lines, deliveryType, deliveryAt, reached, tipGrosze, voucher }, now)
  const method = cart.totalGrosze === 0 ? 'paid' : request.payment_method
  const door = orderDoor(place, deliveryType, caller.tenantConfig.allowed_payment_option_keys, now)
  const placement = { deliveryType, deliveryAt, paymentMethod: method, totalGrosze: cart.totalGrosze }
  const [refusal] = [
    ...placementRefusals(door, placement, now),
    ...(delivery.refusal ? [delivery.refusal] : []),
    ...cart.refusals,
  ]
  if (refusal) return orderRefusal(refusal, { door, cart, deliveryAt, now })
  if (groszeFromWire(request.expected_total) !== cart.totalGrosze) return priceChanged(cart)
  if (method === 'cash' && groszeFromWire(request.cash_change_from ?? request.expected_total) < cart.totalGrosze) {
    return refused(422, 'invalid', { fields: { cash_change_from: 'too_small' } })
  }

  const tooMany = await orderCapRefusal(tx, {
    contact: customer,
    requester,
    restaurantId: place.restaurant.id,
    restaurantPhone: place.contact.phone,
    supportEmail: caller.tenantConfig.support.operations.email,
    method,
    now,
  })
  if (tooMany) return tooMany
  const times = kitchenTimes(place, deliveryAt, way, now)
  const { restaurantId, ordersPerSlot: capacity } = times.kitchen
  const slotAt = await takeKitchenSlot(tx, times.kitchen, times, async (at, booked) =>
    method === 'paid' ? false : fillsTheSlot(tx, { restaurantId, slotAt: at, booked, capacity }, requester),
  )
  if (slotAt === 'full') return refused(409, 'no_capacity')
  if (slotAt === 'for_others') return slotCapRefusal(place.contact.phone)
  const eta = etaFor(times.wantedAt, later(slotAt, times.readyAt), way)
  return done(await write(tx, { request, caller, place, cart, voucher, method, times, slotAt, way, eta, address }))
}

/** Never a silent other sum. Contract C3. */
function priceChanged({ totalGrosze, breakdown }: PricedCart) {
  const priceChange = { breakdown: breakdownToWire(breakdown), total: groszeToWire(totalGrosze) }
  return refused(409, 'price_changed', { priceChange })
}

async function write(tx: Db, plan: Plan): Promise<OrderRow> {
  const { cart, caller, method } = plan
  const first = needsProvider(method) ? 'new' : 'pending'
  const isPaid = method === 'paid'
  const created = transition(
    { status: null, paymentMethod: method, paymentStatus: isPaid ? 'confirmed' : 'new' },
    first,
    'diner',
    { now: caller.now, kitchenAvailable: true },
  )
  if (!created.ok || !created.changed) throw new Error(`an order cannot begin at ${first}`)
  const [order] = await tx.insert(orders).values(rowOf(plan, first)).returning()
  if (!order) throw new Error('an inserted order came back empty')
  await tx.insert(orderLines).values(lineRows(plan, order.id))
  const status = isPaid ? ('confirmed' as const) : ('new' as const)
  await tx.insert(payments).values({ orderId: order.id, status, amountGrosze: cart.totalGrosze })
  const { at, by, to } = created.audit
  await recordOrder(tx, { orderId: order.id, at, by, kind: 'status', toState: to })
  // The kitchen's place is taken already: it decides whether there is an order at all.
  if (created.effects.includes('countVoucher')) await countVoucher(tx, order, caller.now)
  return order
}

function rowOf(
  { request, caller, place, cart, voucher, method, times, slotAt, way, eta, address }: Plan,
  status: OrderRow['status'],
) {
  const { customer } = request
  const { products, promotions, packaging, deposits, delivery, tip } = cart.breakdown
  return {
    id: newOrderId(),
    tenant: caller.tenant,
    restaurantId: place.restaurant.id,
    status,
    deliveryType: request.delivery_type,
    paymentMethod: method,
    deliveryAt: customer.deliveryAt,
    wantedAt: times.wantedAt,
    kitchenSlotAt: slotAt,
    ...way,
    etaFrom: eta.from,
    etaTo: eta.to,
    productsGrosze: products,
    promotionsGrosze: promotions,
    voucherGrosze: cart.breakdown.voucher,
    packagingGrosze: packaging,
    depositsGrosze: deposits,
    deliveryGrosze: delivery ?? 0,
    tipGrosze: tip,
    totalGrosze: cart.totalGrosze,
    voucherId: cart.voucher ? (voucher?.id ?? null) : null,
    voucherCode: cart.voucher?.voucher.code ?? null,
    customerFirstname: customer.customer_firstname,
    customerLastname: customer.customer_lastname,
    phone: customer.phone,
    email: customer.email,
    address,
    notes: request.notes ?? '',
    cashChangeFromGrosze:
      method === 'cash' && request.cash_change_from !== undefined ? groszeFromWire(request.cash_change_from) : null,
    source: request.source,
    appName: caller.appName,
    client: needsProvider(method) ? caller.client : null,
    network: caller.requester.network,
    smsMarketing: request.sms_marketing,
    emailMarketing: request.email_marketing,
    termsAcceptedAt: caller.now,
    createdAt: caller.now,
    dueAt: dueAtOf(status, place, times.wantedAt, caller.now),
  }
}

/**
 * When the timer of `new` or `pending` runs out. An order for now is to be paid before the kitchen can no longer make
 * it, so that nobody pays for what would be refused. Contract C1.
 */
export function dueAtOf(status: OrderRow['status'], place: OrderingPlace, wantedAt: Date | null, now: Date): Date {
  const { restaurant, terms } = place
  if (status === 'new') {
    const lastAt = wantedAt ? null : lastOrderAt(restaurant.hours, cookMinutes(restaurant, terms, now), now)
    const dueAt = paymentDueAt(now, false)
    return lastAt ? min([dueAt, lastAt]) : dueAt
  }
  // Who is closed takes no order for now; one that got in nevertheless must not wait for ever.
  return answerDueAt(restaurant.hours, now, wantedAt) ?? addMinutes(now, ANSWER_MINUTES)
}

function lineRows({ cart, place }: Plan, orderId: string) {
  const products = productsOf(place.menu)
  return cart.lines.map(({ line, product, unitGrosze, lineGrosze, promotion }, i) => ({
    orderId,
    lineNo: i + 1,
    productId: line.productId,
    name: product?.name ?? '',
    amount: line.amount,
    unitGrosze,
    lineGrosze,
    promotionGrosze: promotion.grosze,
    answers: line.answers,
    choices: product ? choiceNames(product, line.answers, products) : [],
    note: line.note,
  }))
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b
}
