import { type SQL, sql } from 'drizzle-orm'
import {
  ALWAYS_URGENT,
  CALL_HOURS,
  CALLABLE,
  CLAIM_MINUTES,
  ENQUIRY_DAYS,
  LATE_MINUTES,
  LOUD_MINUTES,
  QUEUE_KINDS,
  type QueueAlarm,
  type QueueKind,
  REFUND_HOURS,
  REPORT_DAYS,
  TAKEOVER_NOTICE_MINUTES,
  UNANSWERED_MINUTES,
} from '@/lib/domain/console/queue'
import { DATA_REQUEST_MONTHS } from '@/lib/domain/person-data/schema'
import { AWAITING_STATUSES } from '@/lib/domain/reservation/status'
import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { type Db, literalList, rowsOf } from '@/upstream/db/database'
import { IS_IN_WORK } from '@/upstream/db/order-status-conditions'
import { validHours } from '@/upstream/restaurants/validate-stored-data'

/** A case of the queue; its subject is a row of another table. */
export interface QueueCase {
  kind: QueueKind
  subject: string
  dueAt: Date
  createdAt: Date
  restaurantId: number | null
  claim: { id: number; name: string; at: Date; seenAt: Date | null; handedBy: string | null } | null
}

/** End of a page. */
export type QueueCursor = { dueAt: Date; kind: string; subject: string }

type Row = {
  kind: QueueKind
  subject: string
  dueAt: string
  createdAt: string
  restaurantId: number | null
  claimedBy: string | null
  claimedName: string | null
  claimedAt: string | null
  seenAt: string | null
  handedBy: string | null
}

