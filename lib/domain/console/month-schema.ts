import { z } from 'zod'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { instantSchema } from '@/lib/domain/wire'

/** The wire format of a month of a brand. Sums in grosze. Contract C41. */
const count = z.int().nonnegative()
const grosze = z.int().nonnegative()

const figures = {
  /** Placed in the month and not called off. */
  orders: count,
  by_method: z.array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      payments: count,
      received_grosze: grosze,
      refunds: count,
      refunded_grosze: grosze,
    }),
  ),
  /** Payments that came in the month. */
  received_grosze: grosze,
  /** Refunds that arrived in it, of whichever month the payment was. */
  refunds: count,
  refunded_grosze: grosze,
  /** Less than nothing where more went back than came. */
  net_grosze: z.int(),
  /** The tips in what was received, less those that went back. */
  tips_grosze: z.int(),
  /** Confirmed ones that were not cancelled and began in the month. */
  reservations: count,
  /** Of these, guests who sat, and guests who did not come. */
  visits: count,
  guests: count,
  no_shows: count,
  no_show_guests: count,
}
const monthFiguresSchema = z.object(figures)

/** More rows than any brand has restaurants are sent at once: a month is read whole, as it is printed. */
export const MOST_ROWS = 10_000
/** A page on the screen. */
export const MONTH_ROWS_A_PAGE = 200

/** GET /console/month?month=. */
export const monthQuerySchema = z.object({ month: z.string().max(7).optional() })
export const monthSchema = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  from: instantSchema,
  /** Until when it counts: its end, or now while it is under way. */
  to: instantSchema,
  is_over: z.boolean(),
  /** Restaurants of which something was counted, by name. */
  items: z.array(z.object({ id: z.int().positive(), name: z.string(), city: z.string(), ...figures })).max(MOST_ROWS),
  total: monthFiguresSchema,
})

export type MonthFigures = z.infer<typeof monthFiguresSchema>
export type Month = z.infer<typeof monthSchema>
export type MonthRow = Month['items'][number]
