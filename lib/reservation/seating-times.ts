import { HOME_SLOTS } from '@/lib/availability/home-slots'
import { type LocalTime, timeOfMinutes } from '@/lib/time'

const HALF_HOURS = Array.from({ length: 48 }, (_, n) => timeOfMinutes(n * 30))

/**
 * The times to look around: the half hours at which a restaurant seats guests that day, with `wished` among them. An
 * upstream that does not say its hours gets the home slots.
 */
export function seatingTimes(hours: { from: LocalTime; to: LocalTime }[] | undefined, wished: LocalTime): LocalTime[] {
  const times = hours
    ? hours.flatMap(({ from, to }) => [from, ...HALF_HOURS.filter((time) => from < time && time <= to)])
    : HOME_SLOTS
  return times.includes(wished) ? times : [...times, wished].sort()
}
