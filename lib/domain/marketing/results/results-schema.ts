import { z } from 'zod'
import { localDateSchema } from '@/lib/domain/wire'

/** Dimensions by which the report groups; a week is one of ISO 8601 in Warsaw, named by its Monday. Contract C39. */
export const RESULT_DIMENSIONS = ['campaign', 'source', 'medium', 'landing', 'week'] as const
export const TOUCHES = ['first', 'last'] as const

const count = z.int().nonnegative()
const figuresSchema = z.object({
  /** People, counted by different e-mails. */
  people: count,
  reservations: count,
  /** Guests of the visits that took place. */
  guests: count,
  orders: count,
  /** Payments less refunds. */
  net_grosze: z.int(),
  /** People who came or ordered again within sixty days. */
  again: count,
})

/** GET /console/results. Contract C39. */
export const resultsSchema = z.object({
  by: z.enum(RESULT_DIMENSIONS),
  touch: z.enum(TOUCHES),
  /** Both days included. */
  from: localDateSchema,
  to: localDateSchema,
  rows: z.array(
    z.object({
      /** `rest`: all groups after the first ones, together. */
      kind: z.enum(['group', 'untagged', 'rest']),
      name: z.string().nullable(),
      /** `null`: hidden, for the reason in `hidden`. */
      figures: figuresSchema.nullable(),
      /** `few`: fewer than five people; `beside`: it would reveal a hidden row. */
      hidden: z.enum(['few', 'beside']).nullable(),
    }),
  ),
  /** Totals including the hidden rows; `null` for fewer than five people. */
  total: figuresSchema.nullable(),
})

export type ResultDimension = (typeof RESULT_DIMENSIONS)[number]
export type Touch = (typeof TOUCHES)[number]
export type Figures = z.infer<typeof figuresSchema>
export type Results = z.infer<typeof resultsSchema>
export type ResultRow = Results['rows'][number]
