import { type SQL, sql } from 'drizzle-orm'
import { VIEW_ACTIONS } from '@/lib/domain/panel/access/audit-actions'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import { type Db, literalList, rowsOf } from '@/upstream/db/database'
import { capRefusal } from './caps'

type Refused = ReturnType<typeof capRefusal>
type TrailOwner = { staffId: number } & ({ restaurantId: number } | { tenant: string })

/** 429 for a person who has made more changes at a restaurant or a brand than a day's work needs. Contract C25. */
export function actionCapRefusal(db: Db, by: TrailOwner, now: Date): Promise<Refused> {
  return linesCapRefusal(db, by, sql`action NOT IN ${literalList(VIEW_ACTIONS)}`, now)
}

/**
 * 429 for a person with too many looks at personal data, which are counted separately: the person can still make
 * changes.
 */
export function viewCapRefusal(db: Db, by: TrailOwner, now: Date): Promise<Refused> {
  return linesCapRefusal(db, by, sql`action IN ${literalList(VIEW_ACTIONS)}`, now)
}

async function linesCapRefusal(db: Db, by: TrailOwner, isCounted: SQL, now: Date): Promise<Refused> {
  const isThere = 'tenant' in by ? sql`tenant = ${by.tenant}` : sql`restaurant_id = ${by.restaurantId}`
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM (
      SELECT FROM staff_audit WHERE staff_id = ${by.staffId} AND ${isThere} AND ${isCounted}
        AND at > ${now.toISOString()}::timestamptz - interval '24 hours' LIMIT ${LIMITS.actions.max}) actions`,
  )
  return capRefusal('actions', row?.count ?? 0)
}
