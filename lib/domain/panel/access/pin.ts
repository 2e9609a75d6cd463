export const PIN_DIGITS = 6
const DIGITS = '01234567890'

/**
 * Is the PIN six digits that are hard to guess: not all the same, no run up or down, no repeated half? Contract C21.
 */
export function isStrongPin(pin: string): boolean {
  if (!/^\d{6}$/.test(pin) || new Set(pin).size === 1) return false
  return !DIGITS.includes(pin) && !DIGITS.includes([...pin].reverse().join('')) && pin.slice(0, 3) !== pin.slice(3)
}

/** Wrong PINs in a row after which a person is locked out on a device. */
const FAILURES_A_ROUND = 5
const FIRST_LOCK_MINUTES = 15
const MAX_LOCK_MINUTES = 24 * 60

/**
 * Minutes for which the failure number `failures` in a row locks: every fifth does, each four times as long as the one
 * before, at most a day. So one device tries at most some twenty PINs of a person on the first day, then five a day.
 * Contract C21.
 */
export function pinLockMinutes(failures: number): number {
  if (failures === 0 || failures % FAILURES_A_ROUND !== 0) return 0
  return Math.min(FIRST_LOCK_MINUTES * 4 ** (failures / FAILURES_A_ROUND - 1), MAX_LOCK_MINUTES)
}
