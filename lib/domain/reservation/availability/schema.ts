import { z } from 'zod'
import { instantSchema, localDateSchema, localTimeSchema } from '@/lib/domain/wire'

/** Contract C4. `request`: a person must confirm; `rule`: a custom rule applies, with its text. */
const SLOT_STATES = ['available', 'full', 'closed', 'too_soon', 'rule', 'request'] as const
const slotStateSchema = z.enum(SLOT_STATES)

export const slotSchema = z.object({
  time: localTimeSchema,
  at: instantSchema,
  state: slotStateSchema,
  text: z.string().optional(),
  confirm: z.enum(['auto', 'manual']).optional(),
  duration: z.int().positive().optional(),
  areas: z.array(z.string()).optional(),
  /** Deadline for a request sent now, only if a person answers. Contract C2. */
  answer_due_at: instantSchema.optional(),
})

/** From the first to the last time at which diners are seated, both included. */
const seatingHoursSchema = z.object({ from: localTimeSchema, to: localTimeSchema })

const noticeKindSchema = z.enum(['closed_day', 'short_notice', 'closed_now', 'non_partner', 'rule'])
const noticeSchema = z.object({ kind: noticeKindSchema, text: z.string() })

/** The answer for one restaurant; `state` is the state of the requested slot. */
export const availabilitySchema = z.object({
  restaurant_id: z.int().positive(),
  date: localDateSchema,
  people: z.int().positive(),
  state: slotStateSchema,
  slots: z.array(slotSchema),
  alternatives: z.object({ times: z.array(localTimeSchema), dates: z.array(localDateSchema) }),
  /** The times of the day that are open and not too soon, regardless of tables. Default: the home slots. */
  seating_hours: z.array(seatingHoursSchema).default([{ from: '09:00', to: '21:00' }]),
  notices: z.array(noticeSchema),
})
/** GET /restaurants/{ids}/availability: one entry per id, in the requested order. Ledger L269. */
export const availabilityListSchema = z.array(availabilitySchema)

/** Maximum number of ids per call. Contract C4. */
export const MAX_IDS_PER_CALL = 50

export type SlotState = z.infer<typeof slotStateSchema>
export type Slot = z.infer<typeof slotSchema>
export type SlotNotice = z.infer<typeof noticeSchema>
export type Availability = z.infer<typeof availabilitySchema>
