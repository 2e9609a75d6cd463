import { z } from 'zod'
import { localDateSchema } from '@/lib/domain/wire'

/** By what the report groups; a week is one of ISO 8601 in Warsaw, named by its Monday. Contract C39. */
export const RESULT_DIMENSIONS = ['campaign', 'source', 'medium', 'landing', 'week'] as const
export const TOUCHES = ['first', 'last'] as const

const count = z.int().nonnegative()
const figuresSchema = z.object({
  /** People: different e-mails. */
  people: count,
  reservations: count,
  /** Guests of the visits that took place. */
  guests: count,
  orders: count,
  /** What was paid less what went back. */
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
      /** `rest`: the groups behind the first ones, together. */
      kind: z.enum(['group', 'untagged', 'rest']),
      name: z.string().nullable(),
      /** `null`: hidden, by `hidden`. */
      figures: figuresSchema.nullable(),
      /** `few`: fewer than five people; `beside`: it would tell of those that are few. */
      hidden: z.enum(['few', 'beside']).nullable(),
    }),
  ),
  /** Of everything, the hidden rows too; `null` for fewer than five people. */
  total: figuresSchema.nullable(),
})

export type ResultDimension = (typeof RESULT_DIMENSIONS)[number]
export type Touch = (typeof TOUCHES)[number]
export type Figures = z.infer<typeof figuresSchema>
export type Results = z.infer<typeof resultsSchema>
export type ResultRow = Results['rows'][number]
