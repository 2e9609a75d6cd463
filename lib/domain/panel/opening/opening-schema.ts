import { z } from 'zod'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { OPENING_NEEDS } from '@/lib/domain/restaurant/missing-to-open'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { wallTimeSchema } from '@/lib/domain/wire'

/** Kinds of test before the first diner. */
export const TEST_KINDS = ['reservation', 'order'] as const
export type TestKind = (typeof TEST_KINDS)[number]

const testSchema = z.object({
  kind: z.enum(TEST_KINDS),
  /** Has such a test ever been accepted? */
  is_accepted: z.boolean(),
  /** Needs that must be met first. */
  lacks: z.array(z.enum(OPENING_NEEDS)),
  /** The test under way: its id on the board, and its time; null for as soon as possible. */
  open: z.object({ id: z.string(), reserved_on: wallTimeSchema.nullable() }).nullable(),
})
export type OpeningTest = z.infer<typeof testSchema>

/** POST /panel/{restaurant}/tests. */
export const testRequestSchema = z.object({ kind: z.enum(TEST_KINDS) }).strict()

/** GET, POST /panel/{restaurant}/opening: progress of a restaurant towards its opening. Contract C33. */
export const openingSchema = z.object({
  state: z.enum(RESTAURANT_STATES),
  /** Reason for its suspension. */
  reason: z.string().nullable(),
  /** Needs that follow from its offers; it opens once all are met. */
  needs: z.array(z.object({ need: z.enum(OPENING_NEEDS), is_met: z.boolean() })),
  /** Payment methods for diners; empty if it takes no orders. */
  payment_methods: z.array(z.enum(OFFERED_METHODS as [string, ...string[]] as typeof OFFERED_METHODS)),
  /** Tests of its offers. */
  tests: z.array(testSchema),
})
export type Opening = z.infer<typeof openingSchema>
