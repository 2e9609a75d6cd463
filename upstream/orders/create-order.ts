import { addMinutes } from 'date-fns/addMinutes'
import { min } from 'date-fns/min'
import { groszeFromWire, groszeToWire } from '@/lib/domain/money'
import { leadMinutesOf } from '@/lib/domain/ordering/availability/first-time'
import { lastOrderAt } from '@/lib/domain/ordering/availability/last-order'
import { type OrderRefusal, placementRefusals } from '@/lib/domain/ordering/availability/placement'
import { linesFromWire } from '@/lib/domain/ordering/cart/lines-wire'
import type { PricedCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { breakdownToWire } from '@/lib/domain/ordering/cart/pricing/quote-to-wire'
import { choiceNames } from '@/lib/domain/ordering/menu/answers/choice-names'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import type { Eta, TravelTime } from '@/lib/domain/ordering/order/eta'
import type { OrderAddress, OrderRequest } from '@/lib/domain/ordering/order/schema'
import { ANSWER_MINUTES, orderAnswerDueAt, PAYMENT_MINUTES } from '@/lib/domain/ordering/order/timers'
import { transition } from '@/lib/domain/ordering/order/transition'
import { needsProvider, type PaymentMethod } from '@/lib/domain/payment/methods'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import type { AddressAnswer } from '@/upstream/addresses/locate-address'
import { lockContact } from '@/upstream/caps/contact'
import { exceedsSlotShare, orderCapRefusal, slotCapRefusal } from '@/upstream/caps/order-caps'
import type { Requester } from '@/upstream/caps/requester'
import type { Db } from '@/upstream/db/database'
import { type OrderRow, orderLines, orders, payments } from '@/upstream/db/order-schema'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { findStoredOrderingRestaurant, type StoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { recordConsents } from '@/upstream/person-data/record-consents'
import { newOrderId } from '@/upstream/reservations/code'
import { deliveryQuoteOf, orderAddressOf } from './delivery-quote'
import { bookKitchenSlot } from './kitchen-slots'
import { etaFor, type KitchenTimes, kitchenTimes } from './kitchen-times'
import { recordOrderAudit } from './order-audit'
import { orderRefusal } from './order-refusal'
import { currentPreparationMinutes, orderingPolicy } from './ordering-policy'
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
  /** The restaurant's own test order, allowed in any state and at any hour. Contract C33. */
  isTest?: boolean
}

/** All decisions about an order before it is written. */
interface OrderPlan {
  request: OrderRequest
  caller: Caller
  orderingRestaurant: StoredOrderingRestaurant
  cart: PricedCart
  voucher: FoundVoucher | null
  method: PaymentMethod
  times: KitchenTimes
  slotAt: Date
  travelTime: TravelTime
  eta: Eta
  address: OrderAddress | null
}

/**
 * Places an order: prices it again, books a kitchen slot, and writes it. The total that the diner saw must be the
 * total that is charged. Contract C1, C3.
 */
export async function createOrder(tx: Db, request: OrderRequest, caller: Caller): Promise<Outcome<OrderRow>> {
  const { now, tenant, requester, isTest = false } = caller
  const orderingRestaurant = await findStoredOrderingRestaurant(tx, isTest ? null : tenant, request.restaurant_id, now)
  if (!orderingRestaurant) return refused(404, 'unknown_restaurant')
  const { customer, delivery_type: deliveryType, voucher_code: typed } = request
  const delivery = deliveryQuoteOf(orderingRestaurant, caller.deliveryAddress)
  const deliveryAnswer = delivery.quote?.answer ?? null
  const address = delivery.quote && orderAddressOf(request, delivery.quote)
  // Locked before the voucher's row and the kitchen's, so that two orders cannot deadlock.
  await lockContact(tx, customer, requester.network)

  const voucher = typed === undefined ? null : await findVoucher(tx, { tenant, typed, customer, lock: true })
  const tipGrosze = groszeFromWire(request.tip ?? 0)
  const { deliveryAt } = customer
  const lines = linesFromWire(request.products)
  const { cart, travelTime } = priceOrder(
    { orderingRestaurant, lines, deliveryType, deliveryAt, deliveryAnswer, tipGrosze, voucher },
    now,
  )
  const method = cart.totalGrosze === 0 ? 'paid' : request.payment_method
  const policy = orderingPolicy(orderingRestaurant, deliveryType, caller.tenantConfig.allowed_payment_option_keys, now)
  const placement = { deliveryType, deliveryAt, paymentMethod: method, totalGrosze: cart.totalGrosze }
  const refusals = [
    ...placementRefusals(policy, placement, now),
    ...(delivery.refusal ? [delivery.refusal] : []),
    ...cart.refusals,
  ]
  const refusal = refusals.find((code) => !isTest || countsForTests(code))
  if (refusal) return orderRefusal(refusal, { policy, cart, deliveryAt, now })
  if (groszeFromWire(request.expected_total) !== cart.totalGrosze) return priceChanged(cart)
  if (method === 'cash' && groszeFromWire(request.cash_change_from ?? request.expected_total) < cart.totalGrosze) {
    return refused(422, 'invalid', { fields: { cash_change_from: 'too_small' } })
  }

  const tooMany = isTest
    ? null
    : await orderCapRefusal(tx, {
        contact: customer,
        requester,
        restaurantId: orderingRestaurant.restaurant.id,
        restaurantPhone: orderingRestaurant.contact.phone,
        supportEmail: caller.tenantConfig.support.operations.email,
        method,
        now,
      })
  if (tooMany) return tooMany
  const times = kitchenTimes(orderingRestaurant, deliveryAt, travelTime, now)
  const { restaurantId, ordersPerSlot: capacity } = times.kitchen
  const slotAt = isTest
    ? times.readyAt
    : await bookKitchenSlot(tx, times.kitchen, times, async (at, booked) =>
        method === 'paid' ? false : exceedsSlotShare(tx, { restaurantId, slotAt: at, booked, capacity }, requester),
      )
  if (slotAt === 'full') return refused(409, 'no_capacity')
  if (slotAt === 'for_others') return slotCapRefusal(orderingRestaurant.contact.phone)
  const eta = etaFor(times.wantedAt, laterDate(slotAt, times.readyAt), travelTime)
  return done(
    await insertOrder(tx, {
      request,
      caller,
      orderingRestaurant,
      cart,
      voucher,
      method,
      times,
      slotAt,
      travelTime,
      eta,
      address,
    }),
  )
}

/** A test may be made before the first opening, is not paid, and takes no kitchen slot from a diner. */
const NOT_FOR_TESTS: ReadonlySet<OrderRefusal> = new Set([
  'rule_disabled',
  'paused',
  'closed',
  'unavailable_slot',
  'payment_not_offered',
  'product_not_served',
])

/** Does the code refuse a test order too? Contract C33. */
export function countsForTests(code: OrderRefusal): boolean {
  return !NOT_FOR_TESTS.has(code)
}

/** The order is refused rather than charged another total. Contract C3. */
function priceChanged({ totalGrosze, breakdown }: PricedCart) {
  const priceChange = { breakdown: breakdownToWire(breakdown), total: groszeToWire(totalGrosze) }
  return refused(409, 'price_changed', { priceChange })
}

async function insertOrder(tx: Db, plan: OrderPlan): Promise<OrderRow> {
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
  await recordOrderAudit(tx, { orderId: order.id, at, by, kind: 'status', toState: to })
  // The kitchen slot is booked already: it decides whether the order is possible at all.
  if (created.effects.includes('countVoucher')) await countVoucher(tx, order, caller.now)
  if (!order.isTest) {
    const { id, tenant, email, phone, smsMarketing: sms, emailMarketing } = order
    const consents = {
      tenant,
      origin: { kind: 'order' as const, id },
      email,
      phone,
      ticked: { email: emailMarketing, sms },
    }
    await recordConsents(tx, consents, caller.now)
  }
  return order
}

function rowOf(
  { request, caller, orderingRestaurant, cart, voucher, method, times, slotAt, travelTime, eta, address }: OrderPlan,
  status: OrderRow['status'],
) {
  const { customer } = request
  const { products, promotions, packaging, deposits, delivery, tip } = cart.breakdown
  return {
    id: newOrderId(),
    tenant: caller.tenant,
    restaurantId: orderingRestaurant.restaurant.id,
    status,
    deliveryType: request.delivery_type,
    paymentMethod: method,
    deliveryAt: customer.deliveryAt,
    wantedAt: times.wantedAt,
    kitchenSlotAt: slotAt,
    ...travelTime,
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
    invoiceNip: request.invoice_nip ?? null,
    cashChangeFromGrosze:
      method === 'cash' && request.cash_change_from !== undefined ? groszeFromWire(request.cash_change_from) : null,
    isTest: caller.isTest ?? false,
    source: request.source,
    appName: caller.appName,
    client: needsProvider(method) ? caller.client : null,
    network: caller.requester.network,
    smsMarketing: request.sms_marketing,
    emailMarketing: request.email_marketing,
    termsAcceptedAt: caller.now,
    createdAt: caller.now,
    dueAt: dueAtOf(
      status,
      orderingRestaurant,
      { wantedAt: times.wantedAt, deliveryType: request.delivery_type },
      caller.now,
    ),
  }
}

/**
 * End of the timer of `new` or `pending`. An order for now must be paid before the kitchen can no longer make it, so
 * that no diner pays for an order that would be refused. Contract C1.
 */
export function dueAtOf(
  status: OrderRow['status'],
  orderingRestaurant: StoredOrderingRestaurant,
  { wantedAt, deliveryType }: Pick<OrderRow, 'wantedAt' | 'deliveryType'>,
  now: Date,
): Date {
  const { restaurant, terms } = orderingRestaurant
  if (status === 'new') {
    const lastAt = wantedAt
      ? null
      : lastOrderAt(kitchenHours(restaurant.hours), currentPreparationMinutes(restaurant, terms, now), now)
    const dueAt = addMinutes(now, PAYMENT_MINUTES)
    return lastAt ? min([dueAt, lastAt]) : dueAt
  }
  // A closed restaurant takes no order for now; one that was placed nevertheless still needs a time limit.
  const later = wantedAt && { deliveryAt: wantedAt, leadMinutes: leadMinutesOf(terms, deliveryType) }
  return orderAnswerDueAt(kitchenHours(restaurant.hours), now, later) ?? addMinutes(now, ANSWER_MINUTES)
}

function lineRows({ cart, orderingRestaurant }: OrderPlan, orderId: string) {
  const products = productsOf(orderingRestaurant.menu)
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

function laterDate(a: Date, b: Date): Date {
  return a > b ? a : b
}
