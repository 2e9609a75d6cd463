import type { OrderRequest } from '@/lib/domain/ordering/order/schema'
import { readSession, writeSession } from './session-store'
import { readStored, store } from './storage'

/** The body of an order whose outcome is unknown, with its idempotency key. */
export interface PendingOrder {
  key: string
  body: OrderRequest
  sentAtMs: number
}

/** The upstream deletes a key after a day; a repeat after that would be a second order. Contract "General rules". */
const MAX_AGE_MS = 23 * 3_600_000

// If storage is blocked, the page still knows its own order.
const memory = new Map<number, PendingOrder>()

/**
 * Stored for all tabs only until a definite answer, because it contains the diner's data: the next tab repeats exactly
 * this body and key. Contract C12.
 */
export function storePendingOrder(attempt: PendingOrder): void {
  memory.set(attempt.body.restaurant_id, attempt)
  store(nameOf(attempt.body.restaurant_id), attempt)
  writeSession(sentNameOf(attempt.body.restaurant_id), '1')
}

/** Has this tab sent the restaurant an order? Only the server knows whether it is still open. Contract C3. */
export function hasSentOrder(restaurantId: number): boolean {
  return readSession(sentNameOf(restaurantId)) !== null
}

/** An order that a tab of this browser sent to the restaurant without an answer; `null` if there is none. */
export function pendingOrder(restaurantId: number, nowMs: number): PendingOrder | null {
  const stored = readStored(nameOf(restaurantId)) ?? memory.get(restaurantId)
  const { key, body, sentAtMs } = Object(stored) as Partial<PendingOrder>
  if (typeof key !== 'string' || typeof sentAtMs !== 'number' || body?.restaurant_id !== restaurantId) return null
  return nowMs - sentAtMs < MAX_AGE_MS ? { key, body, sentAtMs } : null
}

export function forgetPendingOrder(restaurantId: number): void {
  memory.delete(restaurantId)
  try {
    localStorage.removeItem(nameOf(restaurantId))
  } catch {
    // blocked by the browser: nothing was stored
  }
}

function nameOf(restaurantId: number): string {
  return `orderUnderWay:${restaurantId}`
}

function sentNameOf(restaurantId: number): string {
  return `orderSent:${restaurantId}`
}
