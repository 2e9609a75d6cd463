import { z } from 'zod'
import { PAUSED_REASONS } from '@/lib/order/paused'
import { instantSchema } from '@/lib/wire'

/** PUT /partner/pause: `paused` null lifts it; `until` null is ended by hand. Contract C17. */
export const partnerPauseSchema = z
  .object({
    restaurant_id: z.int().positive(),
    paused: z
      .object({
        reason: z.enum(PAUSED_REASONS),
        until: instantSchema.nullable().default(null),
        busy_minutes: z.int().min(1).max(240).optional(),
      })
      .nullable(),
  })
  .strict()
