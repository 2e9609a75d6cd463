import { z } from 'zod'
import { MAX_AMOUNT, MAX_LINE_NOTE, MAX_LINES } from '@/lib/domain/ordering/cart/cart-line'
import {
  addressClaimSchema,
  checkedAddressSchema,
  deliveryTypeSchema,
  distanceSchema,
} from '@/lib/domain/ordering/delivery/schema'
import { answerSchema, plnSchema } from '@/lib/domain/ordering/menu/schema'
import { instantSchema, wallTimeSchema } from '@/lib/domain/wire'

/** Ledger L181–L183. */
export const VOUCHER_TYPES = ['percent', 'value', 'freeDelivery'] as const

/** One line of a cart on the wire. Contract C3. */
export const cartProductSchema = z.object({
  product_id: z.int().positive(),
  amount: z.int().min(1).max(MAX_AMOUNT),
  answers: z.array(answerSchema).max(30),
  note: z.string().max(MAX_LINE_NOTE).optional(),
})
export const cartProductsSchema = z.array(cartProductSchema).max(MAX_LINES)
export const voucherCodeSchema = z.string().trim().min(1).max(40)
export const tipSchema = plnSchema.max(500)
/** Ledger L143, L194. */
export const deliveryAtSchema = z.union([z.literal('ASAP'), wallTimeSchema])

/**
 * POST /carts/quote. An `address` of coordinates alone is an estimate. `deliveryAt` is absent for ASAP; discounts may
 * depend on it. Contract C0.
 */
export const quoteRequestSchema = z.object({
  restaurant_id: z.int().positive(),
  delivery_type: deliveryTypeSchema,
  products: cartProductsSchema,
  address: addressClaimSchema.optional(),
  voucher_code: voucherCodeSchema.optional(),
  tip: tipSchema.optional(),
  deliveryAt: deliveryAtSchema.optional(),
})

/** Breakdown of an order: every amount is known and not negative. Contract C3. */
export const breakdownSchema = z.object({
  products: plnSchema,
  promotions: plnSchema,
  voucher: plnSchema,
  packaging: plnSchema,
  deposits: plnSchema,
  delivery: plnSchema,
  tip: plnSchema,
})

/** `price` is one unit with its options, `displayPrice` is the line. Ledger L148–L151. */
export const pricedProductSchema = z.object({
  name: z.string(),
  amount: z.int().min(1),
  price: plnSchema,
  displayPrice: z.string(),
})

const quoteLineSchema = pricedProductSchema.extend({
  product_id: z.int().positive(),
  answers: z.array(answerSchema),
  note: z.string(),
  line_price: plnSchema,
  promotion: plnSchema,
  discount_ids: z.array(z.int()),
  lowest_price_30_days: plnSchema.nullable(),
  available: z.boolean(),
  /**
   * The dish of the line that is not served at the time of the order, and its serving times in words. Contract C6.
   */
  not_served: z.object({ name: z.string(), when: z.string() }).nullable().default(null),
  errors: z.array(z.object({ path: z.string(), code: z.string() })),
})

/**
 * A voucher as a restaurant or a tenant defines it; an absent field is no condition. `value`: whole percent, or PLN.
 * Contract C8.
 */
export const voucherSchema = z
  .object({
    code: voucherCodeSchema,
    type: z.enum(VOUCHER_TYPES),
    value: plnSchema,
    min_cart: plnSchema.default(0),
    max_discount: plnSchema.nullish(),
    valid_from: instantSchema.nullish(),
    valid_to: instantSchema.nullish(),
    delivery_types: z.array(deliveryTypeSchema).nullish(),
    restaurants: z.array(z.int().positive()).nullish(),
    total_limit: z.int().positive().nullish(),
    customer_limit: z.int().positive().nullish(),
    first_order_only: z.boolean().default(false),
  })
  .refine(({ type, value }) => type !== 'percent' || (Number.isInteger(value) && value >= 1 && value <= 100), {
    path: ['value'],
    error: 'percent',
  })

/** The data of an accepted voucher that the page needs to price a cart itself. */
const quoteVoucherSchema = z.object({
  code: z.string(),
  type: z.enum(VOUCHER_TYPES),
  value: z.number().nonnegative(),
  min_cart: plnSchema,
  max_discount: plnSchema.nullable(),
  valid_to: instantSchema.nullable(),
  delivery_types: z.array(deliveryTypeSchema).nullable(),
  lost: plnSchema,
  /** Delivery cost without the voucher; an upstream of an earlier version omits it. */
  delivery: plnSchema.default(0),
})

/** Answer of POST /carts/quote; `delivery_cost` is null if no address is known. Contract C0, C3. */
export const quoteSchema = z.object({
  lines: z.array(quoteLineSchema),
  breakdown: breakdownSchema.extend({ delivery: plnSchema.nullable() }),
  price: plnSchema,
  delivery_cost: plnSchema.nullable(),
  total: plnSchema,
  min_cart: plnSchema,
  missing_to_min_cart: plnSchema,
  voucher: quoteVoucherSchema.nullable(),
  /**
   * The code's voucher while it only lacks its minimum, or needs another delivery type; an upstream of an earlier
   * version omits it.
   */
  voucher_waiting: quoteVoucherSchema.nullable().default(null),
  missing_to_voucher: plnSchema,
  /**
   * The address as the server found it, with the coordinates that were priced; `null` for takeout, an unknown address,
   * or coordinates alone.
   */
  address: checkedAddressSchema.nullable().default(null),
  /** The distance (C5) to that address. */
  distance: distanceSchema.nullable().default(null),
  refusals: z.array(z.string()),
})

export type CartProduct = z.infer<typeof cartProductSchema>
export type QuoteRequest = z.infer<typeof quoteRequestSchema>
export type Quote = z.infer<typeof quoteSchema>
export type WireBreakdown = z.infer<typeof breakdownSchema>
export type WireVoucher = z.infer<typeof voucherSchema>
export type QuoteVoucher = z.infer<typeof quoteVoucherSchema>
