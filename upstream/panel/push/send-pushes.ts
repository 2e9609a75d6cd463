import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { PUSH_WORDS } from '@/messages/content/push-words'
import { type Db, rowsOf } from '@/upstream/db/database'
import { isStillUnacknowledged } from '@/upstream/panel/alarms/notify-of-new'
import { brandOf } from '@/upstream/tenants/brand'
import { encryptPush } from './encrypt-push'
import { POST_TIMEOUT_MS, type PostPush, type PushAnswer } from './post-push'
import { isPushEndpoint } from './push-hosts'
import { isLivingSubscription } from './subscriptions'
import { type VapidKeys, vapidHeader } from './vapid'

/** Dependencies of sending. */
export interface Pusher {
  db: Db
  now: () => Date
  log: Logger
  keys: VapidKeys
  /** Keys of the secret before a rotation, for subscriptions that were made with them. See docs/design/processes.md. */
  previousKeys?: VapidKeys
  post: PostPush
  /** Pushes to other endpoints are dropped without a call. */
  isEndpoint?: (endpoint: string) => boolean
}

/** Most open calls of one process, and for one restaurant. */
const AT_ONCE = 16
const AT_ONCE_OF_RESTAURANT = 4
/** Interval of looking for due pushes while calls are open. */
const LOOK_AGAIN_MS = 200
/**
 * A sender that has not finished within this time counts as dead. Alarms are urgent, so it is little longer than a
 * call may take.
 */
const LEASE_MS = POST_TIMEOUT_MS + 5000
const FIRST_PAUSE_MS = 5000
/** An order waits ten minutes for its answer: a later push is useless. */
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
 * Sends due pushes until none is left, several at a time: a slow push service delays neither other restaurants nor
 * pushes that become due meanwhile. Each row is written once (`advance-alarms.ts`); a push that was sent right before
 * a crash is sent again and replaces itself by its topic and tag. Answers how many were sent; throws database errors
 * once all calls have ended. Contract C26.
 */
export async function sendPushes(pusher: Pusher, shouldStop = () => false): Promise<number> {
  const open = new Map<Promise<void>, number>()
  const failures: unknown[] = []
  let sent = 0
  const begin = (message: Claimed) => {
    const call: Promise<void> = deliver(message, pusher)
      .then(
        (isSent) => void (isSent && sent++),
        (error) => void failures.push(error),
      )
      .finally(() => open.delete(call))
    open.set(call, Number(message.restaurantId))
  }
  try {
    while (!shouldStop() && failures.length === 0) {
      const busy = fullyBusy([...open.values()])
      const message = open.size < AT_ONCE ? await claim(pusher, busy) : null
      if (message) begin(message)
      else if (open.size > 0) await firstOf([...open.keys()], LOOK_AGAIN_MS)
      // Calls of a busy restaurant have ended meanwhile, and more of its pushes may be due.
      else if (busy.length === 0) break
    }
  } finally {
    await Promise.all(open.keys())
  }
  if (failures.length > 0) throw failures[0]
  return sent
}

/** Restaurants with the maximum number of open calls. */
function fullyBusy(restaurantIds: number[]): number[] {
  const isFull = (id: number) => restaurantIds.filter((one) => one === id).length >= AT_ONCE_OF_RESTAURANT
  return [...new Set(restaurantIds)].filter(isFull)
}

async function firstOf(calls: Promise<void>[], atMostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, atMostMs)
  })
  await Promise.race([...calls, late])
  clearTimeout(timer)
}

async function claim({ db, now }: Pusher, busyRestaurants: number[]): Promise<Claimed | null> {
  const at = now()
  const isFree = busyRestaurants.length === 0 ? sql`true` : sql`n.restaurant_id NOT IN ${busyRestaurants}`
  const [found] = await rowsOf<Claimed>(
    db,
    sql`WITH mine AS (
        UPDATE push_messages SET state = 'sending', tries = tries + 1,
          next_at = ${new Date(at.getTime() + LEASE_MS).toISOString()}::timestamptz
        WHERE id = (SELECT p.id FROM push_messages p JOIN alarm_notices n ON n.id = p.notice_id
          WHERE p.state IN ('waiting', 'sending') AND p.next_at <= ${at.toISOString()}::timestamptz AND ${isFree}
          ORDER BY p.next_at, p.id LIMIT 1 FOR UPDATE OF p SKIP LOCKED)
        RETURNING id, tries, subscription_id, notice_id)
      SELECT m.id, m.tries, s.id AS "subscriptionId", s.endpoint, s.p256dh, s.auth, n.details, n.at,
        n.restaurant_id AS "restaurantId", r.name AS restaurant, r.details ->> 'home_tenant' AS tenant,
        ${isLivingSubscription(at)} AS "isLiving",
        ${isStillUnacknowledged(sql`n.restaurant_id`)} AS "isStillWanted"
      FROM mine m JOIN push_subscriptions s ON s.id = m.subscription_id JOIN alarm_notices n ON n.id = m.notice_id
        JOIN restaurants r ON r.id = n.restaurant_id`,
  )
  return found ?? null
}

async function deliver(message: Claimed, pusher: Pusher): Promise<boolean> {
  const { log, keys, previousKeys, isEndpoint = isPushEndpoint, now } = pusher
  const isTooLate = now().getTime() - new Date(message.at).getTime() > TTL_SECONDS * 1000
  if (!message.isLiving || !isEndpoint(message.endpoint)) {
    await forget(pusher, message)
    return false
  }
  if (!message.isStillWanted || isTooLate || message.tries > MAX_TRIES) {
    await finish(pusher, message, 'dropped')
    return false
  }
  const answer = await postWith(keys, message, pusher)
  const isOfOtherKeys = answer?.status === 401 || answer?.status === 403
  const settled = isOfOtherKeys && previousKeys ? await postWith(previousKeys, message, pusher) : answer
  return settle(pusher, message, settled, log)
}

function postWith(keys: VapidKeys, message: Claimed, { post, now }: Pusher): Promise<PushAnswer | null> {
  return post(
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
}

/** No name, no phone, no dish: push services and locked screens show the payload. Contract C26. */
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
  // The subscription has expired or was made with another key: it will never be valid again.
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

// A slow sender that counted as dead must not change the row any more.
function isStillClaimed({ id, tries }: Claimed) {
  return sql`id = ${id}::bigint AND state = 'sending' AND tries = ${tries}`
}
