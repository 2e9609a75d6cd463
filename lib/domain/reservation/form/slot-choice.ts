import type { Availability, Slot } from '@/lib/domain/reservation/availability/schema'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'

/** May a diner request this slot? Contract C4. */
export function isChoosable({ state }: Slot): boolean {
  return state === 'available' || state === 'request'
}

/** Slots that may be chosen, and full ones: these show how busy the evening is. */
export function shownSlots(slots: readonly Slot[]): { free: Slot[]; full: Slot[] } {
  const free = slots.filter(isChoosable)
  return { free, full: free.length > 0 ? slots.filter(({ state }) => state === 'full') : [] }
}

/** The slot at `time` if it may be chosen. */
export function chosenSlot(availability: Availability | null, time: LocalTime | null): Slot | null {
  return availability?.slots.find((slot) => slot.time === time && isChoosable(slot)) ?? null
}

/** The text of a rule that disables the whole evening, or `null`. Contract C9, ledger L238. */
export function disabledText(availability: Availability | null): string | null {
  const slots = availability?.slots ?? []
  const ruled = slots.filter(({ state }) => state === 'rule')
  return ruled.length > 0 && !slots.some(isChoosable) ? (ruled[0]?.text ?? null) : null
}

/** First answer of the form to the requested visit; a rule answers with its own text. */
type VisitAnswer = 'free' | 'onRequest' | 'full' | 'closed' | 'closedDay' | 'closedToday' | 'none'

/** A day without a seating is closed, whatever the requested hour; today its hours may only be over. Contract C4. */
export function visitAnswer({ state, slots, seating_hours: hours, date }: Availability, today: LocalDate): VisitAnswer {
  if (state === 'full') return 'full'
  if (state === 'closed' && hours.length > 0) return 'closed'
  if (state === 'closed') return date === today ? 'closedToday' : 'closedDay'
  const choosable = slots.filter(isChoosable)
  if (choosable.length === 0) return 'none'
  return choosable.some((slot) => slot.state === 'available') ? 'free' : 'onRequest'
}
