import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { type OrderStatus, orderStatusLabel } from '@/lib/domain/ordering/order/status'

export type OrderStep = { status: OrderStatus; label: string; state: 'done' | 'now' | 'ahead' }

const STATUS_STEPS: readonly OrderStatus[] = ['pending', 'confirmed', 'sent', 'delivered']

/** The way of an order in the seed's words, with where it stands; one that was called off has none. Ledger L200–L208. */
export function orderSteps(status: OrderStatus, deliveryType: DeliveryType, isPaidOnline: boolean): OrderStep[] {
  const steps: readonly OrderStatus[] = isPaidOnline ? ['new', ...STATUS_STEPS] : STATUS_STEPS
  const now = steps.indexOf(status)
  if (now < 0) return []
  return steps.map((step, index) => ({
    status: step,
    label: orderStatusLabel(step, deliveryType),
    state: index < now || (step === 'delivered' && index === now) ? 'done' : index === now ? 'now' : 'ahead',
  }))
}
