import { z } from 'zod'
import { phoneSchema } from '@/lib/domain/wire'
import { WAIT_MINUTES } from './door-minutes'
import { guestCountSchema, tableNamesSchema } from './table-schema'

/** POST /panel/{restaurant}/waitlist: a party at the door, with the time that it was told. */
export const doorWaitRequestSchema = z
  .object({
    customer_name: z.string().trim().min(1).max(130),
    /** Called by what is given; by voice where neither is. */
    phone_number: phoneSchema.nullable().default(null),
    email: z.email().max(254).nullable().default(null),
    guests_number: guestCountSchema,
    wait_minutes: z.int().min(0).max(WAIT_MINUTES.max).multipleOf(WAIT_MINUTES.step),
  })
  .strict()

/** POST …/waitlist/{wait}/steps: called by a message, once; gave up; is there after all. No version: it says what is so. */
export const doorStepSchema = z.object({ step: z.enum(['call', 'leave', 'return']) }).strict()

/** POST …/waitlist/{wait}/seat: as a party at the door of C24, of the name and phone that it gave. */
export const doorSeatSchema = z
  .object({
    guests_number: guestCountSchema,
    notes: z.string().trim().max(500).default(''),
    /** The staff's choice; without it the smallest that suffice. */
    tables: tableNamesSchema.optional(),
  })
  .strict()

export type DoorWaitRequest = z.infer<typeof doorWaitRequestSchema>
export type DoorStep = z.infer<typeof doorStepSchema>['step']
export type DoorSeat = z.infer<typeof doorSeatSchema>
