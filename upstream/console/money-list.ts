import { sql } from 'drizzle-orm'
import type { MoneyList } from '@/lib/domain/console/money-list'
import { addDays, instantOf, isoWithOffset, type LocalDate } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { moneyReceived, moneyRefunded } from './money-events'

/** End of a page. */
export type MoneyCursor = { at: Date; key: string }

type Row = Omit<MoneyList['items'][number], 'at'> & { at: string; key: string }

/**
 * Money received online or refunded in these days, of the brand's own restaurants, oldest first: the single events of
 * the month. Contract C41.
 */
export async function loadMoney(
  db: Db,
  tenant: string,
  { from, to, after, limit }: { from: LocalDate; to: LocalDate; after: MoneyCursor | null; limit: number },
): Promise<Omit<MoneyList, 'next_cursor'> & { next: MoneyCursor | null }> {
  const span = { from: instantOf(from, '00:00'), to: instantOf(addDays(to, 1), '00:00') }
  const events = sql`SELECT e.*, r.name AS restaurant, e.kind || ' ' || e.own_id AS key FROM (
      SELECT 'payment' AS kind, came.* FROM (${moneyReceived(span)}) came
      UNION ALL SELECT 'refund', went.* FROM (${moneyRefunded(span)}) went) e
    JOIN restaurants r ON r.id = e.restaurant_id
    WHERE e.provider IS NOT NULL AND r.details ->> 'home_tenant' = ${tenant}`
  const isAfter = after ? sql`(at, key) > (${after.at.toISOString()}::timestamptz, ${after.key})` : sql`true`
  const [totals] = await rowsOf<MoneyList['totals']>(
    db,
    sql`SELECT count(*) FILTER (WHERE kind = 'payment')::int AS payments,
        coalesce(sum(grosze) FILTER (WHERE kind = 'payment'), 0)::int AS received_grosze,
        count(*) FILTER (WHERE kind = 'refund')::int AS refunds,
        coalesce(sum(grosze) FILTER (WHERE kind = 'refund'), 0)::int AS refunded_grosze FROM (${events}) all_of_it`,
  )
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT at, kind, grosze, method, provider, own_id, provider_id, number::text AS order, nullif(tenant, ${tenant}) AS placed_at, restaurant, key
      FROM (${events}) page WHERE ${isAfter} ORDER BY at, key LIMIT ${limit + 1}`,
  )
  const last = rows.at(limit - 1)
  const next = rows.length > limit && last ? { at: new Date(last.at), key: last.key } : null
  const items = rows.slice(0, limit).map(({ key, at, ...one }) => ({ ...one, at: isoWithOffset(new Date(at)) }))
  return {
    from,
    to,
    items,
    totals: totals ?? { payments: 0, received_grosze: 0, refunds: 0, refunded_grosze: 0 },
    next,
  }
}
