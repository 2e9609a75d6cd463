import { z } from 'zod'

/** GET /console/search: the brand's restaurants after `after`, whose data the web server checks. Contract C39. */
export const searchStandingSchema = z.object({
  /** Ids, at most twenty. */
  restaurants: z.array(z.int().positive()),
  next_after: z.int().nonnegative().nullable(),
})

export type SearchStanding = z.infer<typeof searchStandingSchema>
