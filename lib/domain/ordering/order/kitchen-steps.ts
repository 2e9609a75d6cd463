import { readyMinutes } from '@/lib/domain/ordering/availability/first-time'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'
import { inSteps } from '@/lib/domain/ordering/promise/order-promise'

/** Steps of a restaurant with an order on its board. Contract C23. */
export const KITCHEN_STEPS = ['accept', 'decline', 'ready', 'hand_over', 'deliver', 'cancel'] as const
export type KitchenStep = (typeof KITCHEN_STEPS)[number]

/** Time in ms in which a step can be undone before anybody is notified. Contract C23. */
export const TAKE_BACK_MS = 10_000
/**
 * Time in ms in which a handed-over order can be called back: the wrong bag is noticed at the counter. Contract
 * C23.
 */
export const CALL_BACK_MS = 600_000
/** Minutes that accepting may promise. Contract C23. */
export const READY_MINUTES = { min: 15, max: 90 }

/** Facts that decide about a step. `isPacked`: ready, and waiting for the courier. */
export type SteppedOrder = { status: OrderStatus; deliveryType: DeliveryType; isPacked: boolean }
/** A change of status by C1, or the mark that the order is packed, which is not shown to the diner. */
type StepEffect = { kind: 'status'; to: OrderStatus } | { kind: 'pack' }

type StepEffects = Partial<Record<KitchenStep, StepEffect>>

/** Keyed by status, so that a new status must define its steps. Contract C1, C23. */
const EFFECTS: Record<OrderStatus, (order: SteppedOrder) => StepEffects> = {
  new: () => ({}),
  pending: () => ({ accept: moves('confirmed'), decline: moves('declined') }),
  // Takeout: `ready` notifies the diner. Delivery: the order is packed first and leaves with `hand_over`.
  confirmed: ({ deliveryType, isPacked }) => ({
    ...(deliveryType === 'takeout' ? { ready: moves('sent') } : { hand_over: moves('sent') }),
    ...(deliveryType !== 'takeout' && !isPacked && { ready: { kind: 'pack' } }),
    cancel: moves('cancelled'),
  }),
  sent: ({ deliveryType }) => ({ [deliveryType === 'takeout' ? 'hand_over' : 'deliver']: moves('delivered') }),
  delivered: () => ({}),
  declined: () => ({}),
  cancelled: () => ({}),
}

/** Effect of the step now; `null` if it is not possible. Contract C1, C23. */
export function stepEffect(step: KitchenStep, order: SteppedOrder): StepEffect | null {
  return EFFECTS[order.status](order)[step] ?? null
}

function moves(to: OrderStatus): StepEffect {
  return { kind: 'status', to }
}

/**
 * Status of an order before it was handed over; packed stays packed. `null`: it was not handed over. Contract C1,
 * C23.
 */
export function calledBackTo({
  status,
  deliveryType,
}: Pick<SteppedOrder, 'status' | 'deliveryType'>): OrderStatus | null {
  if (status === 'delivered') return 'sent'
  // For takeout, `sent` means ready for pickup: nothing has left.
  return status === 'sent' && deliveryType !== 'takeout' ? 'confirmed' : null
}

/** End, not included, of the time in which an order handed over at `handedOverAt` can be called back. */
export function callBackEndsAt(handedOverAt: Date): Date {
  return new Date(handedOverAt.getTime() + CALL_BACK_MS)
}

/** The steps that are possible now. */
export function possibleSteps(order: SteppedOrder): KitchenStep[] {
  return KITCHEN_STEPS.filter((step) => stepEffect(step, order) !== null)
}

/** Work of the kitchen, for a promise. */
export type KitchenLoad = {
  preparationMinutes: number
  busyMinutes: number
  /** Orders accepted and not ready. */
  ordersInWork: number
  ordersPerSlot: number
  slotMinutes: number
}

/**
 * The minutes that accepting proposes: the preparation, the busy minutes, and one slot for each slotful of orders
 * beyond those made at once. In steps of 5, from 15 to 90. Contract C23.
 */
export function suggestedReadyMinutes(load: KitchenLoad): number {
  const { preparationMinutes, busyMinutes, ordersInWork, slotMinutes } = load
  const perSlot = Math.max(1, load.ordersPerSlot)
  const atOnce = perSlot * Math.max(1, Math.ceil(preparationMinutes / slotMinutes))
  const waitMinutes = Math.ceil(Math.max(0, ordersInWork + 1 - atOnce) / perSlot) * slotMinutes
  const minutes = inSteps(readyMinutes(preparationMinutes + busyMinutes) + waitMinutes)
  return Math.min(READY_MINUTES.max, Math.max(READY_MINUTES.min, minutes))
}
