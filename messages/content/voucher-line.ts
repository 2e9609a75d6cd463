import { formatGrosze, type Grosze, groszeFromWire } from '@/lib/domain/money'
import type { QuoteVoucher } from '@/lib/domain/ordering/cart/schema'

/** Line about a code from a link, under the restaurant's name. Contract C8. */
export const VOUCHER_LINE = {
  worth: ({
    code,
    type,
    value,
    max_discount: most,
  }: Pick<QuoteVoucher, 'code' | 'type' | 'value' | 'max_discount'>) => {
    const worth =
      type === 'percent'
        ? `−${value}%`
        : type === 'value'
          ? `−${formatGrosze(groszeFromWire(value))}`
          : 'Dostawa gratis'
    return `${worth} z kodem ${code}${mostText(most === null ? null : groszeFromWire(most))}`
  },
  from: (grosze: Grosze) => `od ${formatGrosze(grosze)}`,
  missing: (grosze: Grosze) => `brakuje ${formatGrosze(grosze)}`,
  only: { takeout: 'przy odbiorze osobistym', delivery: 'z dostawą', other: 'przy innym sposobie dostawy' },
  counted: 'policzone w koszyku',
  refused: (code: string, reason: string) => `Kod ${code}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
} as const

/** The cap of a percentage, after it: ", najwyżej 20,00 zł"; empty for none. Contract C8. */
export function mostText(grosze: Grosze | null): string {
  return grosze ? `, najwyżej ${formatGrosze(grosze)}` : ''
}

/** Delivery row of a sum if a code covers it: "Dostawa gratis z kodem DOWOZ0 (−5,00 zł)". Contract C8. */
export function freeDeliveryText(code: string, grosze: Grosze): string {
  const text = `Dostawa gratis z kodem ${code}`
  return grosze > 0 ? `${text} (−${formatGrosze(grosze)})` : text
}
