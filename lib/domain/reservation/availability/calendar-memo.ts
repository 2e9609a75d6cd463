import { memo } from '@/lib/domain/memo'
import {
  instantOf,
  isoWithOffset,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localTimeOf,
} from '@/lib/domain/time/time'

// Fifty restaurants need the same few days and slots; calendar arithmetic is the slowest part of an availability call.

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

/** Warsaw's wall clock at an instant, given in epoch milliseconds. */
export const wallClock = memo((ms: number): { date: LocalDate; time: LocalTime } => {
  const instant = new Date(ms)
  return { date: localDateOf(instant), time: localTimeOf(instant) }
})
