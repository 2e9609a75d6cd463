import { calls, get } from '@/lib/domain/call/call'
import { monthQuerySchema, monthSchema } from '@/lib/domain/console/month-schema'

/** The month of a brand. Contract C41. */
export const monthCalls = calls('see_month', {
  read: get('/console/month', {
    summary: 'A month of the brand by restaurant: payments by method, refunds, tips, orders, guests',
    query: monthQuerySchema,
    answer: monthSchema,
    returns: 'The present month without `month`',
  }),
})
