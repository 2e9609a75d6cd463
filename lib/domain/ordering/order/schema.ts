import { z } from 'zod'
import { isPersonName } from '@/lib/domain/form/contact'
import { touchesSchema } from '@/lib/domain/marketing/touch-schema'
import { MAX_LINES } from '@/lib/domain/ordering/cart/cart-line'
import {
  breakdownSchema,
  cartProductSchema,
  deliveryAtSchema,
  pricedProductSchema,
  tipSchema,
  voucherCodeSchema,
} from '@/lib/domain/ordering/cart/schema'
import {
  addressClaimSchema,
  checkedAddressSchema,
  deliveryTypeSchema,
  distanceSchema,
} from '@/lib/domain/ordering/delivery/schema'
import { DIET_CODES } from '@/lib/domain/ordering/menu/diet/diets'
import { answerSchema, discountSchema, plnSchema } from '@/lib/domain/ordering/menu/schema'
import { ACTORS, DECLINE_REASONS } from '@/lib/domain/ordering/order/order-state'
import { ORDER_STATUSES } from '@/lib/domain/ordering/order/status'
import { isNip } from '@/lib/domain/partner-enquiry/nip'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { PAYMENT_STATUSES } from '@/lib/domain/payment/status'
import { restaurantSchema, restaurantSummarySchema } from '@/lib/domain/restaurant/schema'
import { instantSchema, phoneSchema } from '@/lib/domain/wire'

/** Ledger L141, L200–L208. */
export const orderStatusSchema = z.enum(ORDER_STATUSES)
/** Ledger L168–L175. */
const paymentMethodSchema = z.enum(PAYMENT_METHODS)
/** Ledger L176–L180. */
const paymentStatusSchema = z.enum(PAYMENT_STATUSES)

const MAX_NOTES = 500
/** Contract C11. */
const nameSchema = z.string().trim().refine(isPersonName, 'name')

const courierNotesSchema = z.string().max(MAX_NOTES).optional()
/** Ledger L165–L167; `notes` for the courier: staircase, code, floor. `approximate`: the server could not find the house. */
export const orderAddressSchema = checkedAddressSchema.extend({
  house: z.string(),
  notes: courierNotesSchema,
  // Orders placed before addresses were checked lack it.
  approximate: z.boolean().default(false),
})
/** The delivery address as the diner gives it; the server looks it up. Ledger L165–L167, contract C3. */
const orderAddressClaimSchema = addressClaimSchema.extend({
  address: z.string().trim().min(1).max(200),
  house: z.string().trim().min(1).max(20),
  notes: courierNotesSchema,
})

const customerSchema = z.object({
  customer_firstname: nameSchema,
  customer_lastname: nameSchema,
  phone: phoneSchema,
  email: z.email().max(254),
  deliveryAt: deliveryAtSchema,
  address: orderAddressClaimSchema.optional(),
})

/** Six digits from the bank's app; passed on, never stored or logged. Contract C3. */
const blikCodeSchema = z.string().regex(/^\d{6}$/)

/** POST /orders. Contract C3, ledger L143, L161–L167. */
export const orderRequestSchema = z
  .object({
    restaurant_id: z.int().positive(),
    delivery_type: deliveryTypeSchema,
    payment_method: paymentMethodSchema,
    source: z.string().min(1).max(255),
    customer: customerSchema,
    products: z.array(cartProductSchema).min(1).max(MAX_LINES),
    /** Starts the payment with the order, where the provider takes codes; ignored elsewhere. */
    blik_code: blikCodeSchema.optional(),
    voucher_code: voucherCodeSchema.optional(),
    tip: tipSchema.optional(),
    cash_change_from: plnSchema.max(10_000).optional(),
    notes: z.string().max(MAX_NOTES).optional(),
    /** Tax number for an invoice, which the restaurant issues. */
    invoice_nip: z.string().refine(isNip).optional(),
    sms_marketing: z.boolean(),
    email_marketing: z.boolean(),
    expected_total: plnSchema,
    accept_terms: z.literal(true),
    campaign: touchesSchema,
  })
  .refine(({ delivery_type, customer }) => delivery_type === 'takeout' || customer.address !== undefined, {
    path: ['customer', 'address'],
    error: 'required',
  })

