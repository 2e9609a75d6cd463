/** An amount of money in grosze, always an integer. */
export type Grosze = number

const zloty = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' })

/** "24,90 zł" (a no-break space before the currency, as the locale writes it). Ledger L033. */
export function formatGrosze(amount: Grosze): string {
  return zloty.format(amount / 100)
}

/** Grosze of a PLN number on the wire; rounds half up. Contract "General rules". */
export function groszeFromWire(amountPln: number): Grosze {
  return Math.round(Number((amountPln * 100).toFixed(4)))
}

/** PLN number with at most two decimals, as the wire carries it. */
export function groszeToWire(amount: Grosze): number {
  return Number((amount / 100).toFixed(2))
}
