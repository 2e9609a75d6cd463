import { deliveryModeOf } from '@/lib/domain/ordering/delivery/delivery-type-for'
import type { DeliveryType, Distance } from '@/lib/domain/ordering/delivery/schema'
import type { OrderingSummary } from '@/lib/domain/ordering/order/schema'
import { type KitchenPace, type MinuteRange, type OrderPromise, orderPromise } from './order-promise'

/** A restaurant's pace from the wire. Contract C0. */
export function kitchenPaceOf(
  ordering: Pick<OrderingSummary, 'prep_minutes' | 'slot_minutes' | 'full_slots' | 'eta_min' | 'eta_max'>,
): KitchenPace {
  return {
    prepMinutes: ordering.prep_minutes,
    slotMinutes: ordering.slot_minutes,
    fullSlotsMs: ordering.full_slots.map((at) => Date.parse(at)),
    zoneMinutes: { from: ordering.eta_min, to: ordering.eta_max },
  }
}

/** The promise of an address's zone; `null` if the address or its zone is unknown. Contract C5. */
export function zoneMinutesOf(distance: Pick<Distance, 'eta_min' | 'eta_max'> | null): MinuteRange | null {
  return distance?.eta_min == null || distance.eta_max == null ? null : { from: distance.eta_min, to: distance.eta_max }
}

/**
 * The promise to the diner's address; `null` if the restaurant does not deliver there. `distance` null = no address
 * yet.
 */
export function promiseTo(
  pace: KitchenPace,
  { type, distance, busyMinutes }: { type: DeliveryType; distance: Distance | null; busyMinutes: number },
  nowMs: number,
): OrderPromise | null {
  const mode = deliveryModeOf(type)
  if (mode === 'delivery' && distance && !isInReach(distance)) return null
  return orderPromise(pace, { mode, zoneMinutes: zoneMinutesOf(distance), busyMinutes }, nowMs)
}

// A kitchen that is only closed or paused today is still in reach.
function isInReach({ reason }: Distance): boolean {
  return reason === null || reason === 'closed' || reason === 'paused'
}