/** Next step of the diner to pay: a hosted page, or a BLIK code typed into ours. Contract C3. */
const paymentNextSchema = z.object({
  kind: z.enum(['redirect', 'blik_code']),
  /** Absolute URL, or a path of the tenant's own site. */
  url: z
    .string()
    .regex(/^(https?:\/\/|\/)\S+$/)
    .optional(),
  expires_at: instantSchema,
})

/** Amount, time and target of a refund. */
export const refundSchema = z.object({
  state: z.enum(['requested', 'done', 'failed']),
  amount: plnSchema,
  to: paymentMethodSchema,
  requested_at: instantSchema,
  completed_at: instantSchema.nullable(),
})

const orderPaymentSchema = z.object({
  method: paymentMethodSchema,
  status: paymentStatusSchema,
  next: paymentNextSchema.nullable(),
})

const etaSchema = z.object({ from: instantSchema, to: instantSchema })

/** 201 of POST /orders. Contract C3, ledger L141–L151. */
export const orderCreatedSchema = z.object({
  id: z.string().min(20),
  number: z.string().min(1),
  status: orderStatusSchema,
  delivery_type: deliveryTypeSchema,
  restaurant_id: z.int().positive(),
  customer: z.object({ deliveryAt: deliveryAtSchema }),
  price: plnSchema,
  delivery_cost: plnSchema,
  total: plnSchema,
  breakdown: breakdownSchema,
  products: z.array(pricedProductSchema),
  payment: orderPaymentSchema,
  eta: etaSchema,
})

/** One row of the history; a refused or repeated move adds none. Contract C1. */
export const auditEntrySchema = z.object({
  at: instantSchema,
  by: z.enum(ACTORS),
  from: orderStatusSchema.nullable(),
  to: orderStatusSchema,
  reason: z.string().nullable(),
})

