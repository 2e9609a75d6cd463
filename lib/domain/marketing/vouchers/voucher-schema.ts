import { z } from 'zod'
import { VOUCHER_TYPES } from '@/lib/domain/ordering/cart/schema'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { localDateSchema } from '@/lib/domain/wire'

const groszeSchema = z.int().nonnegative().max(1_000_000)
/** A restaurant by its id in digits, or by a part of its name. */
const restaurantSchema = z.string().trim().min(1).max(80)
const codeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,30}$/)

/** Whether a voucher holds now; one that is used up does again as soon as an order that used it is called off. */
export const VOUCHER_STATES = ['valid', 'not_yet', 'used_up', 'over'] as const
const stateSchema = z.enum(VOUCHER_STATES)

/** Exactly one: a restaurant, those of a town, or those of the brand; of the present day, none joins by itself. */
const placesShape = {
  restaurant: restaurantSchema.optional(),
  city: z.string().trim().min(1).max(80).optional(),
  everywhere: z.literal(true).optional(),
}
const isOnePlace = ({ restaurant, city, everywhere }: { restaurant?: string; city?: string; everywhere?: true }) =>
  [restaurant, city, everywhere].filter((one) => one !== undefined).length === 1
const ONE_PLACE = { path: ['restaurant'] }

/** POST /console/vouchers: the conditions of C8, and where it holds. Contract C39. */
export const voucherRequestSchema = z
  .object({
    code: codeSchema,
    ...placesShape,
    type: z.enum(VOUCHER_TYPES),
    /** Percent, grosze for `value`, 0 for `freeDelivery`. */
    value: groszeSchema,
    min_cart_grosze: groszeSchema.default(0),
    max_discount_grosze: groszeSchema.min(1).optional(),
    /** First and last valid day. */
    valid_from: localDateSchema.optional(),
    valid_to: localDateSchema.optional(),
    delivery_types: z.array(deliveryTypeSchema).min(1).optional(),
    total_limit: z.int().min(1).max(1_000_000).optional(),
    customer_limit: z.int().min(1).max(100).optional(),
    first_order_only: z.boolean().default(false),
  })
  .strict()
  .refine(({ type, value }) => (type === 'percent' ? value >= 1 && value <= 100 : type !== 'value' || value > 0), {
    path: ['value'],
  })
  .refine(
    ({ type, delivery_types: types }) => type !== 'freeDelivery' || !types || types.some((one) => one !== 'takeout'),
    {
      path: ['delivery_types'],
    },
  )
  .refine(({ valid_from: from, valid_to: to }) => !from || !to || from <= to, { path: ['valid_to'] })
  .refine(isOnePlace, ONE_PLACE)

/** POST /console/vouchers/{voucher}/restaurants. */
export const voucherPlacesSchema = z.object(placesShape).strict().refine(isOnePlace, ONE_PLACE)

/** The worth of a voucher, and its conditions. */
const conditionsSchema = z.object({
  code: z.string(),
  type: z.enum(VOUCHER_TYPES),
  value: z.int().nonnegative(),
  min_cart_grosze: z.int().nonnegative(),
  max_discount_grosze: z.int().nonnegative().nullable(),
  /** Days; the last is that of its last moment. */
  valid_from: localDateSchema.nullable(),
  valid_to: localDateSchema.nullable(),
  delivery_types: z.array(deliveryTypeSchema).nullable(),
  total_limit: z.int().positive().nullable(),
  customer_limit: z.int().positive().nullable(),
  first_order_only: z.boolean(),
})

/** Orders of the report of results (C39) that a voucher lowered, and by how much. */
const givenSchema = z.object({ orders: z.int().nonnegative(), discount_grosze: z.int().nonnegative() })

const restaurantNameSchema = z.object({ id: z.int().positive(), name: z.string() })

export const brandVoucherSchema = conditionsSchema.extend({
  ...givenSchema.shape,
  id: z.int().positive(),
  state: stateSchema,
  /** Uses that count against the limit. */
  uses: z.int().nonnegative(),
  /** The restaurant that made it in its settings; `null`: the brand. */
  owner: restaurantNameSchema.nullable(),
  /** Number of restaurants where it is valid; `null`: all of the brand. */
  restaurants: z.int().nonnegative().nullable(),
  /** The first of them by name. */
  names: z.array(z.string()),
})

/** GET /console/vouchers/{voucher}. */
export const openedVoucherSchema = brandVoucherSchema.extend({
  /** Where it holds or was used: those with orders first, then by name. */
  places: z.array(restaurantNameSchema.extend({ ...givenSchema.shape, is_valid: z.boolean() })),
  /** Restaurants of the brand that take orders and where it does not hold. */
  others: z.int().nonnegative(),
})

/** GET /console/vouchers: the newest first. */
export const brandVouchersSchema = z.object({
  items: z.array(brandVoucherSchema),
  next_cursor: z.string().nullable(),
})

/** A code of a brand as the restaurant where it is valid sees it. Contract C37. */
export const restaurantVoucherSchema = conditionsSchema.extend({
  ...givenSchema.shape,
  id: z.int().positive(),
  /** `over` also where the brand has taken it from this restaurant. */
  state: stateSchema,
})

/** A voucher that a link may carry. */
export const voucherChoiceSchema = conditionsSchema.pick({
  code: true,
  type: true,
  value: true,
  max_discount_grosze: true,
  valid_from: true,
})

export type VoucherState = z.infer<typeof stateSchema>
export type VoucherPlaces = z.infer<typeof voucherPlacesSchema>
export type VoucherRequest = z.infer<typeof voucherRequestSchema>
export type VoucherConditions = z.infer<typeof conditionsSchema>
export type BrandVoucher = z.infer<typeof brandVoucherSchema>
export type OpenedVoucher = z.infer<typeof openedVoucherSchema>
export type RestaurantVoucher = z.infer<typeof restaurantVoucherSchema>
export type VoucherChoice = z.infer<typeof voucherChoiceSchema>
