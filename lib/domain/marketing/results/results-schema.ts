import { z } from 'zod'
import { localDateSchema } from '@/lib/domain/wire'

/** Dimensions by which the report groups; a week is one of ISO 8601 in Warsaw, named by its Monday. Contract C39. */
export const RESULT_DIMENSIONS = [
  'campaign',
  'source',
  'medium',
  'link',
  'print',
  'voucher',
  'restaurant',
  'city',
  'landing',
  'week',
] as const
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
  /** Taken off these orders by vouchers. */
  discount_grosze: count,
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
      /** `rest`: all groups after the first ones, together; `joined`: groups of few people, together. */
      kind: z.enum(['group', 'untagged', 'rest', 'joined']),
      name: z.string().nullable(),
      /** The name in words, where `name` is a number or a code. */
      label: z.string().nullable(),
      /** `null`: hidden, for the reason in `hidden`. */
      figures: figuresSchema.nullable(),
      /** `few`: fewer than five people; another row counts them. */
      hidden: z.enum(['few']).nullable(),
      /** Number of hidden groups that the figures include. */
      joined: count,
      /** How often codes of short links were opened; `null` where the division knows none. */
      scans: count.nullable(),
    }),
  ),
  /** Openings of all codes in the period. */
  scans: count,
  /** Totals including the hidden rows; `null` for fewer than five people. */
  total: figuresSchema.nullable(),
})

export type ResultDimension = (typeof RESULT_DIMENSIONS)[number]
export type CountedTouch = (typeof TOUCHES)[number]
export type ResultFigures = z.infer<typeof figuresSchema>
export type CampaignResults = z.infer<typeof resultsSchema>
export type NamedRow = CampaignResults['rows'][number]
/** A row before its name is put into words. */
export type ResultRow = Omit<NamedRow, 'label' | 'scans'>
