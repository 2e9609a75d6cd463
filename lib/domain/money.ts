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

/** Grosze of an amount as people type it, "12,50" or "1 200 zł"; `null` for anything else. */
export function groszeFromTyped(text: string): Grosze | null {
  const digits = text.replace(/z\u0142\.?$/i, '').replace(/[\s\u00a0\u202f]/g, '')
  if (!/^\d{1,8}(?:[.,]\d{1,2})?$/.test(digits)) return null
  const [zloty = '', grosze = ''] = digits.split(/[.,]/)
  return Number(zloty) * 100 + Number(grosze.padEnd(2, '0'))
}

/** "12,50": an amount as a field shows it, which `groszeFromTyped` reads again. */
export function formatAmount(amount: Grosze): string {
  return `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
}
