const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** The tenth digit (check digit) of a tax number; `null` where the nine digits permit none. */
export function nipCheckDigit(nineDigits: string): number | null {
  const rest = WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(nineDigits[index]), 0) % 11
  return rest === 10 ? null : rest
}

/**
 * A tax number of valid form for an invented trader, ten digits. Tax offices assign serials in ascending order and none
 * is near 900 000, so no real firm has such a number.
 */
export function inventedNip(taxOffice: string, id: number): string {
  for (let serial = 900_000 + id * 211; ; serial += 1) {
    const digit = nipCheckDigit(`${taxOffice}${serial}`)
    if (digit !== null) return `${taxOffice}${serial}${digit}`
  }
}
