import { z } from 'zod'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { OPENING_NEEDS } from '@/lib/domain/restaurant/missing-to-open'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { wallTimeSchema } from '@/lib/domain/wire'

/** What a restaurant can try out before its first diner comes. */
export const TEST_KINDS = ['reservation', 'order'] as const
export type TestKind = (typeof TEST_KINDS)[number]

const testSchema = z.object({
  kind: z.enum(TEST_KINDS),
  /** Has one been accepted, at any time? */
  is_accepted: z.boolean(),
  /** What has to be there first. */
  lacks: z.array(z.enum(OPENING_NEEDS)),
  /** One that is under way: what the board calls it, and for when it is; null for as soon as possible. */
  open: z.object({ id: z.string(), reserved_on: wallTimeSchema.nullable() }).nullable(),
})
export type OpeningTest = z.infer<typeof testSchema>

/** POST /panel/{restaurant}/tests. */
export const testRequestSchema = z.object({ kind: z.enum(TEST_KINDS) }).strict()

/** GET, POST /panel/{restaurant}/opening: how far a restaurant is on its way to its diners. Contract C33. */
export const openingSchema = z.object({
  state: z.enum(RESTAURANT_STATES),
  /** Why it is suspended. */
  reason: z.string().nullable(),
  /** What it offers asks for these; it opens once all of them are met. */
  needs: z.array(z.object({ need: z.enum(OPENING_NEEDS), is_met: z.boolean() })),
  /** By which diners may pay; empty where it takes no orders. */
  payment_methods: z.array(z.enum(OFFERED_METHODS as [string, ...string[]] as typeof OFFERED_METHODS)),
  /** Of what it offers. */
  tests: z.array(testSchema),
})
export type Opening = z.infer<typeof openingSchema>
