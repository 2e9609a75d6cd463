import { readyMinutes } from '@/lib/domain/ordering/availability/first-time'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { TravelTime } from '@/lib/domain/ordering/order/eta'
import { queueMinutesAt } from './kitchen-slot'

export type MinuteRange = { from: number; to: number }
/** Facts behind a restaurant's promise, besides the address, the hour and the busy minutes. */
export type KitchenPace = {
  prepMinutes: number
  slotMinutes: number
  /** Full slots of the kitchen. */
  fullSlotsMs: readonly number[]
  /** Minutes from the order to the door, for its nearest and its farthest address. */
  zoneMinutes: MinuteRange
}
/** Minutes until an order placed now is at the door, or ready for pickup; `isBusy` is only the reason. */
export type OrderPromise = MinuteRange & { mode: DeliveryMode; isBusy: boolean }

/** Time that a packed bag waits for its diner. */
const PICK_UP_MINUTES = 10
/** Least travel time of a courier, even if a zone says less. */
const LEAST_TRAVEL_MINUTES = 5
const STEP = 5

/**
 * Promise shown to a diner for an order for now: the kitchen with its busy minutes, its queue, and the travel time.
 * List, menu, cart and checkout call it; an order gets its time from the same parts. `zoneMinutes` null = no address
 * yet. Contract C1, C17.
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

/**
 * A zone gives the whole time from order to door; the travel time is the rest without preparation. `null` = takeout.
 */
export function travelTimeOf(zoneMinutes: MinuteRange | null, prepMinutes: number): TravelTime {
  if (!zoneMinutes) return { travelMinMinutes: 0, travelMaxMinutes: PICK_UP_MINUTES }
  return {
    travelMinMinutes: Math.max(0, zoneMinutes.from - prepMinutes),
    travelMaxMinutes: Math.max(LEAST_TRAVEL_MINUTES, zoneMinutes.to - prepMinutes),
  }
}

/** Rounds up to five minutes: the shown time is never too early. */
export function inSteps(minutes: number): number {
  return Math.ceil(minutes / STEP) * STEP
}
