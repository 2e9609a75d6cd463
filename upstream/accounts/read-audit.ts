import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'

export interface AuditEntry {
  id: string
  at: string
  staffId: string | null
  personName: string | null
  deviceId: string | null
  deviceName: string | null
  machineId: string | null
  machineName: string | null
  deed: string
  subject: string | null
  details: Record<string, unknown>
}

/**
 * The trail of a restaurant, the newest first, from before the entry `before`. A name is the one that the restaurant has
 * for the person now; who has left has none.
 */
export function readAudit(
  db: Db,
  restaurantId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditEntry[]> {
  return rowsOf<AuditEntry>(
    db,
    sql`SELECT a.id, a.at, a.staff_id AS "staffId", o.name AS "personName", a.device_id AS "deviceId",
        d.name AS "deviceName", a.machine_id AS "machineId", m.name AS "machineName", a.deed, a.subject, a.details
      FROM staff_audit a
        LEFT JOIN staff_roles o ON o.staff_id = a.staff_id AND o.restaurant_id = a.restaurant_id
        LEFT JOIN staff_devices d ON d.id = a.device_id LEFT JOIN machine_tokens m ON m.id = a.machine_id
      WHERE a.restaurant_id = ${restaurantId} AND ${before === null ? sql`true` : sql`a.id < ${before}`}
      ORDER BY a.id DESC LIMIT ${limit}`,
  )
}
