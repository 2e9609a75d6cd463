import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { PUSH_WORDS } from '@/messages/content/push-words'
import { type Db, rowsOf } from '@/upstream/db/database'
import { brandOf } from '@/upstream/mail/brand'
import { encryptPush } from './encrypt-push'
import { POST_TIMEOUT_MS, type PostPush, type PushAnswer } from './post-push'
import { isPushEndpoint } from './push-hosts'
import { isLivingSubscription } from './subscriptions'
import { type VapidKeys, vapidHeader } from './vapid'

/** What sending needs. */
export interface Pusher {
  db: Db
  now: () => Date
  log: Logger
  keys: VapidKeys
  post: PostPush
  /** Others are given up unasked. */
  isEndpoint?: (endpoint: string) => boolean
}

const BATCH_SIZE = 50
/** A sender that has not finished by then is dead. An alarm waits for nobody, so it is little longer than a call may be. */
const LEASE_MS = POST_TIMEOUT_MS + 5000
const FIRST_PAUSE_MS = 5000
/** An order waits ten minutes for its answer: a push that comes later is no use. */
const TTL_SECONDS = 600
const MAX_TRIES = 6

type Claimed = {
  id: string
  tries: number
  subscriptionId: string
  endpoint: string
  p256dh: string
  auth: string
  restaurantId: number
  restaurant: string
  tenant: string
  isStillWanted: boolean
  isLiving: boolean
  details: { orders: number; tables: number }
  at: string
}

/**
 * Sends due pushes. A row is written once (`advance-alarms.ts`); a push that was sent right before a crash is sent again
 * and replaces itself by its topic and tag. Answers how many were sent. Contract C26.
 */
export async function sendPushes(pusher: Pusher, shouldStop = () => false): Promise<number> {
  let sent = 0
  for (let n = 0; n < BATCH_SIZE && !shouldStop(); n++) {
    const message = await claim(pusher)
    if (!message) break
    if (await deliver(message, pusher)) sent++
  }
  return sent
}

async function claim({ db, now }: Pusher): Promise<Claimed | null> {
  const at = now()
  const [found] = await rowsOf<Claimed>(
    db,
    sql`WITH mine AS (
        UPDATE push_messages SET state = 'sending', tries = tries + 1,
          next_at = ${new Date(at.getTime() + LEASE_MS).toISOString()}::timestamptz
        WHERE id = (SELECT id FROM push_messages
          WHERE state IN ('waiting', 'sending') AND next_at <= ${at.toISOString()}::timestamptz
          ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, tries, subscription_id, notice_id)
      SELECT m.id, m.tries, s.id AS "subscriptionId", s.endpoint, s.p256dh, s.auth, n.details, n.at,
        n.restaurant_id AS "restaurantId", r.name AS restaurant, r.details ->> 'home_tenant' AS tenant,
        ${isLivingSubscription(at)} AS "isLiving",
        EXISTS (SELECT 1 FROM alarms a WHERE a.restaurant_id = n.restaurant_id AND a.ended_at IS NULL
          AND a.acknowledged_at IS NULL AND a.escalated_at IS NOT NULL) AS "isStillWanted"
      FROM mine m JOIN push_subscriptions s ON s.id = m.subscription_id JOIN alarm_notices n ON n.id = m.notice_id
        JOIN restaurants r ON r.id = n.restaurant_id`,
  )
  return found ?? null
}

async function deliver(message: Claimed, pusher: Pusher): Promise<boolean> {
  const { log, keys, post, now, isEndpoint = isPushEndpoint } = pusher
  const isTooLate = now().getTime() - new Date(message.at).getTime() > TTL_SECONDS * 1000
  if (!message.isLiving || !isEndpoint(message.endpoint)) {
    await forget(pusher, message)
    return false
  }
  if (!message.isStillWanted || isTooLate || message.tries > MAX_TRIES) {
    await finish(pusher, message, 'dropped')
    return false
  }
  const answer = await post(
    message.endpoint,
    {
      authorization: vapidHeader(message.endpoint, keys, `mailto:${brandOf(message.tenant, '').email}`, now()),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(TTL_SECONDS),
      urgency: 'high',
      topic: `alarm-${message.restaurantId}`,
    },
    encryptPush(payloadOf(message), message),
  ).catch(() => null)
  return settle(pusher, message, answer, log)
}

/** No name, no phone, no dish: a push service and a locked screen see it. Contract C26. */
function payloadOf({ restaurantId, restaurant, details }: Claimed): string {
  return JSON.stringify({
    title: PUSH_WORDS.title(restaurant),
    body: PUSH_WORDS.body(details),
    tag: `alarm-${restaurantId}`,
    url: `/panel/${restaurantId}/${details.orders > 0 ? 'zamowienia' : 'rezerwacje'}`,
  })
}

async function settle(pusher: Pusher, message: Claimed, answer: PushAnswer | null, log: Logger): Promise<boolean> {
  const status = answer?.status ?? 0
  if (status >= 200 && status < 300) {
    await finish(pusher, message, 'sent')
    return true
  }
  // Gone, or made with another key: it will never come back.
  if ([401, 403, 404, 410].includes(status)) {
    log.info({ status }, 'a push subscription has expired')
    await forget(pusher, message)
    return false
  }
  log.warn({ status, tries: message.tries }, 'a push was not taken')
  const isRefused = status >= 300 && status < 500 && status !== 429
  if (isRefused) await finish(pusher, message, 'failed')
  else await postpone(pusher, message, answer?.retryAfterSeconds ?? 0)
  return false
}

async function forget({ db }: Pusher, { subscriptionId }: Claimed): Promise<void> {
  await db.execute(sql`DELETE FROM push_subscriptions WHERE id = ${subscriptionId}::bigint`)
}

async function finish({ db, now }: Pusher, message: Claimed, state: 'sent' | 'dropped' | 'failed'): Promise<void> {
  await db.execute(sql`UPDATE push_messages SET state = ${state}, ended_at = ${now().toISOString()}::timestamptz
    WHERE ${isStillClaimed(message)}`)
}

async function postpone({ db, now }: Pusher, message: Claimed, atLeastSeconds: number): Promise<void> {
  const pauseMs = Math.max(FIRST_PAUSE_MS * 2 ** (message.tries - 1), atLeastSeconds * 1000)
  await db.execute(sql`UPDATE push_messages SET state = 'waiting',
      next_at = ${new Date(now().getTime() + pauseMs).toISOString()}::timestamptz
    WHERE ${isStillClaimed(message)}`)
}

// A sender that counted as dead and was only slow must not change the row any more.
function isStillClaimed({ id, tries }: Claimed) {
  return sql`id = ${id}::bigint AND state = 'sending' AND tries = ${tries}`
}
