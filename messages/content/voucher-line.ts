import { formatGrosze, type Grosze } from '@/lib/domain/money'

type Worth = { type: 'percent' | 'value' | 'freeDelivery'; percent: number; valueGrosze: Grosze }

/** Line about a code from a link, under the restaurant's name. Contract C8. */
export const VOUCHER_LINE = {
  worth: ({ type, percent, valueGrosze }: Worth, code: string) =>
    type === 'percent'
      ? `−${percent}% z kodem ${code}`
      : type === 'value'
        ? `−${formatGrosze(valueGrosze)} z kodem ${code}`
        : `Dostawa gratis z kodem ${code}`,
  from: (grosze: Grosze) => `od ${formatGrosze(grosze)}`,
  missing: (grosze: Grosze) => `brakuje ${formatGrosze(grosze)}`,
  only: { takeout: 'przy odbiorze osobistym', delivery: 'z dostawą', other: 'przy innym sposobie dostawy' },
  counted: 'policzone w koszyku',
  refused: (code: string, reason: string) => `Kod ${code}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
} as const

/** Delivery row of a sum if a code covers it: "Dostawa gratis z kodem DOWOZ0 (−5,00 zł)". Contract C8. */
export function freeDeliveryText(code: string, grosze: Grosze): string {
  const text = `Dostawa gratis z kodem ${code}`
  return grosze > 0 ? `${text} (−${formatGrosze(grosze)})` : text
}
