import { type LocalTime, timeOfMinutes } from '@/lib/time'

const HALF_HOURS = Array.from({ length: 48 }, (_, n) => timeOfMinutes(n * 30))

/** The times to look around: the half hours at which a restaurant seats guests that day, with `wished` among them. */
export function seatingTimes(hours: { from: LocalTime; to: LocalTime }[], wished: LocalTime): LocalTime[] {
  const times = hours.flatMap(({ from, to }) => [from, ...HALF_HOURS.filter((time) => from < time && time <= to)])
  return times.includes(wished) ? times : [...times, wished].sort()
}
