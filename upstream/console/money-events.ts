import { type SQL, sql } from 'drizzle-orm'
import { isOnPlace, PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { literalList } from '@/upstream/db/database'

export interface InstantSpan {
  from: Date
  to: Date
}

const ON_PLACE = literalList(PAYMENT_METHODS.filter(isOnPlace))

export const instantIn = (at: SQL, { from, to }: InstantSpan) =>
  sql`${at} >= ${from.toISOString()}::timestamptz AND ${at} < ${to.toISOString()}::timestamptz`

/**
 * Money received within `span`, one row an event: `restaurant_id, method, grosze, tip_grosze`, and for a statement of
 * a bank `at`, the order's `number` and the brand where it was placed (`tenant`), the `provider` (null on the spot),
 * our own key and the provider's, in which a statement names it. An online event is a paid attempt. An event on the
 * spot is an order's payment that the system `confirmed` at its handover. Contract C41.
 */
export function moneyReceived(span: InstantSpan): SQL {
  return sql`SELECT o.restaurant_id, p.method, p.amount_grosze AS grosze, o.tip_grosze, p.paid_at AS at, o.number, o.tenant, p.provider,
        p.id AS own_id, p.payment_id AS provider_id
      FROM payment_attempts p JOIN orders o ON o.id = p.order_id
      WHERE p.status = 'paid' AND ${instantIn(sql`p.paid_at`, span)} AND NOT o.is_test
    UNION ALL
    SELECT o.restaurant_id, o.payment_method, p.amount_grosze, o.tip_grosze, t.at, o.number, o.tenant, NULL, t.id::text, NULL
      FROM order_audit t JOIN orders o ON o.id = t.order_id JOIN payments p ON p.order_id = t.order_id
      WHERE t.kind = 'payment' AND t.to_state = 'confirmed' AND t."by" = 'system'
        AND ${instantIn(sql`t.at`, span)} AND p.paid_by IS NULL AND o.payment_method IN ${ON_PLACE} AND NOT o.is_test`
}

/**
 * Money refunded within `span`, one row an event, as above; `tip_grosze` is the refunded tip: 0 for a part. The only
 * place that knows how refunds are stored: an attempt's refund is the rest after its parts. Contract C1, C40, C41.
 */
export function moneyRefunded(span: InstantSpan): SQL {
  return sql`SELECT o.restaurant_id, a.method, f.amount_grosze AS grosze, 0 AS tip_grosze, f.done_at AS at, o.number, o.tenant, a.provider,
        f.id AS own_id, f.provider_refund_id AS provider_id
      FROM refunds f JOIN payment_attempts a ON a.id = f.attempt_id JOIN orders o ON o.id = f.order_id
      WHERE f.state = 'done' AND ${instantIn(sql`f.done_at`, span)} AND NOT o.is_test
    UNION ALL
    SELECT o.restaurant_id, p.method, coalesce(p.refund_grosze, p.amount_grosze), o.tip_grosze, p.refunded_at, o.number, o.tenant, p.provider,
      p.id, p.refund_id
    FROM payment_attempts p JOIN orders o ON o.id = p.order_id
    WHERE p.refund_state = 'done' AND ${instantIn(sql`p.refunded_at`, span)} AND NOT o.is_test`
}
