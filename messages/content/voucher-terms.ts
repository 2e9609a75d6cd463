import type { VoucherConditions } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { formatGrosze } from '@/lib/domain/money'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { mostText } from './voucher-line'

/** Worth of a voucher: "−10%, najwyżej 20,00 zł", "−15,00 zł" or "dostawa gratis". Contract C8. */
export function voucherWorthText({
  type,
  value,
  max_discount_grosze: most,
}: Pick<VoucherConditions, 'type' | 'value' | 'max_discount_grosze'>): string {
  if (type === 'percent') return `−${value}%${mostText(most)}`
  return type === 'value' ? `−${formatGrosze(value)}` : 'dostawa gratis'
}

/** A voucher for people of a brand or a restaurant: what it gives, then each condition that it has. Contract C8. */
export function voucherTermsText(voucher: VoucherConditions): string {
  const { min_cart_grosze: least, valid_from: from, valid_to: to } = voucher
  const { delivery_types: types, total_limit: total, customer_limit: perPerson, first_order_only: isFirst } = voucher
  const terms = [
    voucherWorthText(voucher),
    least > 0 && `od ${formatGrosze(least)}`,
    from && `od ${formatDayShort(from)}`,
    to && `do ${formatDayShort(to)}`,
    types && wayText(types),
    total && `w sumie: ${total}`,
    perPerson && `na osobę: ${perPerson}`,
    isFirst && 'pierwsze zamówienie w marce',
  ]
  return terms.filter(Boolean).join(' · ')
}

function wayText(types: NonNullable<VoucherConditions['delivery_types']>): string {
  if (types.every((type) => type === 'takeout')) return 'tylko odbiór'
  return types.includes('takeout') ? 'tylko wybrane sposoby dostawy i odbiór' : 'tylko dostawa'
}
