import { DECLINE_REASONS } from '@/lib/domain/ordering/order/order-state'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { isCalledOff } from '@/lib/domain/ordering/order/status'

/** Who ended an order and why. Words: `order.live.ending.<key>`. Contract C1, ledger L205, L206. */
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

/** `null` while it is on its way or has arrived. */
export function endReasonOf({ status, history, reason, payment }: EndedOrder): EndReason | null {
  if (!isCalledOff(status)) return null
  const last = history.at(-1)
  if (last?.by === 'diner') return 'diner'
  // Money that came after the end is on its way back, or about to be.
  const isPaid = payment.status !== 'new' && payment.status !== 'pending'
  if (last?.by === 'timer') return last.from !== 'new' ? 'unanswered' : isPaid ? 'unpaidLate' : 'unpaid'
  if (last?.by === 'operations') return 'operations'
  if (last?.by === 'system') return 'kitchen'
  return DECLINE_REASONS.find((known) => known === (last?.reason ?? reason)) ?? 'restaurant'
}

/** What a brand's people wrote to the diner when they cancelled the order; null where nobody did. */
export function wordsOfEnd(order: EndedOrder): string | null {
  return endReasonOf(order) === 'operations' ? (order.history.at(-1)?.reason ?? order.reason) : null
}
