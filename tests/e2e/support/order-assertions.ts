import { expect } from '@playwright/test'
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
       LEFT JOIN builtin_payments b ON b.reference = a.id LEFT JOIN builtin_refunds r ON r.token = b.token
     WHERE o.id = $1 GROUP BY o.total_grosze`,
    [orderId],
  )
  return row
}

/** Asserts one order more than `before`, paid exactly once. */
export async function expectPaidOnce(stack: OrderStack, orderId: string, before: number): Promise<void> {
  expect(await countOrders(stack)).toBe(before + 1)
  const money = await loadOrderMoney(stack, orderId)
  expect(money).toEqual({ price: money?.price, taken: money?.price, returned: 0 })
}

/** Sets the order's deadline into the past: the next round of the upstream's timers handles it. */
export async function expireOrders({ sql }: OrderStack, orderIds: string[]): Promise<void> {
  await sql("UPDATE orders SET due_at = now() - interval '1 second' WHERE id = ANY($1)", [orderIds])
}
