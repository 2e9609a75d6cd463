import { type SQL, sql } from 'drizzle-orm'
import type { LookupQuery } from '@/lib/domain/console/lookup-query'
import type { Lookup, LookupItem } from '@/lib/domain/console/lookup-schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'

/** The last row of the page before. */
export type LookupCursor = { at: Date; subject: 'order' | 'reservation'; id: number }
type FoundSubjects = { items: LookupItem[]; next: LookupCursor | null }

type Row = Omit<LookupItem, 'created_at' | 'at'> & { createdAt: string; at: string }

const NOBODY = sql`false`

/**
 * Orders and reservations of one brand by a phone, an e-mail, a number or a key, the newest first, a page at a time;
 * each by its index. Rows with erased personal data are found by their number or key alone. Contract C40.
 */
export async function lookUp(
  db: Db,
  { tenant, query, after, limit }: { tenant: string; query: LookupQuery; after: LookupCursor | null; limit: number },
): Promise<FoundSubjects> {
  const { order, reservation } = conditionsOf(query)
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT f.*, r.name AS restaurant FROM (
      SELECT 'order' AS subject, o.number AS id, o.created_at AS "createdAt", o.eta_from AS at, o.restaurant_id,
          trim(o.customer_firstname || ' ' || o.customer_lastname) AS customer, o.status, o.delivery_type, o.total_grosze, NULL::integer AS people
        FROM orders o WHERE o.tenant = ${tenant} AND NOT o.is_test AND ${order}
      UNION ALL
      SELECT 'reservation', v.id, v.created_at, v.starts_at, v.restaurant_id, v.customer_name,
          CASE WHEN v.cancelled_at IS NULL THEN v.status ELSE 'cancelled' END, NULL, NULL, v.guests_number
        FROM reservations v WHERE v.tenant = ${tenant} AND NOT v.is_test AND ${reservation}
    ) f JOIN restaurants r ON r.id = f.restaurant_id
    ${after ? sql`WHERE (f."createdAt", f.subject, f.id) < (${after.at.toISOString()}::timestamptz, ${after.subject}, ${after.id}::bigint)` : sql``}
    ORDER BY f."createdAt" DESC, f.subject DESC, f.id DESC LIMIT ${limit + 1}`,
  )
  const items = rows.slice(0, limit).map(({ createdAt, at, restaurant, subject, id, customer, status, ...rest }) => ({
    subject,
    id: String(id),
    created_at: isoWithOffset(new Date(createdAt)),
    at: isoWithOffset(new Date(at)),
    restaurant,
    customer,
    status,
    delivery_type: rest.delivery_type,
    total_grosze: rest.total_grosze,
    people: rest.people,
  }))
  const last = rows.at(limit - 1)
  const next =
    rows.length > limit && last ? { at: new Date(last.createdAt), subject: last.subject, id: Number(last.id) } : null
  return { items, next }
}

/** Reports and enquiries of a brand by their number. Contract C38. */
export async function casesByNumber(db: Db, tenant: string, { kind, text }: LookupQuery): Promise<Lookup['cases']> {
  if (kind !== 'key') return []
  const rows = await rowsOf<{ number: string; kind: string; createdAt: string }>(
    db,
    sql`SELECT number, kind, created_at AS "createdAt" FROM enquiries WHERE number = ${text} AND tenant = ${tenant}`,
  )
  return rows.map(({ createdAt, ...one }) => ({ ...one, created_at: isoWithOffset(new Date(createdAt)) }))
}

/** The same expressions as the indexes of reservations and orders by contact, so that the planner uses them. */
function conditionsOf({ kind, text }: LookupQuery): { order: SQL; reservation: SQL } {
  switch (kind) {
    case 'phone': {
      const is = (phone: SQL) => sql`${phone} = contact_phone(${text})`
      return {
        order: sql`o.anonymized_at IS NULL AND ${is(sql`contact_phone(o.phone)`)}`,
        reservation: sql`v.anonymized_at IS NULL AND ${is(sql`contact_phone(v.phone_number)`)}`,
      }
    }
    case 'email':
      return {
        order: sql`o.anonymized_at IS NULL AND contact_email(o.email) = contact_email(${text})`,
        reservation: sql`v.anonymized_at IS NULL AND contact_email(v.email) = contact_email(${text})`,
      }
    case 'number':
      return { order: sql`o.number = ${text}::bigint`, reservation: NOBODY }
    case 'name': {
      const has = (name: SQL) =>
        sql`string_to_array(fold_text(${name}), ' ') @> string_to_array(fold_text(${text}), ' ')`
      return {
        order: sql`o.anonymized_at IS NULL AND ${has(sql`o.customer_firstname || ' ' || o.customer_lastname`)}`,
        reservation: sql`v.anonymized_at IS NULL AND ${has(sql`v.customer_name`)}`,
      }
    }
    case 'key':
      return { order: sql`o.id = ${text}`, reservation: sql`v.code = ${text}` }
  }
}
