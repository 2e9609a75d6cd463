import type { Order } from '@/lib/domain/ordering/order/schema'
import { type OrderStatus, orderStatusLabel, phaseOf, statusSteps } from '@/lib/domain/ordering/order/status'
import { PAID_STEP } from '@/messages/content/promise-words'

type OrderStep = {
  status: OrderStatus
  label: string
  state: 'done' | 'now' | 'ahead'
  /** Time at which a finished step, or the last one, was reached. */
  at: string | null
}

/**
 * Steps of an order in the seed's words, each with its time and state; a cancelled order has none. The step that
 * awaits payment is renamed when done: it then says that the order is paid. Ledger L200–L208.
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
    // The payment is done when the order leaves status `new`.
    const reached = isPaid ? history.find(({ from }) => from === 'new') : history.findLast(({ to }) => to === step)
    return {
      status: step,
      label: isPaid ? PAID_STEP : orderStatusLabel(step, deliveryType),
      state: isDone ? 'done' : index === now ? 'now' : 'ahead',
      at: index <= now && !(step === 'new' && !isDone) ? (reached?.at ?? null) : null,
    }
  })
}
