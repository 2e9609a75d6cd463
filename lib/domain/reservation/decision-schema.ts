import { z } from 'zod'
import { alternativeSchema } from '@/lib/domain/reservation/schema'

const DECISION_FIELDS = ['status', 'change', 'visit_state', 'cancelled'] as const

const sharedFields = {
  status: z.enum(['confirmed', 'declined']).optional(),
  reason: z.string().trim().min(1).max(300).optional(),
  alternatives: z.array(alternativeSchema).max(3).optional(),
  /** Names of tables for an enquiry. */
  tables: z.array(z.string().min(1)).min(1).max(40).optional(),
  /** The decision on a `change_request`. */
  change: z.enum(['accepted', 'declined']).optional(),
}

/** PUT /partner/reservations/{code}: exactly one of `status`, `change`, `visit_state`, `cancelled`. Contract C2. */
export const partnerDecisionSchema = z
  .object({
    ...sharedFields,
    visit_state: z.enum(['seated', 'no_show', 'finished']).optional(),
    cancelled: z.literal(true).optional(),
  })
  .strict()
  .refine(isOneDecision, 'one_decision')

/**
 * PUT /operations/reservations/{code}: a decision on a pending one; only the restaurant records the visit itself.
 * Contract C2.
 */
export const operationsDecisionSchema = z.object(sharedFields).strict().refine(isOneDecision, 'one_decision')

export type PartnerDecision = z.infer<typeof partnerDecisionSchema>

function isOneDecision(decision: Partial<Record<(typeof DECISION_FIELDS)[number], unknown>>): boolean {
  return DECISION_FIELDS.filter((verb) => decision[verb] !== undefined).length === 1
}
