import { z } from 'zod'
import { calls, get } from '@/lib/domain/call/call'
import { searchStandingSchema } from '@/lib/domain/marketing/search/search-standing-schema'

/** State of a brand in search engines. Contract C39. */
export const searchStandingCalls = calls('see_search', {
  standing: get('/console/search', {
    summary: 'How the brand stands before search engines; twenty restaurants behind an id',
    query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) }),
    answer: searchStandingSchema,
    returns: 'By id',
  }),
})
