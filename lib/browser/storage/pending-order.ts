import type { OrderRequest } from '@/lib/domain/ordering/order/schema'
import { readSession, writeSession } from './session-store'
import { readStored, store } from './storage'

/** A body that has left and whose fate nobody knows, with the key that it left with. */
export interface PendingOrder {
  key: string
  body: OrderRequest
  sentAtMs: number
}

/** The upstream forgets a key after a day; a repeat after that would be a second order. Contract "General rules". */
const MAX_AGE_MS = 23 * 3_600_000

// Where storage is blocked a page still knows what it sent itself.
const memory = new Map<number, PendingOrder>()

/**
 * Kept for all tabs until a definite answer, and not a moment longer, since it carries the diner's data: whichever tab
 * asks next asks with this very body and key. Contract C12.
 */
export function keepPendingOrder(attempt: PendingOrder): void {
  memory.set(attempt.body.restaurant_id, attempt)
  store(nameOf(attempt.body.restaurant_id), attempt)
  writeSession(sentNameOf(attempt.body.restaurant_id), '1')
}

/** Has this tab sent the restaurant an order? Whether it is still open only the server knows. Contract C3. */
export function hasSentOrder(restaurantId: number): boolean {
  return readSession(sentNameOf(restaurantId)) !== null
}

/** What a tab of this browser has sent to the restaurant without hearing back; `null` for nothing. */
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
    // blocked by the browser: there was nothing in it
  }
}

function nameOf(restaurantId: number): string {
  return `orderUnderWay:${restaurantId}`
}

function sentNameOf(restaurantId: number): string {
  return `orderSent:${restaurantId}`
}
