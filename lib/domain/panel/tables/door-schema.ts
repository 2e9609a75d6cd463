import { z } from 'zod'
import { phoneSchema } from '@/lib/domain/wire'
import { WAIT_MINUTES } from './door-minutes'
import { guestCountSchema, tableNamesSchema } from './table-schema'

/** POST /panel/{restaurant}/waitlist: a party at the door, with its promised wait. */
export const doorWaitRequestSchema = z
  .object({
    customer_name: z.string().trim().min(1).max(130),
    /** Contacts for the call; without any, staff call by voice. */
    phone_number: phoneSchema.nullable().default(null),
    email: z.email().max(254).nullable().default(null),
    guests_number: guestCountSchema,
    wait_minutes: z.int().min(0).max(WAIT_MINUTES.max).multipleOf(WAIT_MINUTES.step),
  })
  .strict()

/** POST …/waitlist/{wait}/steps: called by a message, once; left; came back. It needs no version: it states a fact. */
export const doorStepSchema = z.object({ step: z.enum(['call', 'leave', 'return']) }).strict()

/** POST …/waitlist/{wait}/seat: seats a party at the door as in C24, with its name and phone. */
export const doorSeatSchema = z
  .object({
    guests_number: guestCountSchema,
    notes: z.string().trim().max(500).default(''),
    /** The staff's choice; without it the smallest tables that suffice. */
    tables: tableNamesSchema.optional(),
  })
  .strict()

export type DoorWaitRequest = z.infer<typeof doorWaitRequestSchema>
export type DoorStep = z.infer<typeof doorStepSchema>['step']
export type DoorSeat = z.infer<typeof doorSeatSchema>
