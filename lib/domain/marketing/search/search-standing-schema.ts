import { z } from 'zod'
import { instantSchema } from '@/lib/domain/wire'

const count = z.int().nonnegative()

/** GET /console/search: the brand's state in search engines, and the restaurants after `after`. Contract C39. */
export const searchStandingSchema = z.object({
  /** `null`: never started. `failures`: consecutive failures. */
  indexnow: z.object({ told_until: instantSchema, failures: count }).nullable(),
  /** Ids, at most twenty. */
  restaurants: z.array(z.int().positive()),
  next_after: z.int().nonnegative().nullable(),
})

export type SearchStanding = z.infer<typeof searchStandingSchema>
