import { timeOfSeconds } from '@/lib/domain/reservation/availability/home-slots'
import { isLocalTime, type LocalTime } from '@/lib/domain/time/time'

/** `HH:MM`, or seconds of the day for a whole minute; `null` for anything else. Ledger L045, reading A10. */
export function readVisitTime(text: string): LocalTime | null {
  if (isLocalTime(text)) return text
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return seconds < 86_400 && seconds % 60 === 0 ? timeOfSeconds(seconds) : null
}
