import { z } from 'zod'
import { alternativeSchema } from '@/lib/domain/reservation/schema'
import { instantSchema, localDateSchema, phoneSchema, wallTimeSchema } from '@/lib/domain/wire'

/** Commands of staff for tables. Contract C24. */
const version = z.int().nonnegative()
const guests = z.int().min(1).max(50)
const tables = z.array(z.string().min(1)).min(1).max(40)

export { guests as guestCountSchema, tables as tableNamesSchema }

/** POST /panel/{restaurant}/reservations/{reservation}/steps; `version` is the one that the screen showed. */
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
      step: z.literal('cancel'),
      version,
      /** Side whose wish the cancellation is, if not the caller's own; a diner reads any reason but their own. */
      wished_by: z.enum(['guest', 'restaurant']).optional(),
      reason: z.string().trim().min(1).max(300).optional(),
    })
    .strict(),
  z
    .object({
      step: z.enum(['accept_change', 'decline_change', 'seat', 'unseat', 'no_show', 'finish', 'reopen']),
      version,
    })
    .strict(),
])

/** POST /panel/{restaurant}/reservations/{reservation}/move: another time of any day, number of people, or tables. */
export const reservationMoveSchema = z
  .object({
    version,
    reserved_on: wallTimeSchema.optional(),
    guests_number: guests.optional(),
    /**
     * Null: any tables that suffice instead of its own. Absent: its own, on another evening if they are free, and if a
     * party that has grown still sits on them.
     */
    tables: tables.nullable().optional(),
  })
  .strict()

/** POST /panel/{restaurant}/reservations: by telephone, or a party at the door (`reserved_on` null). */
export const staffReservationRequestSchema = z
  .object({
    reserved_on: wallTimeSchema.nullable(),
    guests_number: guests,
    customer_name: z.string().trim().max(130).default(''),
    phone_number: phoneSchema.nullable().default(null),
    notes: z.string().trim().max(500).default(''),
    /** The staff's choice; without it the smallest tables that suffice. */
    tables: tables.optional(),
  })
  .strict()
  .refine(({ reserved_on, customer_name }) => reserved_on === null || customer_name !== '', {
    path: ['customer_name'],
    error: 'required',
  })

/** POST /panel/{restaurant}/guests: the phone is not in the address, so that no log has it. */
export const guestRequestSchema = z.object({ phone_number: phoneSchema }).strict()
const guestNoteSchema = z.object({
  note: z.string(),
  /** Health data: only with `agreed_at`, the time at which the guest consented. */
  allergies: z.string().nullable(),
  agreed_at: instantSchema.nullable(),
  version,
})
export const guestHistorySchema = z.object({
  /** Notes of this restaurant on the guest. Contract C25. */
  note: guestNoteSchema.nullable(),
  /** Visits that took place. */
  visits: z.int().nonnegative(),
  no_shows: z.int().nonnegative(),
  /** Cancelled by the guest. */
  cancelled: z.int().nonnegative(),
  /** Newest first, including future ones. */
  items: z.array(
    z.object({
      reserved_on: wallTimeSchema,
      guests_number: guests,
      name: z.string(),
      outcome: z.enum(['ahead', 'came', 'no_show', 'cancelled', 'called_off', 'declined']),
      notes: z.string(),
    }),
  ),
})

/** GET /panel/{restaurant}/tables: parts of the floor plan, and the opening hours of the service day. Contract C25. */
export const floorPlanSchema = z.object({
  areas: z.array(z.object({ key: z.string(), name: z.string() })),
  tables: z.array(
    z.object({ name: z.string(), area: z.string(), min_seats: z.int().positive(), max_seats: z.int().positive() }),
  ),
  /** `at_board`: joined at the board, and separated there again; the others are the owner's. */
  combinations: z.array(z.object({ id: z.int().nonnegative(), tables: z.array(z.string()), at_board: z.boolean() })),
  slot_minutes: z.int().positive(),
  /** Minutes for 1–2, 3–6, 7 and more guests; `null` = the default stays. */
  stay_minutes: z.array(z.int().positive()).nullable(),
  open: z.array(z.object({ from: instantSchema, until: instantSchema })),
  /** Diners are seated up to that many minutes before a closing. */
  last_seating_minutes: z.int().nonnegative(),
  /** The next service day with an opening; null where 14 days have none. */
  next_open_on: localDateSchema.nullable(),
  /** Reason for this day's different hours, as shown to diners. */
  note: z.string().nullable(),
})
/** POST /panel/{restaurant}/combinations: tables that may be joined from now on, also for diners. */
export const joinRequestSchema = z.object({ tables: z.array(z.string().min(1)).min(2).max(10) }).strict()

/** POST /panel/{restaurant}/blocks. Wall clock in Warsaw, `until` not included. */
const blockPeriod = {
  from: wallTimeSchema,
  until: wallTimeSchema,
  reason: z.string().trim().max(100).default(''),
}
export const blockRequestSchema = z.discriminatedUnion('scope', [
  z.object({ scope: z.literal('tables'), tables, except_taken: z.boolean().default(false), ...blockPeriod }).strict(),
  z
    .object({
      scope: z.literal('area'),
      area: z.string().min(1),
      except_taken: z.boolean().default(false),
      ...blockPeriod,
    })
    .strict(),
  z.object({ scope: z.literal('online'), ...blockPeriod }).strict(),
])

/** POST /panel/{restaurant}/waitlist/{wait}/offer: held for ten minutes, the guest is notified. */
export const handOfferSchema = z.object({ reserved_on: wallTimeSchema, tables: tables.optional() }).strict()

/** GET …/reservations/{reservation}/alternatives: alternatives that a refusal may offer. */
export const alternativesSchema = z.object({ items: z.array(alternativeSchema) })

/** PUT /panel/{restaurant}/guests/notes; `seen` is the version that the screen showed, null without one. */
export const guestNoteRequestSchema = z
  .object({
    phone_number: phoneSchema,
    note: z.string().trim().max(500),
    allergies: z.string().trim().max(300).default(''),
    /** The guest agreed to storing it: health data is not stored without consent. */
    allergies_agreed: z.boolean().default(false),
    seen: version.nullable(),
  })
  .strict()
export const savedGuestNoteSchema = z.object({ note: guestNoteSchema.nullable() })

export type ReservationStep = z.infer<typeof reservationStepSchema>
export type ReservationMove = z.infer<typeof reservationMoveSchema>
export type StaffReservationRequest = z.infer<typeof staffReservationRequestSchema>
export type GuestHistory = z.infer<typeof guestHistorySchema>
export type FloorPlan = z.infer<typeof floorPlanSchema>
export type BlockRequest = z.infer<typeof blockRequestSchema>
export type HandOffer = z.infer<typeof handOfferSchema>
export type StoredGuestNote = z.infer<typeof guestNoteSchema>
export type GuestNoteRequest = z.infer<typeof guestNoteRequestSchema>
