import type { OrderStack } from './order-stack'

/** The number of all orders. */
export async function countOrders({ sql }: OrderStack): Promise<number> {
  const [row] = await sql<{ n: number }>('SELECT count(*)::int AS n FROM orders')
  return row?.n ?? 0
}

/** The bank's payments and refunds for an order, in grosze. */
export async function loadOrderMoney({ sql }: OrderStack, orderId: string) {
  const [row] = await sql<{ price: number; taken: number; returned: number }>(
    `SELECT o.total_grosze AS price, coalesce(sum(b.amount_grosze) FILTER (WHERE b.state = 'paid'), 0)::int AS taken,
       coalesce(sum(r.amount_grosze) FILTER (WHERE r.state = 'done'), 0)::int AS returned
     FROM orders o LEFT JOIN payment_attempts a ON a.order_id = o.id
       LEFT JOIN sandbox_payments b ON b.reference = a.id LEFT JOIN sandbox_refunds r ON r.token = b.token
     WHERE o.id = $1 GROUP BY o.total_grosze`,
    [orderId],
  )
  return row
}
