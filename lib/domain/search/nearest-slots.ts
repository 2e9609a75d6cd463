import type { Availability, Slot } from '@/lib/domain/reservation/availability/schema'
import { type LocalTime, minutesOf } from '@/lib/domain/time/time'

/** How many times a card shows. */
export const SLOTS_SHOWN = 4

/** Can it be requested: free, or confirmed by a person? Contract C4. */
export function isBookable({ state }: Pick<Slot, 'state'>): boolean {
  return state === 'available' || state === 'request'
}

/** The bookable slots nearest to the requested time, earliest first. */
export function nearestSlots(
  { slots }: Pick<Availability, 'slots'>,
  requested: LocalTime,
  count = SLOTS_SHOWN,
): Slot[] {
  return slots
    .filter(isBookable)
    .sort((one, other) => minutesApart(one.time, requested) - minutesApart(other.time, requested))
    .slice(0, count)
    .sort((one, other) => one.time.localeCompare(other.time))
}

/** The free time nearest to the requested one; of two equally near the earlier. `null` where nothing is free. */
export function nearestFreeTime(
  { slots }: { slots: Pick<Slot, 'time' | 'state'>[] },
  requested: LocalTime,
): LocalTime | null {
  const free = slots.filter(({ state }) => state === 'available').map(({ time }) => time)
  const nearness = (time: LocalTime) => minutesApart(time, requested)
  return free.sort((one, other) => nearness(one) - nearness(other) || one.localeCompare(other))[0] ?? null
}

/** Minutes between two times of one day. */
export function minutesApart(one: LocalTime, other: LocalTime): number {
  return Math.abs(minutesOf(one) - minutesOf(other))
}
