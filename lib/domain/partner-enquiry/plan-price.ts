import type { Grosze } from '@/lib/domain/money'

const zloty = new Intl.NumberFormat('pl-PL', {
  style: 'currency',
  currency: 'PLN',
  trailingZeroDisplay: 'stripIfInteger',
})

/** "120 zł", as in the plans; grosze are shown only if not 0. Ledger L029–L033. */
export function planPrice(grosze: Grosze): string {
  return zloty.format(grosze / 100)
}
