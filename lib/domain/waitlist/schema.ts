import { z } from 'zod'
import { touchesSchema } from '@/lib/domain/marketing/touch-schema'
import { reservationRequestSchema, reservationSchema } from '@/lib/domain/reservation/schema'
import { instantSchema, localDateSchema, localTimeSchema, wallTimeSchema } from '@/lib/domain/wire'

/** Waiting for a table, a table held for ten minutes, and the three final states. Contract C2. */
export const WAITLIST_STATES = ['waiting', 'offered', 'reserved', 'lapsed', 'left'] as const

/**
 * A party at the door that staff entered: it waits, was called, sits. State `left`: it gave up. No diner's page shows
 * it. Contract C25.
 */
export const DOOR_STATES = ['at_door', 'called', 'seated'] as const
/** POST /waitlist. Contract C2. */
export const waitlistRequestSchema = z.object({
  restaurant_id: z.int().positive(),
  date: localDateSchema,
  from: localTimeSchema,
  to: localTimeSchema,
  people: z.int().min(1).max(50),
  email: z.email().max(254),
  phone: reservationRequestSchema.shape.phone_number,
  campaign: touchesSchema,
})
export const waitlistResponseSchema = z.object({ code: z.string().min(12) })

/** GET /waitlist/{code}: without e-mail address and phone number. Contract C2, C19. */
export const waitlistEntrySchema = z.object({
  code: z.string(),
  /** `suspended`: it waits at a restaurant that diners do not find now, and is offered nothing. Contract C33. */
  state: z.enum([...WAITLIST_STATES, 'suspended']),
  restaurant: reservationSchema.shape.restaurant.pick({
    id: true,
    slug: true,
    name: true,
    phone: true,
    city: true,
    city_slug: true,
    state: true,
  }),
  date: localDateSchema,
  from: localTimeSchema,
  to: localTimeSchema,
  people: z.int(),
  offer: z.object({ reserved_on: wallTimeSchema, held_until: instantSchema }).nullable(),
  /** With an offer: the other hours of the window that the diner could have instead now, the earliest first. */
  other_hours: z.array(wallTimeSchema).default([]),
  reservation_code: z.string().nullable(),
})

/**
 * POST /waitlist/{code}/reservation: the diner's name, and optionally another hour of the window than the held one.
 * Contract C2.
 */
export const waitlistAcceptSchema = z.object({
  customer_name: reservationRequestSchema.shape.customer_name,
  reserved_on: wallTimeSchema.optional(),
})

export type WaitlistRequest = z.infer<typeof waitlistRequestSchema>
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>
export type WaitlistAccept = z.infer<typeof waitlistAcceptSchema>
