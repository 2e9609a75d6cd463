import { z } from 'zod'
import { calls, get } from '@/lib/domain/call/call'
import { RESULT_DIMENSIONS, resultsSchema, TOUCHES } from '@/lib/domain/marketing/results/results-schema'
import { localDateSchema } from '@/lib/domain/wire'

/** Results of campaigns. Contract C39. */
export const resultCalls = calls('see_campaigns', {
  results: get('/console/results', {
    summary: 'What came of campaigns, without groups of fewer than five people',
    query: z.object({
      by: z.enum(RESULT_DIMENSIONS).default('campaign'),
      touch: z.enum(TOUCHES).default('first'),
      from: localDateSchema.optional(),
      to: localDateSchema.optional(),
    }),
    // Time for thirteen months of a large brand, and its wait in the queue.
    waitMs: 15_000,
    answer: resultsSchema,
    returns: 'By people, weeks by date',
  }),
})
