import { DECLINE_REASONS } from '@/lib/domain/ordering/order/order-state'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { isCalledOff } from '@/lib/domain/ordering/order/status'

/** Person and reason that ended an order. Words: `order.live.ending.<key>`. Contract C1, ledger L205, L206. */
export type EndReason =
  | 'diner'
  | 'unpaid'
  | 'unpaidLate'
  | 'unanswered'
  | 'kitchen'
  | 'restaurant'
  | 'operations'
  | (typeof DECLINE_REASONS)[number]

type EndedOrder = Pick<Order, 'status' | 'history' | 'reason'> & { payment: Pick<Order['payment'], 'status'> }

/** `null` for an order that is under way or fulfilled. */
export function endReasonOf({ status, history, reason, payment }: EndedOrder): EndReason | null {
  if (!isCalledOff(status)) return null
  const last = history.at(-1)
  if (last?.by === 'diner') return 'diner'
  // A payment that arrived after the end is being refunded, or is about to be.
  const isPaid = payment.status !== 'new' && payment.status !== 'pending'
  if (last?.by === 'timer') return last.from !== 'new' ? 'unanswered' : isPaid ? 'unpaidLate' : 'unpaid'
  if (last?.by === 'operations') return 'operations'
  if (last?.by === 'system') return 'kitchen'
  return DECLINE_REASONS.find((known) => known === (last?.reason ?? reason)) ?? 'restaurant'
}

/** Message of a brand's people to the diner when they cancelled the order; null otherwise. */
export function wordsOfEnd(order: EndedOrder): string | null {
  return endReasonOf(order) === 'operations' ? (order.history.at(-1)?.reason ?? order.reason) : null
}
