import { formatGrosze, type Grosze } from '@/lib/domain/money'

/** "120 zł", as in the plans; grosze are shown only if not 0. Ledger L029–L033. */
export function planPrice(grosze: Grosze): string {
  return formatGrosze(grosze).replace(',00', '')
}
