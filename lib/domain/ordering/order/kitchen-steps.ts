import { readyMinutes } from '@/lib/domain/ordering/availability/first-time'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { OrderStatus } from '@/lib/domain/ordering/order/status'
import { inSteps } from '@/lib/domain/ordering/promise/order-promise'

/** What a restaurant does with an order on its board. Contract C23. */
export const KITCHEN_STEPS = ['accept', 'decline', 'ready', 'hand_over', 'deliver', 'cancel'] as const
export type KitchenStep = (typeof KITCHEN_STEPS)[number]

/** How long a step can be taken back before anybody is told, in ms. Contract C23. */
export const TAKE_BACK_MS = 10_000
/** How long what was handed over can be called back, in ms: the wrong bag is noticed at the counter. Contract C23. */
export const CALL_BACK_MS = 600_000
/** Minutes that accepting may promise. Contract C23. */
export const READY_MINUTES = { min: 15, max: 90 }

/** What decides about a step. `isPacked`: ready, and waiting for who brings it. */
export type SteppedOrder = { status: OrderStatus; deliveryType: DeliveryType; isPacked: boolean }
/** A change of status by C1, or the mark that it is packed, which no diner is told of. */
export type StepEffect = { kind: 'status'; to: OrderStatus } | { kind: 'pack' }

type StepEffects = Partial<Record<KitchenStep, StepEffect>>

/** By status, so that a new one has to say what a restaurant does with it. Contract C1, C23. */
const EFFECTS: Record<OrderStatus, (order: SteppedOrder) => StepEffects> = {
  new: () => ({}),
  pending: () => ({ accept: moves('confirmed'), decline: moves('declined') }),
  // For takeout, ready is what the diner is told; what is brought is packed first and leaves with `hand_over`.
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

/** What the step does now; `null` if it is not possible. Contract C1, C23. */
export function stepEffect(step: KitchenStep, order: SteppedOrder): StepEffect | null {
  return EFFECTS[order.status](order)[step] ?? null
}

function moves(to: OrderStatus): StepEffect {
  return { kind: 'status', to }
}

/** Where an order was before it was handed over; packed stays packed. `null`: it was not. Contract C1, C23. */
export function calledBackTo({
  status,
  deliveryType,
}: Pick<SteppedOrder, 'status' | 'deliveryType'>): OrderStatus | null {
  if (status === 'delivered') return 'sent'
  // Of takeout, `sent` is ready to be fetched: nothing has left.
  return status === 'sent' && deliveryType !== 'takeout' ? 'confirmed' : null
}

/** Until when what was handed over at `handedOverAt` can be called back, not included. */
export function callBackEndsAt(handedOverAt: Date): Date {
  return new Date(handedOverAt.getTime() + CALL_BACK_MS)
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
  const minutes = inSteps(readyMinutes(preparationMinutes + busyMinutes) + waitMinutes)
  return Math.min(READY_MINUTES.max, Math.max(READY_MINUTES.min, minutes))
}
