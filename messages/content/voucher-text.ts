import { formatGrosze, type Grosze } from '@/lib/domain/money'
import type { VoucherRefusal } from '@/lib/domain/ordering/cart/voucher/voucher'

const texts: Record<Exclude<VoucherRefusal, 'voucher_min_cart'>, string> = {
  voucher_unknown: 'Nie znamy takiego kodu',
  voucher_expired: 'Ten kod stracił ważność',
  voucher_not_yet: 'Ten kod jeszcze nie działa',
  voucher_not_for_you: 'Ten kod działa tylko przy pierwszym zamówieniu',
  voucher_not_for_order: 'Ten kod nie obejmuje tego zamówienia',
  voucher_used: 'Ten kod został już wykorzystany',
}

/** The text shown to a diner; `missingGrosze` is the amount missing for `voucher_min_cart`. Contract C8. */
export function voucherText(refusal: VoucherRefusal, missingGrosze: Grosze): string {
  if (refusal === 'voucher_min_cart') return `Dodaj jeszcze ${formatGrosze(missingGrosze)}, aby użyć kodu`
  return texts[refusal]
}
