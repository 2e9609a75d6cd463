/** Ledger L219. */
export const MAX_PARTY_SIZE = 50
/** From here on the selector becomes a number field, and a request an enquiry. Ledger L213. */
export const LARGER_PARTY = 11
/** `min` of the number field. Ledger L217. */
export const NUMERIC_MIN = 1
/** `max` of the number field: the spinner's limit only, typing goes on to 50. Ledger L218, reading A4. */
export const NUMERIC_MAX = 30
/** Value of the option 'Większa grupa', distinct from `11`. Ledger L216, contract C18. */
export const LARGER_PARTY_VALUE = '11+'
/** The numbered options; 'Większa grupa' is the thirteenth. Ledger L215, reading A3. */
export const PARTY_SIZE_OPTIONS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1)

/** A whole party size from 1 to 50; whatever is no number is 1. Ledger L217, L219. */
export function clampPartySize(size: number): number {
  if (Number.isNaN(size)) return NUMERIC_MIN
  return Math.trunc(Math.min(Math.max(size, NUMERIC_MIN), MAX_PARTY_SIZE))
}

/**
 * The party size that a control or URL carries, `11+` as 11; `null` for what is no whole number.
 * Not clamped, so that a page can say that it clamped. Ledger L046, contract C18.
 */
export function readPartySize(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === LARGER_PARTY_VALUE) return LARGER_PARTY
  return /^[+-]?\d+$/.test(trimmed) ? Number(trimmed) : null
}

/** Does this value of the selector ask for the number field? Ledger L213. */
export function isLargerParty(value: string): boolean {
  return (readPartySize(value) ?? 0) >= LARGER_PARTY
}
