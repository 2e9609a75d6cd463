import { type LocalTime, timeOfMinutes } from '@/lib/domain/time/time'

/** From the first to the last time at which guests are seated, both included. */
type SeatingHours = { from: LocalTime; to: LocalTime }

const HALF_HOURS = Array.from({ length: 48 }, (_, n) => timeOfMinutes(n * 30))

/** The times to look around: the half hours at which a restaurant seats guests that day, with `wished` among them. */
export function seatingTimes(hours: SeatingHours[], requested: LocalTime): LocalTime[] {
  const times = timesWithin(hours)
  return times.includes(requested) ? times : [...times, requested].sort()
}

/** The first time of each stretch and the half hours after it, up to the last seating. */
export function timesWithin(hours: SeatingHours[]): LocalTime[] {
  return hours.flatMap(({ from, to }) => [from, ...HALF_HOURS.filter((time) => from < time && time <= to)])
}
