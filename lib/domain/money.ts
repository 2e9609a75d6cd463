import { ZLOTY } from '@/messages/content/currency'

/** An amount of money in grosze, always an integer. */
export type Grosze = number

const NO_BREAK_SPACE = '\u00a0'

/**
 * "24,90 zł", "12 000,00 zł": Polish notation, with no-break spaces and four digits ungrouped. Ledger L033. Without
 * `Intl`, whose first use in a page costs 25 ms (PERFORMANCE.md); a test compares both.
 */
export function formatGrosze(amount: Grosze): string {
  const [whole = '', grosze] = formatAmount(Math.round(Math.abs(amount))).split(',')
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE)
  return `${amount < 0 ? '-' : ''}${grouped},${grosze}${NO_BREAK_SPACE}${ZLOTY}`
}

/** Grosze of a PLN number on the wire; rounds half up. Contract "General rules". */
export function groszeFromWire(amountPln: number): Grosze {
  return Math.round(Number((amountPln * 100).toFixed(4)))
}

/** PLN number with at most two decimals, as the wire carries it. */
export function groszeToWire(amount: Grosze): number {
  return Number((amount / 100).toFixed(2))
}

/** Grosze of a typed amount, "12,50" or "1 200 zł"; `null` for anything else. */
export function groszeFromTyped(text: string): Grosze | null {
  const digits = text.replace(/z\u0142\.?$/i, '').replace(/[\s\u00a0\u202f]/g, '')
  if (!/^\d{1,8}(?:[.,]\d{1,2})?$/.test(digits)) return null
  const [zloty = '', grosze = ''] = digits.split(/[.,]/)
  return Number(zloty) * 100 + Number(grosze.padEnd(2, '0'))
}

/** "12,50": an amount as a field shows it; `groszeFromTyped` reads it back. */
export function formatAmount(amount: Grosze): string {
  return `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
}
