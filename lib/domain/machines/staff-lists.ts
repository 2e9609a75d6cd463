import { z } from 'zod'
import { orderSchema, orderStatusSchema } from '@/lib/domain/ordering/order/schema'
import { reservationSchema } from '@/lib/domain/reservation/schema'
import { localDateSchema } from '@/lib/domain/wire'

/** `open`: not ended; `late`: an hour past their delivery time; `refund_failed`: ended, and the refund failed. */
const ORDER_QUEUES = ['open', 'late', 'refund_failed'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** An order as staff see it: phone and e-mail unmasked, and the allowed status changes. */
export const staffOrderSchema = orderSchema.extend({ tenant: z.string(), moves: z.array(orderStatusSchema) })
/** A reservation as the restaurant and operations see it: phone and e-mail unmasked. */
export const staffReservationSchema = reservationSchema.extend({ tenant: z.string() })

const pageQuery = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export const staffOrdersQuery = pageQuery.extend({ queue: z.enum(ORDER_QUEUES).default('open') })
export const staffReservationsQuery = pageQuery.extend({ date: localDateSchema.optional() })

export const staffOrdersSchema = z.object({ items: z.array(staffOrderSchema), next_cursor: z.string().nullable() })
export const staffReservationsSchema = z.object({
  items: z.array(staffReservationSchema),
  next_cursor: z.string().nullable(),
})

export type StaffOrder = z.infer<typeof staffOrderSchema>
export type StaffReservation = z.infer<typeof staffReservationSchema>
