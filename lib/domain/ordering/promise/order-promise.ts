import { readyMinutes } from '@/lib/domain/ordering/availability/first-time'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { TravelTime } from '@/lib/domain/ordering/order/eta'
import { queueMinutesAt } from './kitchen-slot'

export type MinuteRange = { from: number; to: number }
/** The facts that a restaurant's promise depends on, besides the address, the hour and how busy it is. */
export type KitchenPace = {
  prepMinutes: number
  slotMinutes: number
  /** Slots of the kitchen that take no more orders. */
  fullSlotsMs: readonly number[]
  /** To its nearest and its farthest address, from the order to the door. */
  zoneMinutes: MinuteRange
}
/** Minutes until an order that is placed now is at the door, or ready to be fetched; `isBusy` is only the reason. */
export type OrderPromise = MinuteRange & { mode: DeliveryMode; isBusy: boolean }

/** How long a packed bag waits for its diner. */
const PICK_UP_MINUTES = 10
/** A courier needs at least that long, whatever a zone says. */
const LEAST_TRAVEL_MINUTES = 5
const STEP = 5

/**
 * The promise that a diner reads for an order for now: the kitchen with what it adds while it is busy, its queue, and the way. List,
 * menu, cart and checkout call it; an order gets its time from the same parts. `zoneMinutes` null = no address yet.
 * Contract C1, C17.
 */
export function orderPromise(
  pace: KitchenPace,
  { mode, zoneMinutes, busyMinutes }: { mode: DeliveryMode; zoneMinutes: MinuteRange | null; busyMinutes: number },
  nowMs: number,
): OrderPromise {
  const { prepMinutes, slotMinutes, fullSlotsMs } = pace
  const kitchen = readyMinutes(prepMinutes + busyMinutes)
  const ready = kitchen + queueMinutesAt(nowMs + kitchen * 60_000, slotMinutes, fullSlotsMs)
  const way = travelTimeOf(mode === 'takeout' ? null : (zoneMinutes ?? pace.zoneMinutes), prepMinutes)
  return {
    mode,
    from: inSteps(ready + way.travelMinMinutes),
    to: inSteps(ready + way.travelMaxMinutes),
    isBusy: busyMinutes > 0,
  }
}

/** A zone says the whole time from order to door; without the preparation, the way is left. `null` = takeout. */
export function travelTimeOf(zoneMinutes: MinuteRange | null, prepMinutes: number): TravelTime {
  if (!zoneMinutes) return { travelMinMinutes: 0, travelMaxMinutes: PICK_UP_MINUTES }
  return {
    travelMinMinutes: Math.max(0, zoneMinutes.from - prepMinutes),
    travelMaxMinutes: Math.max(LEAST_TRAVEL_MINUTES, zoneMinutes.to - prepMinutes),
  }
}

/** Rounded up to five minutes: nobody is told sooner than it is. */
export function inSteps(minutes: number): number {
  return Math.ceil(minutes / STEP) * STEP
}
