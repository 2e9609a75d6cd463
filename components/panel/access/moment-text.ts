import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'

/** Day and time of an instant, e.g. `pt., 27 listopada, 18:30`. */
export function momentText(instant: string): string {
  const at = new Date(instant)
  return `${formatDayShort(localDateOf(at))}, ${localTimeOf(at)}`
}

/** The day alone. */
export function dayText(instant: string): string {
  return formatDayShort(localDateOf(new Date(instant)))
}
