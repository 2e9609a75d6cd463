/** Most slots by which a full kitchen delays an order for now. */
const MAX_DELAY_SLOTS = 3

/** The slots (ms) that an order ready at `readyAtMs` may take, in order; the first contains `readyAtMs`. */
export function kitchenSlotsFrom(readyAtMs: number, slotMinutes: number): number[] {
  const slotMs = slotMinutes * 60_000
  const first = Math.floor(readyAtMs / slotMs) * slotMs
  return Array.from({ length: MAX_DELAY_SLOTS + 1 }, (_, i) => first + i * slotMs)
}

/**
 * Minutes by which full slots delay an order. If all are full the last one counts: the order is refused when placed.
 */
export function queueMinutesAt(readyAtMs: number, slotMinutes: number, fullSlotsMs: readonly number[]): number {
  const slots = kitchenSlotsFrom(readyAtMs, slotMinutes)
  const free = slots.find((slot) => !fullSlotsMs.includes(slot)) ?? slots.at(-1) ?? readyAtMs
  return Math.max(0, free - readyAtMs) / 60_000
}
