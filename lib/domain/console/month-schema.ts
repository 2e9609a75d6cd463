import { z } from 'zod'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { instantSchema } from '@/lib/domain/wire'

/** The wire format of a month of a brand. Sums in grosze. Contract C41. */
const count = z.int().nonnegative()
const grosze = z.int().nonnegative()

const figures = {
  /** Orders placed in the month and not cancelled. */
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
  /** Payments received in the month. */
  received_grosze: grosze,
  /** Refunds that arrived in the month, whenever the payment was made. */
  refunds: count,
  refunded_grosze: grosze,
  /** Negative where refunds exceed payments. */
  net_grosze: z.int(),
  /** Tips in the received payments, less refunded tips. */
  tips_grosze: z.int(),
  /** Reservations that were confirmed, not cancelled, and began in the month. */
  reservations: count,
  /** Guests who came, and guests who did not. */
  visits: count,
  guests: count,
  no_shows: count,
  no_show_guests: count,
}
const monthFiguresSchema = z.object(figures)

/** Exceeds the restaurants of any brand: a month is read whole, as it is printed. */
export const MAX_ROWS = 10_000
/** Rows of a page on the screen. */
export const MONTH_ROWS_A_PAGE = 200

/** GET /console/month?month=. */
export const monthQuerySchema = z.object({ month: z.string().max(7).optional() })
export const monthSchema = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  from: instantSchema,
  /** End of the counted period: the month's end, or now while it is under way. */
  to: instantSchema,
  is_over: z.boolean(),
  /** Restaurants with at least one count, by name. */
  items: z.array(z.object({ id: z.int().positive(), name: z.string(), city: z.string(), ...figures })).max(MAX_ROWS),
  total: monthFiguresSchema,
})

export type MonthFigures = z.infer<typeof monthFiguresSchema>
export type Month = z.infer<typeof monthSchema>
export type MonthRow = Month['items'][number]
