import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { type OrderStatus, orderStatusLabel, phaseOf, statusSteps } from '@/lib/domain/ordering/order/status'

export type OrderStep = { status: OrderStatus; label: string; state: 'done' | 'now' | 'ahead' }

/** The way of an order in the seed's words, with where it stands; one that was called off has none. Ledger L200–L208. */
export function orderSteps(status: OrderStatus, deliveryType: DeliveryType, isPaidOnline: boolean): OrderStep[] {
  const steps = statusSteps(isPaidOnline)
  const now = steps.indexOf(status)
  if (now < 0) return []
  return steps.map((step, index) => ({
    status: step,
    label: orderStatusLabel(step, deliveryType),
    state: index < now || (phaseOf(step) === 'fulfilled' && index === now) ? 'done' : index === now ? 'now' : 'ahead',
  }))
}