/** The cases of a brand, in the order of their due times. Contract C38. */
export async function listCases(
  db: Db,
  tenant: string,
  { kind, after, limit, now }: { kind: QueueKind | null; after: QueueCursor | null; limit: number; now: Date },
): Promise<QueueCase[]> {
  const isAfter = after
    ? sql`(q.due_at, q.kind, q.subject) > (${after.dueAt.toISOString()}::timestamptz, ${after.kind}, ${after.subject})`
    : sql`true`
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT q.kind, q.subject, q.due_at AS "dueAt", q.created_at AS "createdAt", q.restaurant_id AS "restaurantId",
        b.staff_id AS "claimedBy", b.name AS "claimedName", c.at AS "claimedAt",
        (SELECT max(e.last_seen_at) FROM staff_sessions e WHERE e.staff_id = c.staff_id AND e.tenant = ${tenant}) AS "seenAt",
        (SELECT p.name FROM brand_roles p WHERE p.tenant = ${tenant} AND p.staff_id = c.moved_by AND c.moved_by <> c.staff_id)
          AS "handedBy"
      FROM (${casesOf(tenant, now)}) q ${withClaims(tenant)}
      WHERE ${kind === null ? sql`true` : sql`q.kind = ${kind}`} AND ${isAfter}
      ORDER BY q.due_at, q.kind, q.subject LIMIT ${limit}`,
  )
  return rows.map(({ dueAt, createdAt, claimedBy, claimedName, claimedAt, seenAt, handedBy, ...row }) => ({
    ...row,
    dueAt: new Date(dueAt),
    createdAt: new Date(createdAt),
    claim:
      claimedBy === null
        ? null
        : {
            id: Number(claimedBy),
            name: claimedName ?? '',
            at: new Date(claimedAt ?? createdAt),
            seenAt: seenAt === null ? null : new Date(seenAt),
            handedBy,
          },
  }))
}

/** Counts open cases by kind. */
export async function countCases(db: Db, tenant: string, now: Date): Promise<Record<QueueKind, number>> {
  const rows = await rowsOf<{ kind: QueueKind; count: number }>(
    db,
    sql`SELECT kind, count(*)::int AS count FROM (${casesOf(tenant, now)}) q GROUP BY kind`,
  )
  const counts = Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, 0])) as Record<QueueKind, number>
  for (const { kind, count } of rows) counts[kind] = count
  return counts
}

/** The restaurant of an open case; null once the case is closed. */
export async function findCase(
  db: Db,
  tenant: string,
  { kind, subject, now }: { kind: QueueKind; subject: string; now: Date },
): Promise<{ restaurantId: number | null } | null> {
  const [found] = await rowsOf<{ restaurantId: number | null }>(
    db,
    sql`SELECT restaurant_id AS "restaurantId" FROM (${casesOf(tenant, now)}) q
      WHERE kind = ${kind} AND subject = ${subject} LIMIT 1`,
  )
  return found ?? null
}

/**
 * Alarm of the queue: urgent cases without a holder or with an absent one, and cases that were just passed to this
 * person. The revision changes with every case that is added, closed, taken or falls due at another time. Contract
 * C38.
 */
export async function queueAlarm(db: Db, tenant: string, staffId: number, now: Date): Promise<QueueAlarm> {
  const at = sql`${now.toISOString()}::timestamptz`
  const within = (hours: number) => sql`due_at <= ${at} + make_interval(hours => ${hours})`
  const isCallable = sql`kind IN ${literalList(CALLABLE)}`
  const urgent = sql`free AND (kind IN ${literalList(ALWAYS_URGENT)} OR (${isCallable} AND ${within(CALL_HOURS.anyway)}))`
  const isLater = sql`free AND ${isCallable} AND NOT ${within(CALL_HOURS.anyway)} AND ${within(CALL_HOURS.open)}`
  const nameOf = (id: SQL) =>
    sql`coalesce((SELECT p.name FROM brand_roles p WHERE p.tenant = ${tenant} AND p.staff_id = ${id}), '–')`
  const [row] = await rowsOf<AlarmRow>(
    db,
    sql`WITH claimed AS MATERIALIZED (
        SELECT q.kind, q.subject, q.due_at, q.restaurant_id, b.staff_id, c.at, c.moved_by, c.moved_from,
          (b.staff_id IS NULL OR ${isAway(at)} OR (b.staff_id = ${staffId} AND c.moved_by <> ${staffId})) AS free
        FROM (${casesOf(tenant, now)}) q ${withClaims(tenant)})
      SELECT count(*) FILTER (WHERE ${urgent})::int AS waiting, count(*)::int AS open,
        bool_or(due_at < ${at} + make_interval(mins => ${LOUD_MINUTES})) FILTER (WHERE ${urgent}) AS "isLoud",
        json_agg(restaurant_id) FILTER (WHERE ${isLater}) AS later,
        json_agg(json_build_object('kind', kind, 'by', ${nameOf(sql`moved_by`)}))
          FILTER (WHERE staff_id = ${staffId} AND moved_by <> ${staffId}) AS handed,
        json_agg(json_build_object('kind', kind, 'by', ${nameOf(sql`moved_by`)}))
          FILTER (WHERE moved_from = ${staffId} AND staff_id <> ${staffId} AND moved_by = staff_id
            AND at > ${at} - make_interval(mins => ${TAKEOVER_NOTICE_MINUTES})) AS taken,
        md5(coalesce(string_agg(concat_ws(' ', kind, subject, due_at, staff_id, moved_by), ','
          ORDER BY kind, subject), '')) AS revision
      FROM claimed`,
  )
  const { open = 0, isLoud = false, later, handed, taken, revision = '' } = row ?? {}
  const waiting = (row?.waiting ?? 0) + (await countOpen(db, later ?? [], now))
  const level = waiting === 0 ? 'silent' : isLoud ? 'loud' : 'normal'
  return { waiting, level, open, handed: handed ?? [], taken_over: taken ?? [], revision }
}

type AlarmRow = {
  waiting: number
  open: number
  isLoud: boolean | null
  later: number[] | null
  handed: QueueAlarm['handed'] | null
  taken: QueueAlarm['taken_over'] | null
  revision: string
}

/** Counts the cases whose restaurant is open and can be telephoned; `restaurantIds` has one id for each case. */
async function countOpen(db: Db, restaurantIds: readonly number[], now: Date): Promise<number> {
  if (restaurantIds.length === 0) return 0
  const rows = await rowsOf<{ id: number; hours: OpeningHours }>(
    db,
    sql`SELECT id, summary -> 'hours' AS hours FROM restaurants
      WHERE id IN (SELECT i::int FROM jsonb_array_elements_text(${JSON.stringify([...new Set(restaurantIds)])}::jsonb) i)`,
  )
  const open = new Set(rows.filter(({ id, hours }) => isOpenAt(validHours(hours, id), now)).map(({ id }) => id))
  return restaurantIds.filter((id) => open.has(id)).length
}

/** Has the holder been unseen for `CLAIM_MINUTES`? */
function isAway(at: SQL): SQL {
  return sql`(c.at < ${at} - make_interval(mins => ${CLAIM_MINUTES}) AND NOT EXISTS (
    SELECT FROM staff_sessions e WHERE e.staff_id = c.staff_id
      AND e.last_seen_at > ${at} - make_interval(mins => ${CLAIM_MINUTES})))`
}

// A claim ends with its holder's role.
function withClaims(tenant: string): SQL {
  return sql`LEFT JOIN queue_claims c ON c.tenant = ${tenant} AND c.kind = q.kind AND c.subject = q.subject
    LEFT JOIN brand_roles b ON b.staff_id = c.staff_id AND b.tenant = ${tenant}`
}

/** Each part reads an index of open rows, never of finished ones. */
function casesOf(tenant: string, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    SELECT CASE WHEN r.status IN ${literalList(AWAITING_STATUSES)} THEN 'request' ELSE 'change' END AS kind,
        r.id::text AS subject, coalesce(r.answer_due_at, r.starts_at) AS due_at, r.created_at, r.restaurant_id
      FROM reservations r JOIN restaurants p ON p.id = r.restaurant_id
      WHERE r.cancelled_at IS NULL AND (r.status = 'pending' OR r.change_request IS NOT NULL)
        AND r.tenant = ${tenant} AND NOT p.partner AND NOT r.is_test AND r.starts_at > ${at}
    UNION ALL
    SELECT 'call_off', r.id::text, r.starts_at, r.cancelled_at, r.restaurant_id
      FROM reservations r JOIN restaurants p ON p.id = r.restaurant_id
      WHERE r.cancelled_by IN ('guest', 'operations') AND r.status = 'confirmed' AND r.starts_at > ${at}
        AND r.tenant = ${tenant} AND NOT p.partner AND NOT r.is_test AND NOT EXISTS (
          SELECT FROM reservation_changes c WHERE c.reservation_id = r.id AND c.action = 'restaurant_notified')
    UNION ALL
    SELECT 'unanswered', number::text, due_at, created_at, restaurant_id FROM orders
      WHERE ${IS_IN_WORK} AND status = 'pending' AND tenant = ${tenant} AND NOT is_test
        AND due_at <= ${at} + make_interval(mins => ${UNANSWERED_MINUTES})
    UNION ALL
    SELECT 'late', number::text, eta_to + make_interval(mins => ${LATE_MINUTES}), created_at, restaurant_id FROM orders
      WHERE ${IS_IN_WORK} AND status <> 'pending' AND tenant = ${tenant} AND NOT is_test
        AND eta_to <= ${at} - make_interval(mins => ${LATE_MINUTES})
    UNION ALL
    SELECT 'refund', o.number::text, min(f.wanted_at) + make_interval(hours => ${REFUND_HOURS}), o.created_at, o.restaurant_id
      FROM (SELECT order_id, coalesce(refund_wanted_at, created_at) AS wanted_at FROM payment_attempts
          WHERE refund_state = 'failed'
        UNION ALL SELECT order_id, wanted_at FROM refunds WHERE state = 'failed') f
      JOIN orders o ON o.id = f.order_id WHERE o.tenant = ${tenant} AND NOT o.is_test GROUP BY o.id
    UNION ALL
    SELECT CASE kind WHEN 'partner' THEN 'enquiry' ELSE 'report' END, number,
        CASE kind WHEN 'partner' THEN coalesce(stage_at, created_at) + make_interval(days => ${ENQUIRY_DAYS})
          WHEN 'notice' THEN created_at + make_interval(days => ${REPORT_DAYS.notice})
          WHEN 'complaint' THEN created_at + make_interval(days => ${REPORT_DAYS.complaint})
          ELSE created_at + make_interval(days => ${REPORT_DAYS.problem}) END,
        created_at, restaurant_id
      FROM enquiries WHERE closed_at IS NULL AND tenant = ${tenant}
    UNION ALL
    SELECT 'data', id::text, created_at + make_interval(months => ${DATA_REQUEST_MONTHS}), created_at, NULL
      FROM data_requests WHERE state = 'proven' AND tenant = ${tenant}`
}
