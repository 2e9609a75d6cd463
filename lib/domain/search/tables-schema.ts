import { z } from 'zod'
import { availabilitySchema } from '@/lib/domain/reservation/availability/schema'
import { restaurantSummarySchema } from '@/lib/domain/restaurant/schema'
import { facetSchema, rankedPageSchema } from './ranked-page-schema'

const count = z.int().nonnegative()

/** GET /search/tables: one page of the restaurants of a city, ranked by their free tables. Contract C20. */
export const tablesPageSchema = rankedPageSchema.extend({
  items: z.array(z.object({ restaurant: restaurantSummarySchema, availability: availabilitySchema })),
  /**
   * How many of the restaurants looked at have a table at that time, near it, on request, or none; `at_time`: free or on
   * request at that very time. `null` on pages of a ranking that was made before.
   */
  found: z.object({ free: count, near: count, request: count, none: count, at_time: count }).nullable(),
  facets: z.object({ cuisines: z.array(facetSchema), areas: z.array(facetSchema.extend({ name: z.string() })) }),
})

export type TablesPage = z.infer<typeof tablesPageSchema>
/** How many restaurants were found, by how they can seat the diner. */
export type TablesFound = NonNullable<TablesPage['found']>
