/** How far an order for as soon as possible may be put off when the kitchen is full. */
const MAX_DELAY_SLOTS = 3

/** The slots (ms) that an order ready at `readyAtMs` may take, in order; the first is the one that `readyAtMs` lies in. */
export function kitchenSlotsFrom(readyAtMs: number, slotMinutes: number): number[] {
  const slotMs = slotMinutes * 60_000
  const first = Math.floor(readyAtMs / slotMs) * slotMs
  return Array.from({ length: MAX_DELAY_SLOTS + 1 }, (_, i) => first + i * slotMs)
}

/**
 * Minutes by which slots that are full put an order off. Where all of them are full the last one counts: the order is
 * refused when it is placed.
 */
export function queueMinutesAt(readyAtMs: number, slotMinutes: number, fullSlotsMs: readonly number[]): number {
  const slots = kitchenSlotsFrom(readyAtMs, slotMinutes)
  const free = slots.find((slot) => !fullSlotsMs.includes(slot)) ?? slots.at(-1) ?? readyAtMs
  return Math.max(0, free - readyAtMs) / 60_000
}
