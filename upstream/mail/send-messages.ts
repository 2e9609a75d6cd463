import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Caps } from '@/upstream/caps/caps'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type MessageRow, messages } from '@/upstream/db/message-schema'
import { composeMessage } from './compose-message'
import type { Transport } from './envelope'
import { exceedsMessageCap } from './message-cap'

export interface Messenger {
  db: Db
  now: () => Date
  log: Logger
  transport: Transport
  originPattern: string
  from?: string
  caps: Caps
  /** Of which sign-in links are made: the secret that the upstream has. */
  linkSecret: string
}

const BATCH_SIZE = 50
/** A sender that has not finished by then counts as dead. */
const LEASE_MS = 2 * 60_000
/** Of an alarm: rather twice under one Message-ID than minutes late. Contract C26. */
const ALARM_LEASE_MS = 30_000
const FIRST_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 3 * 3_600_000
/** A day and a half, with the pauses above. */
const MAX_TRIES = 18

/**
 * Sends due messages, oldest first, until `shouldStop`: a stopping upstream waits for the current message only. Returns
 * how many were sent. Delivery is at least once: a message sent right before a crash is sent again with the same
 * Message-ID.
 */
export async function sendMessages(messenger: Messenger, shouldStop = () => false): Promise<number> {
  let sent = 0
  for (let n = 0; n < BATCH_SIZE && !shouldStop(); n++) {
    const message = await claim(messenger)
    if (!message) break
    if (await deliver(message, messenger)) sent++
  }
  return sent
}

async function claim({ db, now }: Messenger): Promise<MessageRow | null> {
  const at = now()
  const leaseOf = (ms: number) => sql`${new Date(at.getTime() + ms).toISOString()}::timestamptz`
  const [claimed] = await rowsOf<{ id: string }>(
    db,
    sql`UPDATE messages SET state = 'sending', tries = tries + 1,
        next_at = CASE WHEN subject = 'alarm' THEN ${leaseOf(ALARM_LEASE_MS)} ELSE ${leaseOf(LEASE_MS)} END
      WHERE id = (
        SELECT id FROM messages WHERE state IN ('waiting', 'sending') AND next_at <= ${at.toISOString()}::timestamptz
        ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id`,
  )
  if (!claimed) return null
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.id, Number(claimed.id)))
  return row ?? null
}

async function deliver(message: MessageRow, messenger: Messenger): Promise<boolean> {
  const { db, now, log, transport, originPattern, from, caps, linkSecret } = messenger
  const logFields = {
    message: message.id,
    channel: message.channel,
    subject: message.subject,
    occasion: message.occasion,
  }
  // A message that crashes its sender each time must not be tried for ever.
  if (message.tries > MAX_TRIES) {
    log.error(logFields, 'a message was given up')
    await finishMessage(messenger, message, 'failed')
    return false
  }
  try {
    const envelope = await composeMessage(message, { db, now: now(), originPattern, from, linkSecret })
    if (!envelope) {
      await finishMessage(messenger, message, 'dropped')
      return false
    }
    if (await exceedsMessageCap(db, message, envelope.to, caps, now())) {
      log.warn(logFields, 'a message was one too many for its address')
      await finishMessage(messenger, message, 'dropped')
      return false
    }
    await transport.send(envelope)
    await finishMessage(messenger, message, 'sent')
    log.info(logFields, 'sent a message')
    return true
  } catch (error) {
    const isLast = message.tries >= MAX_TRIES || isRefused(error)
    // Without the server's text, which may contain the recipient.
    const reason = (error as { code?: string }).code ?? (error as Error).name
    log[isLast ? 'error' : 'warn']({ ...logFields, tries: message.tries, reason }, 'a message was not sent')
    if (isLast) await finishMessage(messenger, message, 'failed')
    else await postponeMessage(messenger, message)
    return false
  }
}

// A mailbox that does not exist will not exist later.
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

async function finishMessage(
  { db, now }: Messenger,
  message: MessageRow,
  state: 'sent' | 'dropped' | 'failed',
): Promise<void> {
  await db.update(messages).set({ state, endedAt: now() }).where(isStillClaimed(message))
}

async function postponeMessage({ db, now }: Messenger, message: MessageRow): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (message.tries - 1), MAX_PAUSE_MS)
  await db
    .update(messages)
    .set({ state: 'waiting', nextAt: new Date(now().getTime() + pause) })
    .where(isStillClaimed(message))
}

// A sender that counted as dead and was only slow must not change the row any more.
function isStillClaimed({ id, tries }: MessageRow) {
  return and(eq(messages.id, id), eq(messages.state, 'sending'), eq(messages.tries, tries))
}
