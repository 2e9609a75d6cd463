import type { Availability, Slot, SlotState } from '@/lib/domain/reservation/availability/schema'
import type { LocalTime } from '@/lib/domain/time/time'

/** May a diner ask for this slot? Contract C4. */
export function isChoosable({ state }: Slot): boolean {
  return state === 'available' || state === 'request'
}

/** What is worth a chip: free slots, and full ones among them, since they say how busy the evening is. */
export function shownSlots(slots: readonly Slot[]): Slot[] {
  if (!slots.some(isChoosable)) return []
  return slots.filter((slot) => isChoosable(slot) || slot.state === 'full')
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

/** Why the wished time cannot be had; `null` when it can, or when a notice says it already. */
export function unavailableReason({
  state,
}: Availability): Exclude<SlotState, 'available' | 'request' | 'too_soon' | 'rule'> | null {
  return state === 'full' || state === 'closed' ? state : null
}
