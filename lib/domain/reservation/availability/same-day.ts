import {
  addDays,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localTimeOf,
  minutesOf,
  weekdayOf,
} from '@/lib/domain/time/time'

const HOURS_AHEAD = 2
const HOURS_AHEAD_FRIDAY_TO_SUNDAY = 3
const FRIDAY = 4

/**
 * May `slot` still be requested for `date`? Restricts only today, by whole hours of the Warsaw clock: current hour + 2
 * (+ 3 from Friday to Sunday) must not exceed the slot's hour. Slots of past dates are refused. Ledger L214, L223,
 * L224, readings A1, A2.
 */
export function isSlotAllowed(slot: LocalTime, date: LocalDate, now: Date): boolean {
  const today = localDateOf(now)
  if (date !== today) return date > today
  return hourOf(localTimeOf(now)) + hoursAhead(date) <= hourOf(slot)
}

/** The slots of `date` that may still be requested, in the given order. Ledger L214. */
export function allowedSlots(slots: readonly LocalTime[], date: LocalDate, now: Date): LocalTime[] {
  return slots.filter((slot) => isSlotAllowed(slot, date, now))
}

/** First day that the home form offers: tomorrow in Warsaw. Ledger L226, reading A1. */
export function minimumDate(now: Date): LocalDate {
  return addDays(localDateOf(now), 1)
}

function hoursAhead(date: LocalDate): number {
  return weekdayOf(date) >= FRIDAY ? HOURS_AHEAD_FRIDAY_TO_SUNDAY : HOURS_AHEAD
}

function hourOf(time: LocalTime): number {
  return Math.floor(minutesOf(time) / 60)
}
