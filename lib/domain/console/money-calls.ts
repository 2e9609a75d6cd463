import { z } from 'zod'
import { calls, get } from '@/lib/domain/call/call'
import { localDateSchema } from '@/lib/domain/wire'
import { MAX_MONEY_A_PAGE, MONEY_A_PAGE, moneyListSchema } from './money-list'

/** Payments and refunds for checking a bank statement. Contract C41. */
export const moneyCalls = calls('handle_money', {
  list: get('/console/money', {
    summary: 'Payments online and refunds as they arrived, with the numbers of their providers',
    query: z.object({
      from: localDateSchema,
      to: localDateSchema,
      cursor: z.string().optional(),
      limit: z.coerce.number().int().min(1).max(MAX_MONEY_A_PAGE).default(MONEY_A_PAGE),
    }),
    answer: moneyListSchema,
    returns: 'The oldest first',
  }),
})
