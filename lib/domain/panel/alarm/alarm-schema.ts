import { z } from 'zod'
import { instantSchema } from '@/lib/domain/wire'

/** An alarm becomes louder when nobody has acknowledged it for so long, in ms. Contract C26. */
export const LOUD_AFTER_MS = 60_000
/** Then browsers are woken by push and the restaurant's contact gets an e-mail. Contract C26. */
export const ESCALATE_AFTER_MS = 180_000
/** Nobody can silence an alarm whose answer is due within so long, in ms. Contract C26. */
export const LAST_MS = 120_000

/** An alarm as every screen of the restaurant shows it, from its beginning until it is answered. Contract C26. */
export const boardAlarmSchema = z.object({
  id: z.int().positive(),
  /** The order or the reservation that waits, as the board calls it. */
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('order'), id: z.string(), number: z.string() }),
    z.object({ kind: z.literal('reservation'), id: z.int().positive() }),
  ]),
  starts_at: instantSchema,
  /** When nobody can answer any more; null where nothing ends it. Contract C1, C2. */
  answer_due_at: instantSchema.nullable(),
  level: z.enum(['normal', 'loud']),
  /** When somebody last heard it: the device of that press is silent for a while, no other. */
  acknowledged_at: instantSchema.nullable(),
  acknowledged_by: z.string().nullable(),
  /** When push and e-mail were sent off. */
  escalated_at: instantSchema.nullable(),
})
export const boardAlarmsSchema = z.array(boardAlarmSchema)

/** POST /panel/{restaurant}/alarms/acknowledgements: those that the screen shows, not those that come meanwhile. */
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
