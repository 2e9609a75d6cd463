/** Ledger L219. */
export const MAX_PARTY_SIZE = 50
/** From this size on the selector becomes a number field, and a request becomes an enquiry. Ledger L213. */
export const LARGER_PARTY = 11
/** `min` of the number field. Ledger L217. */
export const NUMERIC_MIN = 1
/** `max` of the number field: limits the spinner only; up to 50 can be typed. Ledger L218, reading A4. */
export const NUMERIC_MAX = 30
/** Value of the option 'Większa grupa', distinct from `11`. Ledger L216, contract C18. */
export const LARGER_PARTY_VALUE = '11+'
/** The numbered options; 'Większa grupa' is the thirteenth. Ledger L215, reading A3. */
export const PARTY_SIZE_OPTIONS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1)

/** A whole party size from 1 to 50; a value that is not a number becomes 1. Ledger L217, L219. */
export function clampPartySize(size: number): number {
  if (Number.isNaN(size)) return NUMERIC_MIN
  return Math.trunc(Math.min(Math.max(size, NUMERIC_MIN), MAX_PARTY_SIZE))
}

/**
 * The party size in a control or URL, `11+` as 11; `null` if it is not a whole number. Not clamped, so that the page
 * can report the correction. Ledger L046, contract C18.
 */
export function readPartySize(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === LARGER_PARTY_VALUE) return LARGER_PARTY
  return /^[+-]?\d+$/.test(trimmed) ? Number(trimmed) : null
}

/** Does this value of the selector show the number field? Ledger L213. */
export function isLargerParty(value: string): boolean {
  return (readPartySize(value) ?? 0) >= LARGER_PARTY
}
