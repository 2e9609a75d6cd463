import { sql } from 'drizzle-orm'
import { type AuditAction, actionsAbout } from '@/lib/domain/panel/access/audit-actions'
import { TIME_ZONE } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { Workplace } from './workplace'

interface AuditRow {
  id: string
  at: string
  staffId: string | null
  personName: string | null
  deviceId: string | null
  deviceName: string | null
  /** Browser name of a session by link, while the session is stored. */
  browser: string | null
  machineId: string | null
  machineName: string | null
  /** Restaurant that it was about, in the trail of a brand; null in a restaurant's own. */
  restaurant: string | null
  /** Its id, if the brand is its home. */
  restaurantId: number | null
  action: AuditAction
  subject: string | null
  subjectName: string | null
  details: Record<string, unknown>
}

const isAbout = (kind: Parameters<typeof actionsAbout>[0]) =>
  sql`a.action IN (${sql.join(
    actionsAbout(kind).map((action) => sql`${action}`),
    sql`, `,
  )})`

// Present name of a subject. The trail stores only ids, so that a removed name also disappears from it.
const subjectName = sql`CASE
  WHEN ${isAbout('person')} THEN coalesce((SELECT p.name FROM staff_roles p
    WHERE p.restaurant_id = a.restaurant_id AND p.staff_id = a.subject::bigint),
    (SELECT p.name FROM brand_roles p WHERE p.tenant = a.tenant AND p.staff_id = a.subject::bigint))
  WHEN ${isAbout('session')} THEN (SELECT p.name FROM staff_sessions s
    JOIN staff_roles p ON p.staff_id = s.staff_id AND p.restaurant_id = a.restaurant_id WHERE s.id = a.subject::uuid)
  WHEN ${isAbout('device')} THEN (SELECT v.name FROM staff_devices v WHERE v.id = a.subject::uuid)
  WHEN ${isAbout('token')} THEN (SELECT k.name FROM machine_tokens k WHERE k.id = a.subject::uuid)
  WHEN ${isAbout('reservation')} THEN (SELECT to_char(r.starts_at AT TIME ZONE ${TIME_ZONE}, 'DD.MM, HH24:MI')
    FROM reservations r WHERE r.id = a.subject::bigint)
  WHEN ${isAbout('link')} THEN (SELECT l.campaign || ', ' || l.source FROM marketing_links l WHERE l.id = a.subject::bigint)
  WHEN ${isAbout('voucher')} THEN (SELECT u.code FROM vouchers u WHERE u.id = a.subject::int)
  WHEN ${isAbout('order')} OR ${isAbout('case')} THEN a.subject END`

// The reason of a change stands in the history of its reservation or order, written in the same moment: what an erasure
// removes there is removed here too.
const reason = sql`CASE
  WHEN a.action IN ('reservation_cancel', 'reservation_decline', 'moved_reservation', 'corrected_reservation')
    THEN (SELECT c.reason FROM reservation_changes c
      WHERE c.reservation_id = a.subject::bigint AND c.at = a.at AND c.reason IS NOT NULL
        AND c.action IN (CASE a.action WHEN 'reservation_cancel' THEN 'cancelled' WHEN 'reservation_decline' THEN 'declined'
          WHEN 'corrected_reservation' THEN 'corrected' ELSE 'changed' END, CASE WHEN a.action = 'moved_reservation' THEN 'tables' END)
      ORDER BY c.id DESC LIMIT 1)
  WHEN a.action IN ('cancelled_order', 'refunded', 'retried_refund')
    THEN (SELECT h.reason FROM orders o JOIN order_audit h ON h.order_id = o.id
      WHERE o.number = a.subject::bigint AND h.at = a.at AND h.reason IS NOT NULL
        AND (h.kind = 'status') = (a.action = 'cancelled_order')
      ORDER BY h.id DESC LIMIT 1) END`

// A brand's trail is read without the menus of its restaurants, so a dish is named here.
const dishName = sql`(SELECT p ->> 'name' FROM menus m, jsonb_path_query(m.menu, '$.categories[*].products[*] ? (@.id == $id)',
  jsonb_build_object('id', a.subject::int)) p WHERE m.restaurant_id = a.restaurant_id LIMIT 1)`

/**
 * The trail of a restaurant or of a brand, the newest first, from before the entry `before`. Names are the present
 * ones there; a person who has left has none. Contract C21, C38.
 */
export function readAudit(
  db: Db,
  at: Workplace,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  const isThere = 'tenant' in at ? sql`a.tenant = ${at.tenant}` : sql`a.restaurant_id = ${at.restaurantId}`
  return rowsOf<AuditRow>(
    db,
    sql`SELECT a.id, a.at, a.staff_id AS "staffId", coalesce(o.name, b.name) AS "personName", a.device_id AS "deviceId",
        d.name AS "deviceName", nullif(s.label, '') AS browser, a.machine_id AS "machineId", m.name AS "machineName", a.action, a.subject,
        a.details || ${'tenant' in at ? sql`jsonb_strip_nulls(jsonb_build_object('reason', coalesce(a.details ->> 'reason', ${reason})))` : sql`'{}'::jsonb`} AS details,
        ${'tenant' in at ? sql`CASE WHEN ${isAbout('product')} THEN ${dishName} ELSE ${subjectName} END` : subjectName} AS "subjectName", ${'tenant' in at ? sql`w.name` : sql`NULL`} AS restaurant,
        ${'tenant' in at ? sql`CASE WHEN w.home_tenant = a.tenant THEN w.id END` : sql`NULL::integer`} AS "restaurantId"
      FROM staff_audit a
        LEFT JOIN staff_roles o ON o.staff_id = a.staff_id AND o.restaurant_id = a.restaurant_id
        LEFT JOIN restaurants w ON w.id = a.restaurant_id
        LEFT JOIN brand_roles b ON b.staff_id = a.staff_id AND b.tenant = coalesce(a.tenant, w.home_tenant)
        LEFT JOIN staff_devices d ON d.id = a.device_id
        LEFT JOIN staff_sessions s ON s.id = a.session_id AND a.device_id IS NULL
        LEFT JOIN machine_tokens m ON m.id = a.machine_id
      WHERE ${isThere} AND ${before === null ? sql`true` : sql`a.id < ${before}`}
      ORDER BY a.id DESC LIMIT ${limit}`,
  )
}
