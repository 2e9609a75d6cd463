import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { Answer } from '@/lib/domain/ordering/menu/answers/answers'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { KitchenStep } from '@/lib/domain/ordering/order/kitchen-steps'
import type { MissingLine } from '@/lib/domain/ordering/order/missing-lines'
import type { Actor } from '@/lib/domain/ordering/order/order-state'
import type { OrderAddress } from '@/lib/domain/ordering/order/schema'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'
import type { OfferedMethod, PaymentMethod } from '@/lib/domain/payment/methods'
import type { AttemptState } from '@/lib/domain/payment/provider'
import type { PaymentStatus } from '@/lib/domain/payment/status'
import type { StoredMenu } from '@/lib/domain/restaurant/file/menu-schema'
import type { appNameSchema } from '@/lib/domain/wire'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const identity = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()

export type ProviderName = 'builtin' | 'payu' | 'stripe'
/** `created` means that the provider is not known to have the attempt. */
export type AttemptStatus = 'created' | AttemptState
export type RefundState = 'wanted' | 'pending' | 'done' | 'failed'
/** A step on the board that can still be undone, and the person who took it. Contract C23. */
export type PlannedStep = {
  step: KitchenStep
  /** ISO 8601. */
  readyAt: string | null
  reason: string | null
  staffId: number
  deviceId: string | null
  sessionId: string | null
}
export type ScheduledPolicy = { stepMinutes: number; daysAhead: number }

export const menus = pgTable('menus', {
  restaurantId: integer('restaurant_id').primaryKey(),
  menu: jsonb('menu').$type<StoredMenu>().notNull(),
  searchText: text('search_text').notNull(),
  diets: text('diets').array().$type<Diet[]>().notNull(),
})

export const menuPrices = pgTable(
  'menu_prices',
  {
    restaurantId: integer('restaurant_id').notNull(),
    productId: integer('product_id').notNull(),
    since: instant('since').notNull(),
    priceGrosze: integer('price_grosze').notNull(),
    /** Price with its own reduction; null without one. */
    offeredGrosze: integer('offered_grosze'),
    /** Was a discount shown beside it? */
    isAnnounced: boolean('is_announced').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.productId, table.since] })],
)

export const orderSettings = pgTable('order_settings', {
  restaurantId: integer('restaurant_id').primaryKey(),
  paymentMethods: text('payment_methods').array().$type<OfferedMethod[]>().notNull(),
  packagingGrosze: integer('packaging_grosze').notNull(),
  preparationMinutes: integer('preparation_minutes').notNull(),
  slotMinutes: integer('slot_minutes').notNull(),
  ordersPerSlot: integer('orders_per_slot').notNull(),
  scheduled: jsonb('scheduled').$type<ScheduledPolicy | null>(),
  zones: jsonb('zones').$type<DeliveryZone[]>().notNull(),
})

export const vouchers = pgTable('vouchers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  tenant: text('tenant').notNull(),
  code: text('code').notNull(),
  type: text('type', { enum: ['percent', 'value', 'freeDelivery'] }).notNull(),
  value: integer('value').notNull(),
  minCartGrosze: integer('min_cart_grosze').notNull(),
  maxDiscountGrosze: integer('max_discount_grosze'),
  validFrom: instant('valid_from'),
  validTo: instant('valid_to'),
  deliveryTypes: text('delivery_types').array().$type<DeliveryType[]>(),
  restaurants: integer('restaurants').array(),
  /** Restaurant whose file has the voucher, or had it; null: the brand's. */
  ownerId: integer('owner_id'),
  totalLimit: integer('total_limit'),
  customerLimit: integer('customer_limit'),
  firstOrderOnly: boolean('first_order_only').notNull(),
  uses: integer('uses').notNull().default(0),
})

