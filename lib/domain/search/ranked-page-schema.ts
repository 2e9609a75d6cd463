import { z } from 'zod'

/** An option of a filter, and how many restaurants have it beside the other filters. `name` where `key` is no word. */
export const facetSchema = z.object({ key: z.string(), name: z.string().optional(), count: z.int().nonnegative() })

/** What every page of a ranked list says beside its rows. Contract C20. */
export const rankedPageSchema = z.object({
  /** Restaurants that fit the filters, opening hours left aside. */
  total: z.int().nonnegative(),
  /** How many of them were looked at from the list's start to the end of this stretch of it. */
  looked_at: z.int().nonnegative(),
  page: z.int().positive(),
  next_page: z.int().positive().nullable(),
  /** The ranking that this page and its neighbours belong to; `null` if the list has no rows. */
  token: z.string().nullable(),
})

export type Facet = z.infer<typeof facetSchema>
