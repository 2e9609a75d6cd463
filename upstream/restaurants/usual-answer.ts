import { type SQL, sql } from 'drizzle-orm'
import { LARGER_PARTY } from '@/lib/domain/reservation/availability/party-size'

/** Fewer answers than this are not representative. */
const LEAST_ANSWERS = 5
const LATEST = 20
const DAYS = 365

/**
 * The median of the minutes that a restaurant, or operations for it, took to answer its latest enquiries of groups;
 * NULL where it has answered fewer than five in a year. A timer's refusal does not count as an answer. Contract C2.
 */
export function usualAnswerQuery(restaurantId: SQL, now: Date): SQL<number | null> {
  return sql<number | null>`(
    SELECT CASE WHEN count(*) >= ${LEAST_ANSWERS} THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes) END
    FROM (
      SELECT ceil(extract(epoch FROM answer.at - asked.created_at) / 60)::int AS minutes
      FROM reservations asked CROSS JOIN LATERAL (
        SELECT c.at FROM reservation_changes c
        WHERE c.reservation_id = asked.id AND c."by" IN ('restaurant', 'operations')
          AND c.action IN ('confirmed', 'declined')
        ORDER BY c.id LIMIT 1
      ) AS answer
      WHERE asked.restaurant_id = ${restaurantId} AND asked.guests_number >= ${sql.raw(String(LARGER_PARTY))} AND NOT asked.is_test
        AND asked.created_at > ${new Date(now.getTime() - DAYS * 86_400_000).toISOString()}::timestamptz
      ORDER BY asked.created_at DESC LIMIT ${LATEST}
    ) AS latest)`
}