/** GET /orders/{id}; phone and e-mail come masked. Each message of GET /orders/{id}/events is one such order. */
export const orderSchema = orderCreatedSchema.extend({
  restaurant: z.object({
    id: z.int().positive(),
    slug: z.string(),
    name: z.string(),
    phone: z.string(),
    street: z.string(),
    house: z.string(),
    city: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
  customer: z.object({
    deliveryAt: deliveryAtSchema,
    customer_firstname: z.string(),
    customer_lastname: z.string(),
    phone: z.string(),
    email: z.string(),
    address: orderAddressSchema.nullable(),
  }),
  products: z.array(
    pricedProductSchema.extend({
      product_id: z.int().positive(),
      answers: z.array(answerSchema),
      /** The chosen options with their names on the menu of that time. */
      choices: z.array(z.string()),
      note: z.string(),
      /** The amount that promotions took off the line; missing from an upstream of an earlier version. */
      promotion: plnSchema.default(0),
    }),
  ),
  payment: orderPaymentSchema.extend({
    due_at: instantSchema.nullable(),
    last_error: z.string().nullable(),
    cash_change_from: plnSchema.nullable(),
    refund: refundSchema.nullable(),
    /** Partial refunds, each by itself; missing from an upstream of an earlier version. Contract C40. */
    part_refunds: z.array(refundSchema).optional(),
  }),
  notes: z.string(),
  /** The tax number for an invoice; missing from an upstream of an earlier version. */
  invoice_nip: z.string().nullable().optional(),
  voucher_code: z.string().nullable(),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** Grows with each change of the order; missing from an upstream of an earlier version. */
  revision: z.int().nonnegative().optional(),
  ready_at: instantSchema.nullable(),
  /** Time at which an unanswered order is cancelled, while it is `pending`. */
  answer_due_at: instantSchema.nullable(),
  reason: z.string().nullable(),
  can_cancel: z.boolean(),
  can_confirm_receipt: z.boolean(),
  history: z.array(auditEntrySchema),
})

/** POST /orders/{id}/payments: a new attempt, perhaps by another method; the code is never stored or logged. */
export const paymentRequestSchema = z
  .object({
    payment_method: paymentMethodSchema.exclude(['paid']),
    blik_code: blikCodeSchema.optional(),
  })
  .strict()

/** POST /orders/lookup: orders of this device, by their keys; unknown ones are left out. */
export const orderLookupSchema = z.object({ ids: z.array(z.string().min(20).max(64)).max(50) }).strict()
export const orderListSchema = z.object({ items: z.array(orderSchema) })

export const MAX_READY_MINUTES = 600

/** POST /orders/{id}/help: the diner's problem with it. Contract C1. */
export const orderHelpSchema = z
  .object({
    reason: z.enum(['missing', 'cold', 'late', 'wrong', 'other']),
    message: z.string().max(1000).optional(),
  })
  .strict()

/** PUT /partner/orders/{id}. `ready_in_minutes` or `ready_at` with `confirmed`, `reason` with an end. Contract C1. */
export const partnerOrderChangeSchema = z
  .object({
    status: orderStatusSchema,
    ready_in_minutes: z.int().min(1).max(MAX_READY_MINUTES).optional(),
    ready_at: instantSchema.optional(),
    reason: z.union([z.enum(DECLINE_REASONS), z.string().min(1).max(200)]).optional(),
  })
  .strict()

/** 409 `price_changed` beside its `error`: the sum never changes silently. */
export const priceChangedSchema = z.object({ total: plnSchema, breakdown: breakdownSchema })

/** Terms on which a restaurant takes orders: `ordering` in GET /restaurants/{id}. `scheduled` null = only for now. */
const orderingTermsSchema = z.object({
  payment_methods: z.array(paymentMethodSchema),
  packaging: plnSchema,
  /** Lowest minimum of its zones; an address may require more. */
  min_cart: plnSchema,
  prep_minutes: z.int().nonnegative(),
  scheduled: z
    .object({
      lead_minutes: z.int().nonnegative(),
      step_minutes: z.int().positive(),
      days_ahead: z.int().nonnegative(),
    })
    .nullable(),
})

export type OrderHelpRequest = z.infer<typeof orderHelpSchema>
export type OrderRequest = z.infer<typeof orderRequestSchema>
export type OrderCreated = z.infer<typeof orderCreatedSchema>
export type Order = z.infer<typeof orderSchema>
export type OrderAddress = z.infer<typeof orderAddressSchema>
export type OrderAddressClaim = z.infer<typeof orderAddressClaimSchema>
export type PaymentNext = z.infer<typeof paymentNextSchema>
export type PaymentRequest = z.infer<typeof paymentRequestSchema>
export type Refund = z.infer<typeof refundSchema>
export type WireAuditEntry = z.infer<typeof auditEntrySchema>
export type PartnerOrderChange = z.infer<typeof partnerOrderChangeSchema>
export type OrderingTerms = z.infer<typeof orderingTermsSchema>

/** The first discount on the menu, with the `name` of the dish or category that it is on. Contract C7. */
export const promotionSchema = discountSchema
  .pick({ buy: true, get: true, percent: true, max_uses: true, days: true, hours: true, delivery_types: true })
  .extend({ name: z.string() })
export type Promotion = z.infer<typeof promotionSchema>

/** `ordering` of a row of GET /restaurants?product=orders; `null` amounts = no delivery, or never free. */
const orderingSummarySchema = orderingTermsSchema.extend({
  delivery_types: z.array(deliveryTypeSchema),
  /** Cost in the cheapest zone. */
  delivery_cost: plnSchema.nullable(),
  free_from: plnSchema.nullable(),
  eta_min: z.int().nonnegative(),
  eta_max: z.int().nonnegative(),
  /**
   * Slot length of the kitchen, and the full slots of the next hours; missing from an upstream of an earlier
   * version.
   */
  slot_minutes: z.int().positive().default(15),
  full_slots: z.array(instantSchema).default([]),
  /** Diets for which the menu has at least one dish. */
  diets: z.array(z.enum(DIET_CODES)),
  promotion: promotionSchema.nullable(),
})

/**
 * A row of GET /restaurants?product=orders; `distance` if the request has `lat` and `lng`, `dishes` those that fit
 * `q`.
 */
export const orderingRestaurantSchema = restaurantSummarySchema.extend({
  ordering: orderingSummarySchema.nullable(),
  distance: distanceSchema.nullable(),
  dishes: z.array(z.string()),
})
export const orderingRestaurantListSchema = z.object({
  items: z.array(orderingRestaurantSchema),
  next_cursor: z.string().nullable(),
})
/** GET /restaurants/{id} with its terms for orders. */
export const restaurantWithOrderingSchema = restaurantSchema.extend({ ordering: orderingSummarySchema.nullable() })

export type OrderingSummary = z.infer<typeof orderingSummarySchema>
export type OrderingRestaurant = z.infer<typeof orderingRestaurantSchema>
export type RestaurantWithOrdering = z.infer<typeof restaurantWithOrderingSchema>
