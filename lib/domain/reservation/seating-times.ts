import { instantOf, type LocalDate, type LocalTime, timeOfMinutes } from '@/lib/domain/time/time'

/** From the first to the last time at which diners are seated, both included. */
type SeatingHours = { from: LocalTime; to: LocalTime }

const HALF_HOURS = Array.from({ length: 48 }, (_, n) => timeOfMinutes(n * 30))

/**
 * Times that may be requested on `date`: the half hours at which a restaurant seats diners that day, and `requested`.
 * Past times are left out. Ledger L214, reading A20.
 */
export function seatingTimes(
  hours: SeatingHours[],
  requested: LocalTime,
  { date, now }: { date: LocalDate; now: Date },
): LocalTime[] {
  const times = timesWithin(hours)
  const all = times.includes(requested) ? times : [...times, requested].sort()
  return all.filter((time) => instantOf(date, time) > now)
}

/** The first time of each range and the half hours after it, up to the last seating. */
export function timesWithin(hours: SeatingHours[]): LocalTime[] {
  return hours.flatMap(({ from, to }) => [from, ...HALF_HOURS.filter((time) => from < time && time <= to)])
}
