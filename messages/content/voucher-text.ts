import { formatGrosze, type Grosze } from '@/lib/domain/money'
import type { VoucherRefusal, VoucherWay } from '@/lib/domain/ordering/cart/voucher/voucher'

const texts: Record<Exclude<VoucherRefusal, 'voucher_min_cart'>, string> = {
  voucher_unknown: 'Nie znamy takiego kodu',
  voucher_expired: 'Ten kod stracił ważność',
  voucher_not_yet: 'Ten kod jeszcze nie działa',
  voucher_not_for_you: 'Ten kod działa tylko przy pierwszym zamówieniu',
  voucher_not_for_order: 'Ten kod nie obejmuje tego zamówienia',
  voucher_used: 'Ten kod został już wykorzystany',
}

const ways: Record<VoucherWay, string> = {
  takeout: 'Ten kod działa tylko przy odbiorze osobistym',
  delivery: 'Ten kod działa tylko z dostawą',
  other: 'Ten kod działa tylko przy innym sposobie dostawy',
}

/**
 * The text shown to a diner; `missingGrosze` is the amount missing for `voucher_min_cart`, `way` the delivery mode that
 * a code with `voucher_not_for_order` needs. Contract C8.
 */
export function voucherText(refusal: VoucherRefusal, missingGrosze: Grosze, way: VoucherWay | null = null): string {
  if (refusal === 'voucher_not_for_order' && way) return ways[way]
  if (refusal === 'voucher_min_cart') return `Dodaj jeszcze ${formatGrosze(missingGrosze)}, aby użyć kodu`
  return texts[refusal]
}
