const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/**
 * The ten digits of a Polish tax number (NIP) from any usual notation: with PL, spaces, hyphens. `null` if the checksum
 * is wrong.
 */
export function normaliseNip(raw: string): string | null {
  const digits = raw.replace(/[\s\u2010-\u2015-]/g, '').replace(/^PL/i, '')
  return isNip(digits) ? digits : null
}

/** The tenth digit is the weighted sum of the first nine modulo 11; numbers for which that is 10 are not issued. */
export function isNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || digits === '0000000000') return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum % 11 === Number(digits[9])
}
