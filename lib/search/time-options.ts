import { HOME_SLOTS } from '@/lib/availability/home-slots'
import { allowedSlots } from '@/lib/availability/same-day'
import type { LocalDate, LocalTime } from '@/lib/time'

/** The home slots that may be asked for on `date`, with `wished` among them if it stands outside. Ledger L214, L221. */
export function timeOptions(wished: LocalTime, date: LocalDate, now: Date): LocalTime[] {
  const all = HOME_SLOTS.includes(wished) ? HOME_SLOTS : [...HOME_SLOTS, wished].sort()
  return allowedSlots(all, date, now)
}
