import { z } from 'zod'

/** Fields of PayU's answers that we read. */
const statusSchema = z.object({
  statusCode: z.string(),
  codeLiteral: z.string().optional(),
  statusDesc: z.string().optional(),
})

export const createdSchema = z.object({
  status: statusSchema,
  orderId: z.string().min(1),
  redirectUri: z.string().optional(),
})
export const refusedSchema = z.object({ status: statusSchema })

export const payuOrderSchema = z.object({
  orders: z
    .array(
      z.object({
        orderId: z.string(),
        extOrderId: z.string().nullish(),
        totalAmount: z.string(),
        currencyCode: z.string(),
        status: z.string(),
      }),
    )
    .min(1),
})

const refundSchema = z.object({ refundId: z.string(), amount: z.string(), status: z.string() })
/** PayU wraps a created refund in `refund`, but not a read one. */
export const payuRefundSchema = z.union([z.object({ refund: refundSchema }), refundSchema])

/** A notice is about an order, or about its refund. */
export const webhookSchema = z.union([
  z.object({ orderId: z.string().min(1), refund: z.object({ refundId: z.string(), status: z.string() }) }),
  z.object({ order: z.object({ orderId: z.string().min(1), status: z.string() }) }),
])
