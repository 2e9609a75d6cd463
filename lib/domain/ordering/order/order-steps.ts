import type { Order } from '@/lib/domain/ordering/order/schema'
import { type OrderStatus, orderStatusLabel, phaseOf, statusSteps } from '@/lib/domain/ordering/order/status'
import { PAID_STEP } from '@/messages/content/promise-words'

export type OrderStep = {
  status: OrderStatus
  label: string
  state: 'done' | 'now' | 'ahead'
  /** When it was reached, of a step that is over or is the last. */
  at: string | null
}

/**
 * The way of an order in the seed's words, each step with its clock, and where it stands; one that was called off has none. What
 * was waited for is not ticked: once it is paid, the step says so. Ledger L200–L208.
 */
export function orderSteps(
  { status, delivery_type: deliveryType, history }: Pick<Order, 'status' | 'delivery_type' | 'history'>,
  isPaidOnline: boolean,
): OrderStep[] {
  const steps = statusSteps(isPaidOnline)
  const now = steps.indexOf(status)
  if (now < 0) return []
  return steps.map((step, index) => {
    const isDone = index < now || (phaseOf(step) === 'fulfilled' && index === now)
    const isPaid = step === 'new' && isDone
    // It is paid when it leaves for the restaurant.
    const reached = isPaid ? history.find(({ from }) => from === 'new') : history.findLast(({ to }) => to === step)
    return {
      status: step,
      label: isPaid ? PAID_STEP : orderStatusLabel(step, deliveryType),
      state: isDone ? 'done' : index === now ? 'now' : 'ahead',
      at: index <= now && !(step === 'new' && !isDone) ? (reached?.at ?? null) : null,
    }
  })
}
