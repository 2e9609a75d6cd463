import { z } from 'zod'

/** What we read of PayU's answers; everything else is theirs. */
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

export const orderSchema = z.object({
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
/** Created under `refund`, read as it is. */
export const refundAnswerSchema = z.union([z.object({ refund: refundSchema }), refundSchema])

/** A notice is about an order, or about its refund. */
export const webhookSchema = z.union([
  z.object({ orderId: z.string().min(1), refund: z.object({ refundId: z.string(), status: z.string() }) }),
  z.object({ order: z.object({ orderId: z.string().min(1), status: z.string() }) }),
])
