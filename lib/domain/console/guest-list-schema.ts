import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { orderStatusSchema } from '@/lib/domain/ordering/order/schema'
import { RESERVATION_STATUSES } from '@/lib/domain/reservation/status'
import { instantSchema, localDateSchema, localTimeSchema, wallTimeSchema } from '@/lib/domain/wire'

/** Expected guests of a brand's restaurants, and closing one of them. Contract C41. */
const count = z.int().nonnegative()
const restaurantId = z.int().positive()

/** Most guests that are listed, and cancelled at once. */
export const MAX_GUESTS = 200

const orderSchema = z.object({
  number: z.string(),
  status: orderStatusSchema,
  delivery_type: deliveryTypeSchema,
  eta_to: instantSchema,
})

/** Most orders of an evening that are listed. */
export const MAX_ORDERS = 100

/** GET /console/evenings?date=: a service day, from 05:00 to 05:00; today's without a date. */
export const eveningsSchema = z.object({
  date: localDateSchema,
  items: z.array(
    z.object({
      id: restaurantId,
      name: z.string(),
      city: z.string(),
      phone: z.string(),
      /** Confirmed reservations, and the guests in them. */
      reservations: count,
      guests: count,
      /** Reservations that wait for an answer. */
      waiting: count,
      /** Orders, accepted or waiting, due on that day. */
      orders: count,
      /** The brand or the restaurant closed that day, wholly or for online reservations. */
      is_closed: z.boolean(),
    }),
  ),
  /** Orders placed on that day or in work for it, in any state, the newest first. */
  orders: z.array(orderSchema.extend({ restaurant: z.string(), created_at: instantSchema })),
})

/** GET /console/restaurants/{restaurant}/guests?date=; without a date all future reservations. */
export const guestListSchema = z.object({
  date: localDateSchema.nullable(),
  restaurant: z.object({ id: restaurantId, name: z.string(), phone: z.string(), state: z.string() }),
  /** Is the brand the restaurant's home, so that it may close it? */
  is_own: z.boolean(),
  visits: z.array(
    z.object({
      id: z.int().positive(),
      version: z.int().nonnegative(),
      reserved_on: wallTimeSchema,
      people: z.int().positive(),
      name: z.string(),
      phone: z.string(),
      status: z.enum(RESERVATION_STATUSES),
      visit_state: z.string(),
    }),
  ),
  /** Reservations made through other brands: their guests are not shown here. */
  others: count,
  orders: z.array(orderSchema),
  /**
   * The day is closed, by a special day in its hours or by the restaurant for online reservations. `from`: the hour
   * from which the rest of it is closed.
   */
  closed: z
    .object({
      reason: z.string(),
      from: localTimeSchema.nullable(),
      /** Did this brand close it, so that it may open it again? */
      may_open: z.boolean(),
    })
    .nullable(),
})

/**
 * POST /console/restaurants/{restaurant}/closings: one day; with `date` null the restaurant is suspended until it
 * is reopened.
 */
export const closingSchema = z
  .object({
    date: localDateSchema.nullable(),
    /** The hour from which the rest of the day is closed; absent: the whole day. */
    from: localTimeSchema.optional(),
    /** Shown to the restaurant on its board, to diners who request the day, and to each cancelled guest. */
    reason: z.string().trim().min(3).max(200),
    /** Reservations to cancel, each in the version that was shown. */
    cancel: z.array(z.object({ id: z.int().positive(), version: z.int().nonnegative() })).max(MAX_GUESTS),
  })
  .strict()
export const closedSchema = z.object({ cancelled: count })
/** POST /console/restaurants/{restaurant}/openings: reopens a day that the brand has closed, with its former hours. */
export const reopeningSchema = z.object({ date: localDateSchema }).strict()

export type Evenings = z.infer<typeof eveningsSchema>
export type GuestList = z.infer<typeof guestListSchema>
export type Closing = z.infer<typeof closingSchema>
