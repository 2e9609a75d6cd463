import { z } from 'zod'
import { phoneSchema } from '@/lib/domain/wire'

/** POST /operations/erasures: the person to erase. `dry_run` counts and changes nothing. Contract C19. */
export const erasureRequestSchema = z.object({
  email: z.email().max(254),
  phone: phoneSchema.optional(),
  dry_run: z.boolean().default(true),
})

/** Rows by kind; `open` names reservations and orders under way: they must end first, and nothing is erased. */
export const erasureSchema = z.object({
  erased: z.boolean(),
  counts: z.record(z.string(), z.int()),
  open: z.object({ reservations: z.array(z.string()), orders: z.array(z.string()) }),
})
export type ErasureRequest = z.infer<typeof erasureRequestSchema>
export type Erasure = z.infer<typeof erasureSchema>
