import { z } from 'zod'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { OPENING_NEEDS } from '@/lib/domain/restaurant/missing-to-open'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'

/** GET, POST /panel/{restaurant}/opening: how far a restaurant is on its way to its diners. Contract C33. */
export const openingSchema = z.object({
  state: z.enum(RESTAURANT_STATES),
  /** Why it is suspended. */
  reason: z.string().nullable(),
  /** What it offers asks for these; it opens once all of them are met. */
  needs: z.array(z.object({ need: z.enum(OPENING_NEEDS), is_met: z.boolean() })),
  /** By which diners may pay; empty where it takes no orders. */
  payment_methods: z.array(z.enum(OFFERED_METHODS as [string, ...string[]] as typeof OFFERED_METHODS)),
})
export type Opening = z.infer<typeof openingSchema>
