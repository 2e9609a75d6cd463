import { type SQL, sql } from 'drizzle-orm'
import { isOnPlace, PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { literalList } from '@/upstream/db/literal-list'

const ON_PLACE = literalList(PAYMENT_METHODS.filter(isOnPlace))

/**
 * `(order_id, grosze)`: what came for each of the orders `o` that fulfil `condition`, less what went back. Online: paid attempts
 * less their refunds that are done, whole and in part, as the payment events say. On the spot: the payment is confirmed, which handing the food
 * over does. The only place of the report that knows how money is stored. Contract C1, C39.
 */
export function netGrosze(condition: SQL): SQL {
  return sql`SELECT o.id AS order_id, a.amount_grosze
        - CASE WHEN a.refund_state = 'done' THEN coalesce(a.refund_grosze, a.amount_grosze) ELSE 0 END
        - (SELECT coalesce(sum(f.amount_grosze), 0) FROM refunds f WHERE f.attempt_id = a.id AND f.state = 'done') AS grosze
      FROM orders o JOIN payment_attempts a ON a.order_id = o.id AND a.status = 'paid' WHERE ${condition}
    UNION ALL
    SELECT o.id, p.amount_grosze FROM orders o JOIN payments p ON p.order_id = o.id
      AND p.status = 'confirmed' AND p.paid_by IS NULL
      WHERE o.payment_method IN ${ON_PLACE} AND ${condition}`
}
