import { z } from 'zod'
import { CAMPAIGN_NAMES } from './campaign'

const value = z.string().min(1).max(255).optional()
const touchSchema = z.object({
  ...(Object.fromEntries(CAMPAIGN_NAMES.map((name) => [name, value])) as Record<
    (typeof CAMPAIGN_NAMES)[number],
    typeof value
  >),
  landing_path: z.string().max(150).optional(),
  referrer_host: z.string().max(100).optional(),
})

/** `campaign` of POST /reservations, /orders, /waitlist, /leads and /notices. Contract C19. */
export const touchesSchema = z.object({ first: touchSchema, last: touchSchema }).optional()
