import { sql } from 'drizzle-orm'
import { namedSubjectIn } from '@/lib/domain/console/named-subject'
import type { CaseSubject } from '@/lib/domain/console/queue'
import { type Db, rowsOf } from '@/upstream/db/database'

/**
 * Subjects of reports and enquiries, by their number: an order, a reservation or a restaurant of the brand, whose
 * page its people can open. One query, whatever their number. Contract C38.
 */
export async function caseSubjectsOf(
  db: Db,
  tenant: string,
  cases: readonly { number: string; details: Record<string, unknown> }[],
): Promise<Map<string, CaseSubject>> {
  const named = cases.flatMap(({ number, details: { about, order } }) => {
    const text = typeof order === 'string' ? `nr ${order}` : typeof about === 'string' ? about : ''
    const subject = namedSubjectIn(text)
    return Object.keys(subject).length > 0 ? [{ case: number, ...subject }] : []
  })
  if (named.length === 0) return new Map()
  const asked = sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS n("case" text, number bigint, key text, restaurant bigint)`
  const rows = await rowsOf<CaseSubject & { case: string }>(
    db,
    sql`SELECT DISTINCT ON (f."case") f."case", f.kind, f.id FROM (
        SELECT n."case", 1 AS rank, 'order' AS kind, o.number::text AS id FROM ${asked}
          JOIN orders o ON o.number = n.number AND o.tenant = ${tenant} AND NOT o.is_test
      UNION ALL
        SELECT n."case", 2, 'order', o.number::text FROM ${asked}
          JOIN orders o ON o.id = n.key AND o.tenant = ${tenant} AND NOT o.is_test
      UNION ALL
        SELECT n."case", 3, 'reservation', v.id::text FROM ${asked}
          JOIN reservations v ON v.code = n.key AND v.tenant = ${tenant} AND NOT v.is_test
      UNION ALL
        SELECT n."case", 4, 'restaurant', r.id::text FROM ${asked}
          JOIN restaurants r ON r.id = n.restaurant AND r.home_tenant = ${tenant}
      ) f ORDER BY f."case", f.rank`,
  )
  return new Map(rows.map(({ case: number, kind, id }) => [number, { kind, id }]))
}
