import type { OrdersWords } from '@/components/panel/orders/words'
import type { Failure } from '@/lib/browser/panel/panel-store'
import { interpolate } from '@/lib/domain/interpolate'
import { orderStateText } from '@/lib/domain/ordering/order/status'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'
import { plannedText } from './planned-text'

/** Reason of a failed press, and the order's state: the second person sees the first one's step. Contract C29. */
export function failureText({ outcome }: Failure, order: BoardOrder, words: OrdersWords): string {
  const { failure } = words
  if (outcome.kind !== 'refused') return failure[outcome.kind]
  const { planned } = order
  const state = orderStateText(order.status, order.delivery_type)
  if (outcome.code === 'changed_meanwhile' && planned?.person) {
    const what = plannedText({ ...planned, person: null }, words)
    return interpolate(failure.changedBy, { person: planned.person, what })
  }
  if (outcome.code === 'changed_meanwhile') return interpolate(failure.changed, { state })
  if (outcome.code === 'take_back_over') return interpolate(failure.takeBackOver, { state })
  if (outcome.code === 'call_back_over') return interpolate(failure.callBackOver, { state })
  if (outcome.code === 'step_impossible') return interpolate(failure.impossible, { state })
  return interpolate(failure.other, { message: outcome.message })
}

/** The same for commands without an order. */
export function settingFailureText({ outcome }: Failure, { failure }: OrdersWords): string {
  if (outcome.kind !== 'refused') return failure[outcome.kind]
  if (outcome.code === 'changed_meanwhile') return failure.changedSettings
  return interpolate(failure.other, { message: outcome.message })
}
