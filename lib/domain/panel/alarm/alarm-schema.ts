import { z } from 'zod'
import { instantSchema } from '@/lib/domain/wire'

/** Time in ms without acknowledgement after which an alarm becomes louder. Contract C26. */
export const LOUD_AFTER_MS = 60_000
/** Time in ms after which push wakes browsers and the restaurant's contact gets an e-mail. Contract C26. */
export const ESCALATE_AFTER_MS = 180_000
/** Time in ms before its due answer in which an alarm cannot be silenced. Contract C26. */
export const LAST_MS = 120_000

/** An alarm as every screen of the restaurant shows it, from its beginning until it is answered. Contract C26. */
const boardAlarmSchema = z.object({
  id: z.int().positive(),
  /** The waiting order or reservation, with its id on the board. */
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('order'), id: z.string(), number: z.string() }),
    z.object({ kind: z.literal('reservation'), id: z.int().positive() }),
  ]),
  starts_at: instantSchema,
  /** End of the time to answer; null without an end. Contract C1, C2. */
  answer_due_at: instantSchema.nullable(),
  level: z.enum(['normal', 'loud']),
  /** Time of the last acknowledgement: only the device of that press is silent for a while. */
  acknowledged_at: instantSchema.nullable(),
  acknowledged_by: z.string().nullable(),
  /** Time at which push and e-mail were sent. */
  escalated_at: instantSchema.nullable(),
})
export const boardAlarmsSchema = z.array(boardAlarmSchema)

/** POST /panel/{restaurant}/alarms/acknowledgements: the alarms on the screen, not those that arrive meanwhile. */
export const acknowledgeRequestSchema = z.object({ ids: z.array(z.int().positive()).min(1).max(500) }).strict()
export const alarmListSchema = z.object({ alarms: boardAlarmsSchema })

/** The key with which a browser subscribes, base64url. */
export const pushKeySchema = z.object({ public_key: z.string() })

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`))
}
/** PUT /panel/{restaurant}/push: `keys` null ends the subscription. Keys as in RFC 8291. */
export const pushRequestSchema = z
  .object({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    keys: z
      .object({ p256dh: base64url(65), auth: base64url(16) })
      .strict()
      .nullable(),
  })
  .strict()

export type BoardAlarm = z.infer<typeof boardAlarmSchema>
export type PushRequest = z.infer<typeof pushRequestSchema>
