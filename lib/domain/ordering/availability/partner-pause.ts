import { z } from 'zod'
import { PAUSED_REASONS } from '@/lib/domain/ordering/availability/paused'
import { instantSchema } from '@/lib/domain/wire'

/**
 * PUT /partner/pause: `paused` null lifts it; `until` null lasts until lifted by hand. A reason stops orders,
 * `busy_minutes` alone makes those for now take longer; with both, only the reason is stored. Contract C17.
 */
export const partnerPauseSchema = z
  .object({
    restaurant_id: z.int().positive(),
    paused: z
      .object({
        reason: z.enum(PAUSED_REASONS).nullable().default(null),
        until: instantSchema.nullable().default(null),
        busy_minutes: z.int().min(1).max(240).optional(),
      })
      .refine(({ reason, busy_minutes }) => reason !== null || busy_minutes !== undefined, {
        path: ['reason'],
        error: 'required',
      })
      .nullable(),
  })
  .strict()
