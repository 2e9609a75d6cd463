import type { Played } from './play-evening'

type Query = <T>(text: string, values?: unknown[]) => Promise<T[]>
/** One query for faults in the database; each row is a fault. */
interface Check {
  name: string
  sql: string
}

/**
 * Faults that one query finds. Messages due to diners are derived here from the trails, apart from the triggers that
 * write them.
 */
const CHECKS: Check[] = [
  {
    name: 'the exclusion constraint stands',
    sql: `SELECT 1 WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'one_party_per_table' AND contype = 'x' AND convalidated)`,
  },
  {
    name: 'no table was given twice, whenever',
    sql: `SELECT a.id, b.id FROM occupations a JOIN occupations b ON a.table_id = b.table_id AND a.id < b.id
      WHERE a.reservation_id IS NOT NULL AND b.reservation_id IS NOT NULL
        AND tstzrange(lower(a.during), least(upper(a.during), coalesce(a.ended_at, upper(a.during))))
         && tstzrange(lower(b.during), least(upper(b.during), coalesce(b.ended_at, upper(b.during))))
        AND coalesce(a.ended_at, upper(a.during)) > lower(a.during) AND coalesce(b.ended_at, upper(b.during)) > lower(b.during)
        AND NOT (coalesce(a.ended_at, 'infinity') <= (SELECT min(c.at) FROM reservation_changes c WHERE c.reservation_id = b.reservation_id))`,
  },
  {
    name: 'everybody who sits has a table, and nobody who has gone',
    sql: `SELECT r.id, r.visit_state FROM reservations r WHERE
      (r.visit_state = 'seated') <> EXISTS (SELECT FROM occupations o WHERE o.reservation_id = r.id AND o.ended_at IS NULL)`,
  },
  {
    name: 'one payment for an order, of its sum',
    sql: `SELECT o.number FROM orders o LEFT JOIN payments p ON p.order_id = o.id
      WHERE p.amount_grosze IS DISTINCT FROM o.total_grosze`,
  },
  {
    name: 'the bank took what an order costs, once',
    sql: `SELECT o.number, o.status, p.status, count(b.token) FROM orders o JOIN payments p ON p.order_id = o.id
      LEFT JOIN payment_attempts a ON a.order_id = o.id
      LEFT JOIN sandbox_payments b ON b.reference = a.id AND b.state = 'paid'
      GROUP BY o.id, o.number, o.status, o.total_grosze, o.payment_method, p.status
      HAVING coalesce(sum(b.amount_grosze), 0) <> CASE
        WHEN o.payment_method IN ('blik', 'card_online') AND p.status IN ('confirmed', 'pending_refund', 'refunded')
        THEN o.total_grosze ELSE 0 END`,
  },
  {
    name: 'money goes back once, for what did not come, and for nothing else',
    sql: `SELECT o.number, o.status, p.status, count(r.id) FROM orders o JOIN payments p ON p.order_id = o.id
      LEFT JOIN payment_attempts a ON a.order_id = o.id
      LEFT JOIN sandbox_payments b ON b.reference = a.id AND b.state = 'paid'
      LEFT JOIN sandbox_refunds r ON r.token = b.token AND r.state = 'done'
      GROUP BY o.id, o.number, o.status, p.status
      HAVING count(r.id) <> CASE WHEN o.status IN ('declined', 'cancelled') AND count(b.token) > 0 THEN 1 ELSE 0 END
        OR (p.status = 'refunded') <> (count(r.id) = 1) OR p.status = 'pending_refund'`,
  },
  {
    name: 'every message was kept in the mailbox, once',
    sql: `SELECT m.id, m.subject, m.occasion, m.state, x.arrived FROM messages m
      LEFT JOIN reservations r ON r.id = m.reservation_id
      LEFT JOIN outbox x ON x.message_id LIKE '%' || m.key || '%'
      WHERE CASE WHEN m.channel = 'mail' AND r.email = '' OR m.channel = 'sms' AND r.phone_number = ''
        THEN m.state <> 'dropped' OR x.id IS NOT NULL ELSE m.state <> 'in_outbox' OR x.arrived IS DISTINCT FROM 1 END`,
  },
  {
    name: 'every diner was told once of each thing that happened to an order, and of nothing else',
    sql: `WITH wanted AS (
        SELECT order_id, to_state AS occasion, 'mail' AS channel, count(*) AS n FROM order_audit c
        WHERE (kind = 'status' AND to_state IN ('pending', 'confirmed', 'declined'))
          OR (kind = 'status' AND to_state = 'cancelled' AND (from_state <> 'new' OR reason = 'kitchen_unavailable'))
          OR (kind = 'payment' AND to_state = 'refunded') GROUP BY 1, 2
        UNION ALL
        SELECT order_id, to_state, 'sms', count(*) FROM order_audit
        WHERE kind = 'status' AND to_state IN ('declined', 'cancelled') AND from_state <> 'new' AND "by" <> 'diner'
        GROUP BY 1, 2),
      sent AS (SELECT order_id, occasion, channel, count(*) AS n FROM messages WHERE order_id IS NOT NULL GROUP BY 1, 2, 3)
      SELECT * FROM wanted FULL JOIN sent USING (order_id, occasion, channel)
      WHERE wanted.n IS DISTINCT FROM sent.n OR wanted.n <> 1`,
  },
  {
    name: 'every guest was told once of each thing that happened to a reservation, and of nothing else',
    sql: `WITH wanted AS (
        SELECT reservation_id, action AS occasion, 'mail' AS channel, count(*) AS n FROM reservation_changes
        WHERE action IN ('created', 'confirmed', 'declined', 'changed', 'cancelled') GROUP BY 1, 2
        UNION ALL
        SELECT reservation_id, action, 'sms', count(*) FROM reservation_changes
        WHERE action IN ('declined', 'cancelled') AND "by" <> 'guest' GROUP BY 1, 2),
      sent AS (SELECT reservation_id, occasion, channel, count(*) AS n FROM messages
        WHERE reservation_id IS NOT NULL GROUP BY 1, 2, 3)
      SELECT * FROM wanted FULL JOIN sent USING (reservation_id, occasion, channel)
      WHERE wanted.n IS DISTINCT FROM sent.n OR wanted.n <> 1`,
  },
  {
    name: 'each action of the restaurant has its person, and what diners and timers do has none',
    sql: `SELECT 'order', id, "by", to_state FROM order_audit WHERE ("by" = 'restaurant') <> (staff_id IS NOT NULL)
        AND kind = 'status'
      UNION ALL SELECT 'reservation', id, "by", action FROM reservation_changes
        WHERE ("by" = 'restaurant') <> (staff_id IS NOT NULL)
      UNION ALL SELECT 'action', id, action, subject FROM staff_audit
        WHERE (staff_id IS NULL AND action NOT IN ('invited', 'alarm_escalated', 'paused_unanswered'))
          OR (staff_id IS NOT NULL AND action IN ('alarm_escalated', 'paused_unanswered'))`,
  },
  {
    name: 'what the cook does on the tablet names the tablet',
    sql: `SELECT a.id, a.action FROM staff_audit a JOIN staff_roles r ON r.staff_id = a.staff_id AND r.role = 'kitchen'
      WHERE a.device_id IS NULL`,
  },
  { name: 'no step is left planned', sql: `SELECT number FROM orders WHERE planned_due_at IS NOT NULL` },
]

