import { memo } from '@/lib/domain/memo'
import { type LocalTime, minutesOf, timeOfMinutes } from '@/lib/domain/time/time'

/** A slot of the day on a restaurant's grid. */
interface GridSlot {
  time: LocalTime
  minutes: number
}

/** Every slot from 00:00 on, `slotMinutes` apart. */
export const slotsOfDay = memo((slotMinutes: number): GridSlot[] =>
  Array.from({ length: 1440 / slotMinutes }, (_, index) => {
    const minutes = index * slotMinutes
    return { time: timeOfMinutes(minutes), minutes }
  }),
)

/** The slot nearest to a time of day; never the first slot of the next day. */
export function nearestSlot(time: LocalTime, slotMinutes: number): LocalTime {
  return timeOfMinutes(Math.min(1440 - slotMinutes, Math.round(minutesOf(time) / slotMinutes) * slotMinutes))
}

/** The slots of the day sorted by distance from `time`, the earlier first if equal, without `time` itself. */
export function slotsByDistance(time: LocalTime, slotMinutes: number): GridSlot[] {
  const requested = minutesOf(time)
  return slotsOfDay(slotMinutes)
    .filter(({ minutes }) => minutes !== requested)
    .sort((a, b) => Math.abs(a.minutes - requested) - Math.abs(b.minutes - requested))
}
