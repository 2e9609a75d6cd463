import { z } from 'zod'
import { reservationMoveSchema } from '@/lib/domain/panel/tables/table-schema'
import { phoneSchema } from '@/lib/domain/wire'

/**
 * Acts of a brand's people on a reservation in place of its restaurant. `version` is the one that the page showed.
 * Contract C40.
 */
const version = z.int().nonnegative()
const reason = z.string().trim().min(3).max(300)

/**
 * The wish decides the diner's message: their own cancellation is confirmed; any other names its side and its reason.
 */
export const WISHED_BY = ['guest', 'restaurant', 'operations'] as const

/** POST /console/reservations/{reservation}/cancellation. */
export const visitCancelSchema = z.object({ version, wished_by: z.enum(WISHED_BY), reason }).strict()

/** POST /console/reservations/{reservation}/move; `even_closed`: also to an hour at which the restaurant is closed. */
export const visitMoveSchema = reservationMoveSchema
  .omit({ tables: true })
  .extend({ reason, even_closed: z.boolean().default(false) })

/** PUT /console/reservations/{reservation}/contact; a missing contact is an empty string. */
export const visitContactSchema = z
  .object({
    version,
    customer_name: z.string().trim().min(3).max(130),
    phone_number: phoneSchema.or(z.literal('')),
    email: z.email().max(254).or(z.literal('')),
    reason,
  })
  .strict()

/** POST /console/reservations/{reservation}/link: the path of the guest's own page, which is a key. */
export const guestLinkSchema = z.object({ path: z.string() })

/** Mark of an hour that is chosen although the restaurant is closed then. */
export const EVEN_CLOSED = 'closed'

export type VisitCancellation = z.infer<typeof visitCancelSchema>
export type VisitMove = z.infer<typeof visitMoveSchema>
export type VisitContact = z.infer<typeof visitContactSchema>
