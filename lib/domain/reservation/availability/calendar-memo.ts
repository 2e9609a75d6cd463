import {
  addDays,
  instantOf,
  isoWithOffset,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localTimeOf,
} from '@/lib/domain/time/time'

// Fifty restaurants need the same few days and slots; calendar arithmetic is the slowest part of an availability call.
const MAX_ENTRIES = 4000

interface SlotInstant {
  ms: number
  iso: string
  /** `false` for a time skipped by the clocks in March. */
  exists: boolean
}

/** The instant of a slot, as epoch milliseconds and as ISO 8601 with Warsaw's offset. */
export const slotInstant = memo((date: LocalDate, time: LocalTime): SlotInstant => {
  const instant = instantOf(date, time)
  return { ms: instant.getTime(), iso: isoWithOffset(instant), exists: localTimeOf(instant) === time }
})

/** `addDays` of `lib/domain/time/time`. */
export const dayAfter = memo((date: LocalDate, days: number): LocalDate => addDays(date, days))

/** Warsaw's wall clock at an instant, given in epoch milliseconds. */
export const wallClock = memo((ms: number, _: null): { date: LocalDate; time: LocalTime } => {
  const instant = new Date(ms)
  return { date: localDateOf(instant), time: localTimeOf(instant) }
})

function memo<A extends string | number, B extends string | number | null, T>(compute: (a: A, b: B) => T) {
  const known = new Map<string, T>()
  return (a: A, b: B): T => {
    const key = `${a} ${b}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= MAX_ENTRIES) known.clear()
    const made = compute(a, b)
    known.set(key, made)
    return made
  }
}
