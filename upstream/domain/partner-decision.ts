import { z } from 'zod'
import { alternativeSchema } from '@/lib/reservation/schema'

const VERBS = ['status', 'change', 'visit_state', 'cancelled'] as const

/** PUT /partner/reservations/{code}: exactly one of `status`, `change`, `visit_state`, `cancelled`. Contract C2. */
export const partnerDecisionSchema = z
  .object({
    status: z.enum(['confirmed', 'declined']).optional(),
    reason: z.string().trim().min(1).max(300).optional(),
    alternatives: z.array(alternativeSchema).max(3).optional(),
    /** Names of tables for an enquiry. */
    tables: z.array(z.string().min(1)).min(1).max(40).optional(),
    /** The restaurant's word on a `change_request`. */
    change: z.enum(['accepted', 'declined']).optional(),
    visit_state: z.enum(['seated', 'no_show', 'finished']).optional(),
    cancelled: z.literal(true).optional(),
  })
  .strict()
  .refine((decision) => VERBS.filter((verb) => decision[verb] !== undefined).length === 1, 'one_decision')

export type PartnerDecision = z.infer<typeof partnerDecisionSchema>
