import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { Behaviour } from './behaviour'
import { sandboxWebhooks } from './sandbox-schema'

export const SIGNATURE_HEADER = 'x-builtin-signature'
const BATCH_SIZE = 50
const REPEAT_AFTER_MS = 2000

const webhookSchema = z.object({
  event_id: z.string().min(1).max(100),
  kind: z.enum(['payment', 'refund']),
  payment: z.string().min(1).max(100),
  state: z.string(),
})
type SandboxWebhook = z.infer<typeof webhookSchema>

/** Queues a notice; some behaviours send it twice and in the wrong order, some not at all. */
export async function queueWebhook(
  tx: Db,
  { kind, payment, state, behaviour }: Omit<SandboxWebhook, 'event_id'> & { behaviour: Behaviour },
  now: Date,
): Promise<void> {
  if (behaviour === 'lost') return
  const event = { event_id: randomUUID(), kind, payment, state }
  const row = { eventId: event.event_id, body: JSON.stringify(event), deliverAt: now }
  const later = new Date(now.getTime() + REPEAT_AFTER_MS)
  const stale = { ...event, event_id: randomUUID(), state: 'pending' }
  const staleRow = { eventId: stale.event_id, body: JSON.stringify(stale), deliverAt: later }
  await tx.insert(sandboxWebhooks).values(behaviour === 'twice' ? [row, { ...row, deliverAt: later }, staleRow] : [row])
}

/**
 * Sends due notices by `send` and repeats failed ones, each time after a longer pause. Notices that another process
 * has claimed are left to it. Returns the number of delivered notices.
 */
export async function deliverWebhooks(
  db: Db,
  { now, secret, send }: { now: Date; secret: string; send: (body: string, signature: string) => Promise<boolean> },
): Promise<number> {
  let arrived = 0
  for (const { id, body } of await claimDue(db, now)) {
    if (!(await send(body, signatureOf(body, secret)).catch(() => false))) continue
    await db
      .update(sandboxWebhooks)
      .set({ deliveredAt: now })
      .where(eq(sandboxWebhooks.id, Number(id)))
    arrived++
  }
  return arrived
}

/** The notice of a signed body; `null` for a forged one. Throws for a signed body of another format. */
export function readWebhook(rawBody: string, signature: string | null, secret: string): SandboxWebhook | null {
  const expected = Buffer.from(signatureOf(rawBody, secret))
  const given = Buffer.from(signature ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return webhookSchema.parse(JSON.parse(rawBody))
}

/** HMAC-SHA-256 of the text as it is sent. */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('hex')
}

// The next try is stored before this one, so that a crash in between costs a pause and no notice.
function claimDue(db: Db, now: Date): Promise<{ id: string; body: string }[]> {
  const at = now.toISOString()
  return rowsOf(
    db,
    sql`UPDATE sandbox_webhooks SET tries = tries + 1,
        deliver_at = ${at}::timestamptz + make_interval(secs => least(3600, 2 * power(2, least(tries, 12))))
      WHERE id IN (
        SELECT id FROM sandbox_webhooks WHERE delivered_at IS NULL AND deliver_at <= ${at}::timestamptz
        ORDER BY deliver_at, id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
      RETURNING id, body`,
  )
}
