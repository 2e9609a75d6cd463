import { HOME_SLOTS } from '@/lib/domain/reservation/availability/home-slots'
import { allowedSlots, isSlotAllowed } from '@/lib/domain/reservation/availability/same-day'
import { type LocalDate, type LocalTime, localTimeOf } from '@/lib/domain/time/time'

/**
 * The home slots that can be requested on `date`, and `requested` if it is not one of them. A requested time that was
 * answered (`isKept`) stays until it has passed, although it is too soon for the form. Ledger L214, L221, reading A20.
 */
export function timeOptions(requested: LocalTime, date: LocalDate, now: Date, isKept = false): LocalTime[] {
  const times = allowedSlots(HOME_SLOTS, date, now)
  const isExtra =
    !times.includes(requested) && ((isKept && requested > localTimeOf(now)) || isSlotAllowed(requested, date, now))
  return isExtra ? [...times, requested].sort() : times
}
