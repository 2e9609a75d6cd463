import { z } from 'zod'
import { deliveryTypeSchema } from '@/lib/domain/ordering/delivery/schema'
import { ACTORS } from '@/lib/domain/ordering/order/order-state'
import { orderStatusSchema } from '@/lib/domain/ordering/order/schema'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { instantSchema, localDateSchema } from '@/lib/domain/wire'

const count = z.int().nonnegative()
const grosze = z.int().nonnegative()
const sumSchema = z.object({ orders: count, grosze })

/** GET /panel/{restaurant}/report: an evening in figures, sums in grosze. Contract C27. */
export const dayReportSchema = z.object({
  date: localDateSchema,
  /** The evening ends at 5 in the morning. */
  from: instantSchema,
  to: instantSchema,
  /** Orders that were not called off, by payment method. */
  by_method: z.array(sumSchema.extend({ method: z.enum(PAYMENT_METHODS) })),
  total: sumSchema,
  /** Cash of delivered orders, and of those still under way. */
  cash: z.object({ due_grosze: grosze, open_grosze: grosze }),
  refunds: z.object({ done: sumSchema, under_way: sumSchema, failed: sumSchema }),
  /** Declined and cancelled orders, by actor and reason. */
  called_off: z.array(sumSchema.extend({ by: z.enum(ACTORS).nullable(), reason: z.string().nullable() })),
  /** Seconds from the alarm to the answer; null without answers. */
  answers: z.object({ count, median_seconds: count.nullable(), p90_seconds: count.nullable(), unanswered: count }),
  tables: z.object({
    /** Visits marked as seated or finished, and their guests. */
    visits: count,
    covers: count,
    /** Confirmed visits without any mark. */
    unmarked: count,
    unmarked_guests: count,
    no_shows: count,
    no_show_guests: count,
    cancelled: count,
    declined: count,
  }),
  orders: z.array(
    z.object({
      number: z.string(),
      at: instantSchema,
      status: orderStatusSchema,
      delivery_type: deliveryTypeSchema,
      method: z.enum(PAYMENT_METHODS),
      grosze,
      answered_seconds: count.nullable(),
      reason: z.string().nullable(),
    }),
  ),
})

export type DayReport = z.infer<typeof dayReportSchema>
