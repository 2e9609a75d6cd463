import { type LocalTime, timeOfMinutes } from '@/lib/domain/time/time'

const FIRST_SECONDS = 32_400
const STEP_SECONDS = 1800

/** Seconds of the wall clock, 09:00 to 21:00 every half hour: 25 slots. Ledger L221, L222. */
export const HOME_SLOT_SECONDS: number[] = Array.from({ length: 25 }, (_, i) => FIRST_SECONDS + STEP_SECONDS * i)

/** The same slots as `HH:MM`. Ledger L221. */
export const HOME_SLOTS: LocalTime[] = HOME_SLOT_SECONDS.map(timeOfSeconds)

/** Ledger L047. */
export const DEFAULT_PARTY_SIZE = 2
/** Ledger L048. */
export const DEFAULT_TIME: LocalTime = '18:00'

/** `HH:MM` of seconds since midnight on the wall clock; the seconds are dropped. Ledger L222. */
export function timeOfSeconds(seconds: number): LocalTime {
  return timeOfMinutes(Math.floor(seconds / 60))
}
