import { z } from 'zod'
import { touchesSchema } from '@/lib/domain/marketing/touch-schema'
import { RESERVATION_STATUSES } from '@/lib/domain/reservation/status'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { instantSchema, phoneSchema, wallTimeSchema } from '@/lib/domain/wire'

/** Ledger L197–L199; the cancellation is a separate field (A13). */
const reservationStatusSchema = z.enum(RESERVATION_STATUSES)

/** Each key is present only if set. Ledger L104–L107. */
const extrasSchema = z.object({
  kids_number: z.int().positive().optional(),
  area_preferences: z.string().min(1).max(60).optional(),
  non_vaccinated_amount: z.int().positive().optional(),
})

const guestsSchema = z.int().min(1).max(50)
const notesSchema = z.string().max(500)

/** POST /reservations. Ledger L093–L107. `hold_token` is contract C2. */
export const reservationRequestSchema = z.object({
  customer_name: z.string().min(3).max(130),
  phone_number: phoneSchema,
  email: z.email().max(254),
  restaurant_id: z.int().positive(),
  reserved_on: wallTimeSchema,
  guests_number: guestsSchema,
  notes_from_guest: notesSchema,
  source: z.string().min(1).max(255),
  sms_marketing: z.boolean(),
  email_marketing: z.boolean(),
  duration: z.int().min(15).max(600).optional(),
  extras: extrasSchema,
  hold_token: z.string().max(64).optional(),
  campaign: touchesSchema,
  /** Keys of reservations in the diner's browser: a repeated one of these is shown, not made again. */
  known_codes: z
    .array(z.string().regex(/^[A-Za-z0-9]{12,40}$/))
    .max(10)
    .optional(),
  /** Idempotency key of an earlier post of the same form: the visit it made is known too. */
  follows: z.string().min(1).max(255).optional(),
  /** The diner has seen the other visit and wants this one too. */
  second_visit: z.boolean().optional(),
})

/** PUT /reservations/{code}: the fields that may change. Contract C2. */
export const reservationChangeSchema = z
  .object({
    guests_number: guestsSchema.optional(),
    reserved_on: wallTimeSchema.optional(),
    notes_from_guest: notesSchema.optional(),
    extras: extrasSchema.optional(),
  })
  .strict()

/** Answer of POST /reservations. Ledger L108. */
export const reservationResponseSchema = z.object({
  code: z.string().min(12),
  status: reservationStatusSchema.optional(),
})

/** A free slot offered instead of one that is taken. */
export const alternativeSchema = z.object({ reserved_on: wallTimeSchema, guests_number: guestsSchema })

/** A visit of the diner, sent with 409 `visit_overlaps`. */
export const knownVisitSchema = z.object({
  code: z.string(),
  restaurant: z.object({ id: z.int(), name: z.string() }),
  reserved_on: wallTimeSchema,
  guests_number: guestsSchema,
})

/** GET /reservations/{code}; phone and e-mail come masked. Contract C2, C19. */
export const reservationSchema = z.object({
  code: z.string(),
  status: reservationStatusSchema,
  restaurant_id: z.int(),
  restaurant: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    phone: z.string(),
    street: z.string(),
    house: z.string(),
    city: z.string(),
    lat: z.number(),
    lng: z.number(),
    city_slug: z.string().default(''),
    /** Diners find the page of an open one alone. Contract C33. */
    state: z.enum(RESTAURANT_STATES).default('open'),
  }),
  reserved_on: wallTimeSchema,
  starts_at: instantSchema,
  ends_at: instantSchema,
  guests_number: guestsSchema,
  customer_name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  notes_from_guest: z.string(),
  extras: extrasSchema,
  created_at: instantSchema,
  answer_due_at: instantSchema.nullable(),
  decline_reason: z.string().nullable(),
  alternatives: z.array(alternativeSchema),
  change_request: z.object({ reserved_on: wallTimeSchema, guests_number: guestsSchema }).nullable(),
  /** The latest wish for a change was declined, as GET /reservations/{code} says until the next one. */
  change_declined: z.object({ reason: z.string().nullable() }).nullable().optional(),
  cancelled_at: instantSchema.nullable(),
  cancelled_by: z.enum(['guest', 'restaurant', 'operations']).nullable(),
  visit_state: z.enum(['expected', 'seated', 'no_show', 'finished']),
  /** Does it have a table, or did it until it ended? An enquiry and a restaurant that is not a partner have none. */
  has_table: z.boolean().default(true),
  can_change: z.boolean(),
  can_cancel: z.boolean(),
})

/** POST /holds. Contract C2. */
export const holdRequestSchema = z.object({
  restaurant_id: z.int().positive(),
  from: wallTimeSchema,
  people: guestsSchema,
  replaces: z.string().max(64).optional(),
})
export const holdSchema = z.object({ token: z.string(), expires_at: instantSchema })

export type Extras = z.infer<typeof extrasSchema>
/** Extras except the seed's field that our form does not show. Ledger L107. */
export type ShownExtra = Exclude<keyof Extras, 'non_vaccinated_amount'>
export type ReservationRequest = z.infer<typeof reservationRequestSchema>
export type ReservationChange = z.infer<typeof reservationChangeSchema>
export type KnownVisit = z.infer<typeof knownVisitSchema>
export type Reservation = z.infer<typeof reservationSchema>
export type HoldRequest = z.infer<typeof holdRequestSchema>
export type Hold = z.infer<typeof holdSchema>