export const orders = pgTable('orders', {
  id: text('id').primaryKey(),
  number: identity('number'),
  tenant: text('tenant').notNull(),
  restaurantId: integer('restaurant_id').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  deliveryType: text('delivery_type').$type<DeliveryType>().notNull(),
  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  deliveryAt: text('delivery_at').notNull(),
  wantedAt: instant('wanted_at'),
  kitchenSlotAt: instant('kitchen_slot_at').notNull(),
  travelMinMinutes: integer('travel_min_minutes').notNull(),
  travelMaxMinutes: integer('travel_max_minutes').notNull(),
  etaFrom: instant('eta_from').notNull(),
  etaTo: instant('eta_to').notNull(),
  readyAt: instant('ready_at'),
  productsGrosze: integer('products_grosze').notNull(),
  promotionsGrosze: integer('promotions_grosze').notNull(),
  voucherGrosze: integer('voucher_grosze').notNull(),
  packagingGrosze: integer('packaging_grosze').notNull(),
  depositsGrosze: integer('deposits_grosze').notNull(),
  deliveryGrosze: integer('delivery_grosze').notNull(),
  tipGrosze: integer('tip_grosze').notNull(),
  totalGrosze: integer('total_grosze').notNull(),
  voucherId: integer('voucher_id'),
  voucherCode: text('voucher_code'),
  customerFirstname: text('customer_firstname').notNull(),
  customerLastname: text('customer_lastname').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  address: jsonb('address').$type<OrderAddress | null>(),
  notes: text('notes').notNull(),
  cashChangeFromGrosze: integer('cash_change_from_grosze'),
  invoiceNip: text('invoice_nip'),
  source: text('source').notNull(),
  appName: text('app_name').$type<z.infer<typeof appNameSchema>>().notNull(),
  /** Address of the diner's device while an online payment may need it, then null. */
  client: text('client'),
  /** Keyed digest of the sender's network, while the order is open, at most a day. Decision 0026. */
  network: text('network'),
  smsMarketing: boolean('sms_marketing').notNull(),
  emailMarketing: boolean('email_marketing').notNull(),
  termsAcceptedAt: instant('terms_accepted_at').notNull(),
  createdAt: instant('created_at').notNull(),
  dueAt: instant('due_at'),
  dueExtended: boolean('due_extended').notNull().default(false),
  alertedAt: instant('alerted_at'),
  endedBy: text('ended_by').$type<Actor>(),
  endedReason: text('ended_reason'),
  anonymizedAt: instant('anonymized_at'),
  /** Raised by a trigger with every change of the row. */
  version: integer('version').notNull().default(0),
  /** Ready, and waiting for the courier or waiter. */
  packedAt: instant('packed_at'),
  /** Time of the handover on the panel; null again after the next change. */
  handedOverAt: instant('handed_over_at'),
  plannedStep: jsonb('planned_step').$type<PlannedStep | null>(),
  plannedDueAt: instant('planned_due_at'),
  /** A restaurant's test: nobody gets a message, and no figure counts it. Contract C33. */
  isTest: boolean('is_test').notNull().default(false),
})

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    productId: integer('product_id').notNull(),
    name: text('name').notNull(),
    amount: integer('amount').notNull(),
    unitGrosze: integer('unit_grosze').notNull(),
    lineGrosze: integer('line_grosze').notNull(),
    promotionGrosze: integer('promotion_grosze').notNull(),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    choices: text('choices').array().notNull(),
    note: text('note').notNull(),
    /** Ticked off by a cook; for the kitchen's screens alone. */
    tickedAt: instant('ticked_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.lineNo] })],
)

export const voucherUses = pgTable('voucher_uses', {
  voucherId: integer('voucher_id').notNull(),
  orderId: text('order_id').notNull(),
  usedAt: instant('used_at').notNull(),
  returnedAt: instant('returned_at'),
})

export const orderAudit = pgTable('order_audit', {
  id: identity('id').primaryKey(),
  orderId: text('order_id').notNull(),
  at: instant('at').notNull(),
  by: text('by').$type<Actor>().notNull(),
  kind: text('kind', { enum: ['status', 'payment', 'eta', 'refund'] }).notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  reason: text('reason'),
})

export const payments = pgTable('payments', {
  orderId: text('order_id').primaryKey(),
  status: text('status').$type<PaymentStatus>().notNull(),
  amountGrosze: integer('amount_grosze').notNull(),
  currentAttempt: text('current_attempt'),
  paidBy: text('paid_by'),
  lastError: text('last_error'),
})

export const paymentAttempts = pgTable('payment_attempts', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  provider: text('provider').$type<ProviderName>().notNull(),
  method: text('method').$type<PaymentMethod>().notNull(),
  amountGrosze: integer('amount_grosze').notNull(),
  status: text('status').$type<AttemptStatus>().notNull(),
  paymentId: text('payment_id'),
  redirectUrl: text('redirect_url'),
  rawStatus: text('raw_status'),
  reason: text('reason'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  paidAt: instant('paid_at'),
  pollAt: instant('poll_at'),
  polls: integer('polls').notNull().default(0),
  refundState: text('refund_state').$type<RefundState>(),
  /** Amount of its refund; null: the whole payment. Contract C40. */
  refundGrosze: integer('refund_grosze'),
  refundReason: text('refund_reason'),
  refundId: text('refund_id'),
  refundTries: integer('refund_tries').notNull().default(0),
  /** How often the refund was requested again after a refusal. */
  refundRound: integer('refund_round').notNull().default(0),
  refundAt: instant('refund_at'),
  refundWantedAt: instant('refund_wanted_at'),
  refundedAt: instant('refunded_at'),
  /** Oldest first. */
  seq: identity('seq'),
})

/** Partial refunds of a payment. Contract C40. */
export const refunds = pgTable('refunds', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  attemptId: text('attempt_id').notNull(),
  amountGrosze: integer('amount_grosze').notNull(),
  state: text('state').$type<RefundState | 'replaced'>().notNull(),
  reason: text('reason'),
  lines: jsonb('lines').$type<MissingLine[]>().notNull().default([]),
  mark: text('mark').notNull(),
  staffId: bigint('staff_id', { mode: 'number' }).default(sql`present_actor('staff')::bigint`),
  providerRefundId: text('provider_refund_id'),
  tries: integer('tries').notNull().default(0),
  round: integer('round').notNull().default(0),
  nextAt: instant('next_at'),
  wantedAt: instant('wanted_at').notNull(),
  doneAt: instant('done_at'),
  seq: identity('seq'),
})

export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    attemptId: text('attempt_id'),
    kind: text('kind').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type AttemptRow = typeof paymentAttempts.$inferSelect
export type VoucherRow = typeof vouchers.$inferSelect
