import { formatDay, untilDate } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'

/** "sobota, 21 listopada, 18:00" of an ISO instant. */
export function instantText(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(localDateOf(at))}, ${localTimeOf(at)}`
}

/** "soboty, 21 listopada, 18:00", for use after 'do'. */
export function untilText(instant: string): string {
  const at = new Date(instant)
  return `${untilDate(localDateOf(at))}, ${localTimeOf(at)}`
}
