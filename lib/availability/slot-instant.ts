import { instantOf, isoWithOffset, type LocalDate, type LocalTime } from '@/lib/time'

interface SlotInstant {
  ms: number
  iso: string
}

// Fifty restaurants ask for the same few slots; time-zone arithmetic is the dear part of an availability call.
const known = new Map<string, SlotInstant>()
const MOST = 4000

/** The instant of a slot, as epoch milliseconds and as ISO 8601 with Warsaw's offset. */
export function slotInstant(date: LocalDate, time: LocalTime): SlotInstant {
  const key = `${date} ${time}`
  return known.get(key) ?? remember(key, instantOf(date, time))
}

function remember(key: string, instant: Date): SlotInstant {
  if (known.size >= MOST) known.clear()
  const found = { ms: instant.getTime(), iso: isoWithOffset(instant) }
  known.set(key, found)
  return found
}
