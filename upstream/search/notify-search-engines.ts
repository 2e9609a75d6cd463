import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { indexNowKey } from '@/lib/backend/indexnow-key'
import { menuPath } from '@/lib/domain/ordering/menu/paths'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { tenants } from '@/tenants/registry'
import { type Db, rowsOf } from '@/upstream/db/database'

export interface IndexNow {
  /** `INDEXNOW_SECRET`. */
  secret: string
  endpoint: string
  /** Time limit of one message; `TIMEOUT_MS` if left out, and never longer than a claim lasts. */
  timeoutMs?: number
}

type Brand = (typeof tenants)[number]
interface Changed {
  id: number
  slug: string
  /** Text: JavaScript's dates are coarser than the database's. */
  changed_at: string
  has_menu: boolean
}

/** Restaurants of one message; each has at most two pages, and the protocol allows 10,000 addresses. */
const BATCH = 500
/**
 * Age in seconds at which a change is final: a running transaction may still add an older change than the newest one.
 */
const SETTLED_SECONDS = 60
/** Seconds for which one process claims a brand; longer than the call may take. */
const CLAIM_SECONDS = 60
const TIMEOUT_MS = 10_000
const FIRST_RETRY_SECONDS = 60
const MAX_RETRY_SECONDS = 6 * 3600

/**
 * Notifies search engines of pages whose menu, hours or other facts have changed since the last message, one brand
 * after another. A failed message is sent again after a pause that doubles each time; nothing is queued, since the
 * rows contain the times of their changes. Changes before the first run are not sent. See docs/design/search.md.
 */
export async function notifySearchEngines(
  db: Db,
  indexNow: IndexNow,
  now: Date,
  log: Logger,
  shouldStop: () => boolean = () => false,
): Promise<void> {
  const at = now.toISOString()
  for (const { key } of tenants)
    await db.execute(sql`INSERT INTO indexnow_progress (tenant, notified_until, next_at)
      VALUES (${key}, ${at}::timestamptz, ${at}::timestamptz) ON CONFLICT DO NOTHING`)
  for (const brand of tenants) {
    if (shouldStop()) return
    const claim = await claimBrand(db, brand, at)
    if (!claim) continue
    const changed = await listChanged(db, brand, claim, at)
    if (changed.length === 0) {
      await release(db, brand, at)
      continue
    }
    const failure = await send(brand, changed, indexNow)
    await (failure === null ? advance(db, brand, changed, at) : postpone(db, brand, claim.attempts, at))
    const counted = { tenant: brand.key, restaurants: changed.length }
    if (failure === null) log.info(counted, 'notified search engines of changes')
    else log.warn({ ...counted, failure }, 'search engines were not notified')
  }
}

interface Claim {
  notified_until: string
  notified_id: number
  attempts: number
}

// No transaction stays open during the call to another machine: the embedded database has one connection.
async function claimBrand(db: Db, { key }: Brand, at: string): Promise<Claim | undefined> {
  const [claim] = await rowsOf<Claim>(
    db,
    sql`UPDATE indexnow_progress SET next_at = ${at}::timestamptz + make_interval(secs => ${CLAIM_SECONDS})
      WHERE tenant = ${key} AND next_at <= ${at}::timestamptz
      RETURNING notified_until::text, notified_id, attempts`,
  )
  return claim
}

async function listChanged(db: Db, { key, hosts }: Brand, { notified_until, notified_id }: Claim, at: string) {
  const homes = sql.join(
    [key, ...hosts].map((home) => sql`${home}`),
    sql`, `,
  )
  return rowsOf<Changed>(
    db,
    sql`SELECT id, slug, changed_at::text, has_menu FROM (
        SELECT r.id, r.slug, greatest(r.changed_at, m.changed_at) AS changed_at, (m.restaurant_id IS NOT NULL AND r.takes_orders) AS has_menu
        FROM restaurants r LEFT JOIN menus m ON m.restaurant_id = r.id
        WHERE r.home_tenant IN (${homes})
          AND (r.changed_at >= ${notified_until}::timestamptz OR m.changed_at >= ${notified_until}::timestamptz)
      ) changed
      WHERE (changed_at, id) > (${notified_until}::timestamptz, ${notified_id})
        AND changed_at < ${at}::timestamptz - make_interval(secs => ${SETTLED_SECONDS})
      ORDER BY changed_at, id LIMIT ${BATCH}`,
  )
}

/** `null`, or the reason why the message was refused. */
async function send(
  { hosts }: Brand,
  changed: Changed[],
  { secret, endpoint, timeoutMs = TIMEOUT_MS }: IndexNow,
): Promise<string | null> {
  const host = hosts[0] ?? ''
  const key = indexNowKey(secret, host)
  const urlList = changed.flatMap((restaurant) => [
    `https://${host}${restaurantPath(restaurant)}`,
    ...(restaurant.has_menu ? [`https://${host}${menuPath(restaurant)}`] : []),
  ])
  try {
    const { status, body } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `https://${host}/${key}.txt`, urlList }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await body?.cancel()
    return status === 200 || status === 202 ? null : `answered ${status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'failed'
  }
}

async function release(db: Db, { key }: Brand, at: string): Promise<void> {
  await db.execute(sql`UPDATE indexnow_progress SET next_at = ${at}::timestamptz WHERE tenant = ${key}`)
}

async function advance(db: Db, { key }: Brand, changed: Changed[], at: string): Promise<void> {
  const last = changed.at(-1)
  if (!last) return
  await db.execute(sql`UPDATE indexnow_progress
    SET notified_until = ${last.changed_at}::timestamptz, notified_id = ${last.id}, attempts = 0, next_at = ${at}::timestamptz
    WHERE tenant = ${key}`)
}

async function postpone(db: Db, { key }: Brand, attempts: number, at: string): Promise<void> {
  const seconds = Math.min(MAX_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** Math.min(attempts, 10))
  await db.execute(sql`UPDATE indexnow_progress
    SET attempts = attempts + 1, next_at = ${at}::timestamptz + make_interval(secs => ${seconds}) WHERE tenant = ${key}`)
}
