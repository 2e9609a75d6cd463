import { type SQL, sql } from 'drizzle-orm'
import {
  ENQUIRY_DAYS,
  LATE_MINUTES,
  LOUD_MINUTES,
  QUEUE_KINDS,
  type QueueAlarm,
  type QueueKind,
  REFUND_HOURS,
  REPORT_DAYS,
  UNANSWERED_MINUTES,
  URGENT_KINDS,
} from '@/lib/domain/console/queue'
import { DATA_REQUEST_MONTHS } from '@/lib/domain/person-data/schema'
import { AWAITING_STATUSES } from '@/lib/domain/reservation/status'
import { type Db, rowsOf } from '@/upstream/db/database'
import { literalList } from '@/upstream/db/literal-list'
import { IS_IN_WORK } from '@/upstream/db/order-status-conditions'

/** A case of the queue: what it is about stands in other tables. */
export interface QueueCase {
  kind: QueueKind
  subject: string
  dueAt: Date
  createdAt: Date
  restaurantId: number | null
  claim: { id: number; name: string; at: Date } | null
}

/** Where a page ends. */
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
}

/** The cases of a brand, those due first. Contract C38. */
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
        b.staff_id AS "claimedBy", b.name AS "claimedName", c.at AS "claimedAt"
      FROM (${casesOf(tenant, now)}) q ${withClaims(tenant)}
      WHERE ${kind === null ? sql`true` : sql`q.kind = ${kind}`} AND ${isAfter}
      ORDER BY q.due_at, q.kind, q.subject LIMIT ${limit}`,
  )
  return rows.map(({ dueAt, createdAt, claimedBy, claimedName, claimedAt, ...row }) => ({
    ...row,
    dueAt: new Date(dueAt),
    createdAt: new Date(createdAt),
    claim:
      claimedBy === null
        ? null
        : { id: Number(claimedBy), name: claimedName ?? '', at: new Date(claimedAt ?? createdAt) },
  }))
}

/** How many of each kind there are. */
export async function countCases(db: Db, tenant: string, now: Date): Promise<Record<QueueKind, number>> {
  const rows = await rowsOf<{ kind: QueueKind; count: number }>(
    db,
    sql`SELECT kind, count(*)::int AS count FROM (${casesOf(tenant, now)}) q GROUP BY kind`,
  )
  const counts = Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, 0])) as Record<QueueKind, number>
  for (const { kind, count } of rows) counts[kind] = count
  return counts
}

/** What a case is, if it still waits. */
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
 * What sounds: urgent cases that nobody has taken. The mark changes with every case that comes, goes, is taken or falls due
 * at another time. Contract C38.
 */
export async function queueAlarm(db: Db, tenant: string, now: Date): Promise<QueueAlarm> {
  const urgent = sql`q.kind IN ${literalList(URGENT_KINDS)} AND b.staff_id IS NULL`
  const [row] = await rowsOf<{ waiting: number; isLoud: boolean | null; revision: string }>(
    db,
    sql`SELECT count(*) FILTER (WHERE ${urgent})::int AS waiting,
        bool_or(q.due_at < ${now.toISOString()}::timestamptz + make_interval(mins => ${LOUD_MINUTES}))
          FILTER (WHERE ${urgent}) AS "isLoud",
        md5(coalesce(string_agg(concat_ws(' ', q.kind, q.subject, q.due_at, b.staff_id), ','
          ORDER BY q.kind, q.subject), '')) AS revision
      FROM (${casesOf(tenant, now)}) q ${withClaims(tenant)}`,
  )
  const { waiting = 0, isLoud = false, revision = '' } = row ?? {}
  return { waiting, level: waiting === 0 ? 'silent' : isLoud ? 'loud' : 'normal', revision }
}

// A claim ends with the role of who made it.
function withClaims(tenant: string): SQL {
  return sql`LEFT JOIN queue_claims c ON c.tenant = ${tenant} AND c.kind = q.kind AND c.subject = q.subject
    LEFT JOIN brand_roles b ON b.staff_id = c.staff_id AND b.tenant = ${tenant}`
}

/** Each part reads an index of what is open, never what is done. */
function casesOf(tenant: string, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    SELECT CASE WHEN r.status IN ${literalList(AWAITING_STATUSES)} THEN 'request' ELSE 'change' END AS kind,
        r.id::text AS subject, coalesce(r.answer_due_at, r.starts_at) AS due_at, r.created_at, r.restaurant_id
      FROM reservations r JOIN restaurants p ON p.id = r.restaurant_id
      WHERE r.cancelled_at IS NULL AND (r.status = 'pending' OR r.change_request IS NOT NULL)
        AND r.tenant = ${tenant} AND NOT p.partner AND NOT r.is_test AND r.starts_at > ${at}
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
      FROM leads WHERE closed_at IS NULL AND tenant = ${tenant}
    UNION ALL
    SELECT 'data', id::text, created_at + make_interval(months => ${DATA_REQUEST_MONTHS}), created_at, NULL
      FROM data_requests WHERE state = 'proven' AND tenant = ${tenant}`
}
