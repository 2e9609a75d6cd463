import { type SQL, sql } from 'drizzle-orm'
import { LOOK_ACTIONS } from '@/lib/domain/panel/access/audit-actions'
import { type Db, rowsOf } from '@/upstream/db/database'
import { literalList } from '@/upstream/db/literal-list'
import { type Outcome, refused } from '@/upstream/db/outcome'

/** Of one restaurant: no floor plan has so many at once, and every availability reads them. Contract C25. */
const MAX_BLOCKS = 200
const MAX_COMBINATIONS = 60
/** Lines in the trail of one person at one restaurant in 24 hours, of changes and of looks each: one every ten seconds of an evening of eleven hours. */
const MAX_ACTIONS_A_DAY = 4000

type Refused = Extract<Outcome<never>, { ok: false }>

/** 409 for a block more than a restaurant may have ahead; call it with the restaurant locked. Contract C25. */
export async function blockCapRefusal(tx: Db, restaurantId: number, now: Date): Promise<Refused | null> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`SELECT count(*)::int AS count FROM blocks WHERE restaurant_id = ${restaurantId} AND ended_at IS NULL
      AND ends_at > ${now.toISOString()}::timestamptz`,
  )
  return (row?.count ?? 0) >= MAX_BLOCKS ? refused(409, 'too_many_blocks') : null
}

/** 409 for a table combination more than a restaurant may have. Contract C25. */
export function combinationCapRefusal(count: number): Refused | null {
  return count >= MAX_COMBINATIONS ? refused(409, 'too_many_combinations') : null
}

type WhoseLines = { staffId: number } & ({ restaurantId: number } | { tenant: string })

/** 429 for a person who has changed as much at a restaurant or a brand as nobody does in a day. Contract C25. */
export function actionCapRefusal(db: Db, by: WhoseLines, now: Date): Promise<Refused | null> {
  return linesCapRefusal(db, by, sql`deed NOT IN ${literalList(LOOK_ACTIONS)}`, now)
}

/** The same for looks at a person's data, which are counted apart: who has looked too often still works. */
export function lookCapRefusal(db: Db, by: WhoseLines, now: Date): Promise<Refused | null> {
  return linesCapRefusal(db, by, sql`deed IN ${literalList(LOOK_ACTIONS)}`, now)
}

async function linesCapRefusal(db: Db, by: WhoseLines, isCounted: SQL, now: Date): Promise<Refused | null> {
  const isThere = 'tenant' in by ? sql`tenant = ${by.tenant}` : sql`restaurant_id = ${by.restaurantId}`
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM (
      SELECT FROM staff_audit WHERE staff_id = ${by.staffId} AND ${isThere} AND ${isCounted}
        AND at > ${now.toISOString()}::timestamptz - interval '24 hours' LIMIT ${MAX_ACTIONS_A_DAY}) actions`,
  )
  return (row?.count ?? 0) >= MAX_ACTIONS_A_DAY ? refused(429, 'too_many_actions', { retryAfterSeconds: 3600 }) : null
}