/** Compares the database with the script's record; returns a list of faults, empty if there are none. */
export async function auditEvening(query: Query, { record, crew }: Played): Promise<string[]> {
  const faults: string[] = []
  for (const { name, sql } of CHECKS) {
    const rows = await query<object>(sql)
    if (rows.length > 0) faults.push(`not so: ${name}: ${rows.length} × ${JSON.stringify(rows.slice(0, 3))}`)
  }
  const orders = await query<{ key: string; end: string }>('SELECT id AS key, status AS end FROM orders')
  faults.push(...differences('order', record.orders, orders))
  const visits = await query<{ key: string; end: string }>(`SELECT id::text AS key, CASE
    WHEN cancelled_at IS NOT NULL THEN 'cancelled' WHEN status = 'declined' THEN status ELSE visit_state END AS end
    FROM reservations`)
  faults.push(...differences('reservation', record.reservations, visits))
  const actions = await query<{ key: string; end: string }>(
    `SELECT staff_id || ' ' || action AS key, count(*)::text AS end
    FROM staff_audit WHERE staff_id = ANY($1) AND action = ANY($2) GROUP BY 1`,
    [Object.values(crew).map(({ id }) => id), [...new Set(record.actions.map(({ action }) => action))]],
  )
  const wanted = new Map<string, string>()
  for (const { personId, action } of record.actions) {
    const key = `${personId} ${action}`
    wanted.set(key, String(Number(wanted.get(key) ?? 0) + 1))
  }
  faults.push(...differences('action', wanted, actions))
  return faults
}

/** Lost, unknown to the script, or with another end. */
function differences(what: string, record: Map<string, string>, held: { key: string; end: string }[]): string[] {
  const known = new Map(held.map(({ key, end }) => [key, end]))
  const lost = [...record].filter(([key, end]) => known.get(key) !== end)
  const extra = held.filter(({ key }) => !record.has(key))
  return [
    ...lost.map(([key, end]) => `${what} ${key}: the script knows ${end}, the database ${known.get(key)}`),
    ...extra.map(({ key, end }) => `${what} ${key} (${end}) is unknown to the script`),
  ]
}
