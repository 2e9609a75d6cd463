import { z } from 'zod'
import { alternativeSchema } from '@/lib/domain/reservation/schema'
import { phoneSchema, wallTimeSchema } from '@/lib/domain/wire'

/** What staff do with tables. Contract C24. */
const version = z.int().nonnegative()
const guests = z.int().min(1).max(50)
const tables = z.array(z.string().min(1)).min(1).max(40)

/** POST /panel/{restaurant}/reservations/{code}/steps; `version` is the one that the screen showed. */
export const reservationStepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('confirm'), version, tables: tables.optional() }).strict(),
  z
    .object({
      step: z.literal('decline'),
      version,
      reason: z.string().trim().min(1).max(300),
      alternatives: z.array(alternativeSchema).max(3).optional(),
    })
    .strict(),
  z
    .object({
      step: z.enum(['accept_change', 'decline_change', 'seat', 'unseat', 'no_show', 'finish', 'cancel']),
      version,
    })
    .strict(),
])

/** POST /panel/{restaurant}/reservations/{code}/move: another time, number of people, or tables. */
export const reservationMoveSchema = z
  .object({
    version,
    reserved_on: wallTimeSchema.optional(),
    guests_number: guests.optional(),
    tables: tables.optional(),
  })
  .strict()

/** POST /panel/{restaurant}/reservations: by telephone, or a party that stands at the door (`reserved_on` null). */
export const staffReservationRequestSchema = z
  .object({
    reserved_on: wallTimeSchema.nullable(),
    guests_number: guests,
    customer_name: z.string().trim().max(130).default(''),
    phone_number: phoneSchema.nullable().default(null),
    notes: z.string().trim().max(500).default(''),
    /** The staff's choice; without it the smallest that suffice. */
    tables: tables.optional(),
  })
  .strict()
  .refine(({ reserved_on, customer_name }) => reserved_on === null || customer_name !== '', {
    path: ['customer_name'],
    error: 'required',
  })

/** POST /panel/{restaurant}/guests: a phone is in no address, so that no log holds it. */
export const guestRequestSchema = z.object({ phone_number: phoneSchema }).strict()
export const guestHistorySchema = z.object({
  /** Visits that took place. */
  visits: z.int().nonnegative(),
  no_shows: z.int().nonnegative(),
  cancelled: z.int().nonnegative(),
  /** The newest first, those ahead too. */
  items: z.array(
    z.object({
      reserved_on: wallTimeSchema,
      guests_number: guests,
      name: z.string(),
      outcome: z.enum(['ahead', 'came', 'no_show', 'cancelled', 'declined']),
      notes: z.string(),
    }),
  ),
})

export type ReservationStep = z.infer<typeof reservationStepSchema>
export type ReservationMove = z.infer<typeof reservationMoveSchema>
export type StaffReservationRequest = z.infer<typeof staffReservationRequestSchema>
export type GuestHistory = z.infer<typeof guestHistorySchema>
