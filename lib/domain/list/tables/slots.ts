import type { Availability, Slot } from '@/lib/domain/reservation/availability/schema'
import { type Search, searchParams } from '@/lib/domain/reservation/availability/search'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { type LocalTime, minutesOf } from '@/lib/domain/time/time'

/** Times that a card shows. */
const SLOTS_SHOWN = 4

/** Can the slot be requested: free, or confirmed by a person? Contract C4. */
export function isBookable({ state }: Pick<Slot, 'state'>): boolean {
  return state === 'available' || state === 'request'
}

/** The bookable slots nearest to the requested time, earliest first. */
export function nearestSlots({ slots }: Pick<Availability, 'slots'>, requested: LocalTime): Slot[] {
  return slots
    .filter(isBookable)
    .sort((one, other) => minutesApart(one.time, requested) - minutesApart(other.time, requested))
    .slice(0, SLOTS_SHOWN)
    .sort((one, other) => one.time.localeCompare(other.time))
}

/** The free time nearest to the requested one; of two equally near ones the earlier. `null` without a free time. */
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

/** The restaurant's page for this day, time and party size. Contract C18. */
export function slotPath(restaurant: { id: number; slug: string }, search: Search, time = search.time): string {
  return `${restaurantPath(restaurant)}?${searchParams({ ...search, city: null, time })}`
}

/** Reason for having no table: `text` comes from the restaurant's own rules or lead time. */
export type NoTableReason = { code: 'rule' | 'tooSoon'; text: string } | { code: 'closed' | 'full' }

/** The reason shown for a restaurant without a table around the requested time. Contract C4. */
export function noTableReasonOf({
  state,
  slots,
  notices,
}: Pick<Availability, 'state' | 'slots' | 'notices'>): NoTableReason {
  const rule = slots.find((slot) => slot.state === 'rule' && slot.text)?.text
  if (state === 'rule' && rule) return { code: 'rule', text: rule }
  const short = notices.find(({ kind }) => kind === 'short_notice')?.text
  if (state === 'too_soon' && short) return { code: 'tooSoon', text: short }
  return { code: state === 'closed' ? 'closed' : 'full' }
}
