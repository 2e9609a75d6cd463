import { sql } from 'drizzle-orm'
import { permissionRefusal, type StaffRole } from '@/lib/domain/panel/access/permissions'
import type { BoardAlarm } from '@/lib/domain/panel/alarm/alarm-schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'

const MAX_ALARMS = 500

type Row = {
  id: string
  number: string | null
  reservationId: string | null
  startsAt: string
  answerDueAt: string | null
  level: 'normal' | 'loud'
  acknowledgedAt: string | null
  acknowledgedBy: string | null
  escalatedAt: string | null
}

/** The alarms of a restaurant that have begun and wait for an answer, the oldest first. Contract C26. */
export async function loadAlarms(tx: Db, restaurantId: number): Promise<BoardAlarm[]> {
  const rows = await rowsOf<Row>(
    tx,
    sql`SELECT a.id, o.number, a.reservation_id AS "reservationId", a.starts_at AS "startsAt", a.level,
        coalesce(o.due_at, t.answer_due_at) AS "answerDueAt",
        a.acknowledged_at AS "acknowledgedAt", p.name AS "acknowledgedBy", a.escalated_at AS "escalatedAt"
      FROM alarms a LEFT JOIN orders o ON o.id = a.order_id LEFT JOIN reservations t ON t.id = a.reservation_id
        LEFT JOIN staff_roles p ON p.staff_id = a.acknowledged_by AND p.restaurant_id = a.restaurant_id
      WHERE a.restaurant_id = ${restaurantId} AND a.ended_at IS NULL AND a.level <> 'later'
      ORDER BY a.starts_at, a.id LIMIT ${MAX_ALARMS}`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    subject:
      row.number === null
        ? { kind: 'reservation', id: Number(row.reservationId) }
        : { kind: 'order', id: String(row.number), number: String(row.number) },
    starts_at: isoWithOffset(new Date(row.startsAt)),
    answer_due_at: instantOf(row.answerDueAt),
    level: row.level,
    acknowledged_at: instantOf(row.acknowledgedAt),
    acknowledged_by: row.acknowledgedBy,
    escalated_at: instantOf(row.escalatedAt),
  }))
}

/** A role that does not handle tables gets no alarms about them. Contract C26. */
export function alarmsFor(role: StaffRole, alarms: BoardAlarm[]): BoardAlarm[] {
  const handlesTables = permissionRefusal('handle_tables', role, { byPin: false }) === null
  return handlesTables ? alarms : alarms.filter(({ subject }) => subject.kind === 'order')
}

function instantOf(value: string | null): string | null {
  return value && isoWithOffset(new Date(value))
}
