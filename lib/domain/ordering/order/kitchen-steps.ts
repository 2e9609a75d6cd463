import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'

/** What a restaurant does with an order on its board. Contract C23. */
export const KITCHEN_STEPS = ['accept', 'decline', 'ready', 'hand_over', 'deliver', 'cancel'] as const
export type KitchenStep = (typeof KITCHEN_STEPS)[number]

/** How long a step can be taken back before anybody is told, in ms. Contract C23. */
export const TAKE_BACK_MS = 10_000
/** Minutes that accepting may promise. Contract C23. */
export const READY_MINUTES = { min: 15, max: 90 }

/** What decides about a step. `isPacked`: ready, and waiting for who brings it. */
export type SteppedOrder = { status: OrderStatus; deliveryType: DeliveryType; isPacked: boolean }
/** A change of status by C1, or the mark that it is packed, which no diner is told of. */
export type StepEffect = { kind: 'status'; to: OrderStatus } | { kind: 'pack' }

/**
 * What the step does now; `null` if it is not possible. For takeout, ready is what the diner is told; what is brought is
 * packed first and leaves with `hand_over`. Contract C1, C23.
 */
export function stepEffect(step: KitchenStep, { status, deliveryType, isPacked }: SteppedOrder): StepEffect | null {
  const isTakeout = deliveryType === 'takeout'
  const to = (from: OrderStatus, target: OrderStatus): StepEffect | null =>
    status === from ? { kind: 'status', to: target } : null
  switch (step) {
    case 'accept':
      return to('pending', 'confirmed')
    case 'decline':
      return to('pending', 'declined')
    case 'ready':
      if (isTakeout) return to('confirmed', 'sent')
      return status === 'confirmed' && !isPacked ? { kind: 'pack' } : null
    case 'hand_over':
      return isTakeout ? to('sent', 'delivered') : to('confirmed', 'sent')
    case 'deliver':
      return isTakeout ? null : to('sent', 'delivered')
    case 'cancel':
      return to('confirmed', 'cancelled')
  }
}

/** The steps that are possible now. */
export function possibleSteps(order: SteppedOrder): KitchenStep[] {
  return KITCHEN_STEPS.filter((step) => stepEffect(step, order) !== null)
}

/** What the kitchen has to do, for a promise. */
export type KitchenLoad = {
  preparationMinutes: number
  busyMinutes: number
  /** Accepted and not ready. */
  ordersInWork: number
  ordersPerSlot: number
  slotMinutes: number
}

/**
 * The minutes that accepting proposes: the preparation, what a busy kitchen adds, and a slot for each slotful of orders
 * beyond those that it makes at once. In steps of 5, from 15 to 90. Contract C23.
 */
export function suggestedReadyMinutes(load: KitchenLoad): number {
  const { preparationMinutes, busyMinutes, ordersInWork, slotMinutes } = load
  const perSlot = Math.max(1, load.ordersPerSlot)
  const atOnce = perSlot * Math.max(1, Math.ceil(preparationMinutes / slotMinutes))
  const waitMinutes = Math.ceil(Math.max(0, ordersInWork + 1 - atOnce) / perSlot) * slotMinutes
  const minutes = Math.ceil((preparationMinutes + busyMinutes + waitMinutes) / 5) * 5
  return Math.min(READY_MINUTES.max, Math.max(READY_MINUTES.min, minutes))
}
