import { sql } from 'drizzle-orm'
import type { CountedLink, Scans } from '@/lib/domain/marketing/links/link-schema'
import { TIME_ZONE } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'

/** Days whose hours a link's page shows. */
const SHOWN_DAYS = 28

/**
 * Adds how often the brand's codes were opened, to the hour of `now` and to the sum of each print. A row is an hour of
 * a known code, however often it was opened. Contract C39.
 */
export async function addScans(db: Db, tenant: string, scans: Scans, now: Date): Promise<void> {
  await db.execute(sql`WITH scanned AS (
      SELECT s.code, sum(s.count)::int AS scans FROM jsonb_to_recordset(${JSON.stringify(scans)}::jsonb) AS s (code text, count int)
        JOIN marketing_link_prints p ON p.code = s.code AND p.tenant = ${tenant} GROUP BY s.code
    ), summed AS (
      UPDATE marketing_link_prints p SET scans = least(p.scans::bigint + scanned.scans, 2147483647) FROM scanned WHERE p.code = scanned.code
    )
    INSERT INTO marketing_scans AS m (code, hour, scans)
      SELECT code, date_trunc('hour', ${now.toISOString()}::timestamptz), scans FROM scanned
      ON CONFLICT (code, hour) DO UPDATE SET scans = least(m.scans::bigint + excluded.scans, 2147483647)`)
}

/** Openings of a link's codes in the last four weeks, by code and hour of the day in Warsaw. Contract C39. */
export function scannedHours(db: Db, linkId: number, now: Date): Promise<CountedLink['hours']> {
  return rowsOf(
    db,
    sql`SELECT m.code, extract(hour FROM m.hour AT TIME ZONE ${TIME_ZONE})::int AS hour, sum(m.scans)::int AS scans
      FROM marketing_scans m JOIN marketing_link_prints p ON p.code = m.code
      WHERE p.link_id = ${linkId} AND m.hour > ${now.toISOString()}::timestamptz - ${`${SHOWN_DAYS} days`}::interval
      GROUP BY 1, 2 ORDER BY 2, 1`,
  )
}
