import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Caps } from '@/upstream/caps/caps'
import { type Db, rowsOf } from '@/upstream/db/database'
import { eachRow, isDueAgain } from '@/upstream/db/each-row'
import { type MessageRow, messages } from '@/upstream/db/message-schema'
import { composeMessage } from './compose-message'
import { exceedsMessageCap } from './message-cap'
import type { Transport } from './transport'

export interface Messenger {
  db: Db
  now: () => Date
  log: Logger
  /** `null`: there is neither a mail server nor a mailbox, so messages wait. */
  transport: Transport | null
  originPattern: string
  from?: string
  caps: Caps
  /** Secret from which sign-in links are made: the upstream's own. */
  linkSecret: string
  /** The other secret during a rotation: a waiting link may be of either. See docs/design/processes.md. */
  previousLinkSecret?: string
}

const BATCH_SIZE = 50
const JOB = 'send-messages'
/** A sender that has not finished within this time counts as dead. */
const LEASE_MS = 2 * 60_000
/** Lease of an alarm's message: it is rather sent twice under one Message-ID than minutes late. Contract C26. */
const ALARM_LEASE_MS = 30_000
const FIRST_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 3 * 3_600_000
/** A day and a half, with the pauses above. */
const MAX_TRIES = 18
/** A message that waited longer, because nothing could send it, is outdated. */
const MAX_AGE_MS = 48 * 3_600_000

/**
 * Sends due messages, oldest first, until `shouldStop`: a stopping upstream waits for the current message only.
 * Returns how many were sent. A failed message stops no other: docs/design/processes.md. Delivery is at least once: a
 * message sent right before a crash is sent again with the same Message-ID.
 */
export async function sendMessages(messenger: Messenger, shouldStop = () => false): Promise<number> {
  const { db, now, log, transport } = messenger
  if (!transport) return 0
  const at = now()
  const isDue = sql`state IN ('waiting', 'sending') AND next_at <= ${at.toISOString()}::timestamptz`
  const due = await rowsOf<{ id: string }>(
    db,
    sql`SELECT id FROM messages WHERE ${isDue} AND ${isDueAgain(JOB, sql`messages.id::text`, at)}
      ORDER BY next_at, id LIMIT ${BATCH_SIZE}`,
  )
  const ids = due.map(({ id }) => Number(id))
  const sent = await eachRow({ name: JOB, db, now: at, log }, ids, async (id) => {
    if (shouldStop()) return false
    const message = await claim(messenger, id)
    return message !== null && deliver(message, messenger, transport)
  })
  return sent.filter(Boolean).length
}

async function claim({ db, now }: Messenger, id: number): Promise<MessageRow | null> {
  const at = now()
  const leaseOf = (ms: number) => sql`${new Date(at.getTime() + ms).toISOString()}::timestamptz`
  const [claimed] = await rowsOf<{ id: string }>(
    db,
    sql`UPDATE messages SET state = 'sending', tries = tries + 1,
        next_at = CASE WHEN subject = 'alarm' THEN ${leaseOf(ALARM_LEASE_MS)} ELSE ${leaseOf(LEASE_MS)} END
      WHERE id = (
        SELECT id FROM messages WHERE id = ${id} AND state IN ('waiting', 'sending')
          AND next_at <= ${at.toISOString()}::timestamptz FOR UPDATE SKIP LOCKED)
      RETURNING id`,
  )
  if (!claimed) return null
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.id, Number(claimed.id)))
  return row ?? null
}

async function deliver(message: MessageRow, messenger: Messenger, transport: Transport): Promise<boolean> {
  const { db, now, log, originPattern, from, caps, linkSecret, previousLinkSecret } = messenger
  const logFields = {
    message: message.id,
    channel: message.channel,
    subject: message.subject,
    occasion: message.occasion,
  }
  // A message that crashes its sender each time must not be tried endlessly.
  if (message.tries > MAX_TRIES || now().getTime() - message.createdAt.getTime() > MAX_AGE_MS) {
    log.error(logFields, 'a message was given up')
    await finishMessage(messenger, message, 'failed')
    return false
  }
  try {
    const context = { db, now: now(), originPattern, from, linkSecret, previousLinkSecret }
    const envelope = await composeMessage(message, context)
    if (!envelope) {
      await finishMessage(messenger, message, 'dropped')
      return false
    }
    if (await exceedsMessageCap(db, message, envelope.to, caps, now())) {
      log.warn(logFields, 'a message was one too many for its address')
      await finishMessage(messenger, message, 'dropped')
      return false
    }
    const state = (await transport.send(envelope)) ?? 'sent'
    await finishMessage(messenger, message, state)
    log.info(logFields, state === 'sent' ? 'sent a message' : 'stored a message in the mailbox')
    return true
  } catch (error) {
    const isLast = message.tries >= MAX_TRIES || isRefused(error)
    // The server's text is not logged: it may contain the recipient.
    const reason = (error as { code?: string }).code ?? (error as Error).name
    log[isLast ? 'error' : 'warn']({ ...logFields, tries: message.tries, reason }, 'a message was not sent')
    if (isLast) await finishMessage(messenger, message, 'failed')
    else await postponeMessage(messenger, message)
    return false
  }
}

// A mailbox that does not exist is not tried again.
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

async function finishMessage(
  { db, now }: Messenger,
  message: MessageRow,
  state: 'sent' | 'in_outbox' | 'dropped' | 'failed',
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

// A slow sender that counted as dead must not change the row any more.
function isStillClaimed({ id, tries }: MessageRow) {
  return and(eq(messages.id, id), eq(messages.state, 'sending'), eq(messages.tries, tries))
}
