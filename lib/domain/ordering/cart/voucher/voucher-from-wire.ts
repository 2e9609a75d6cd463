import { groszeFromWire } from '@/lib/domain/money'
import type { QuoteVoucher, WireVoucher } from '@/lib/domain/ordering/cart/schema'
import type { Voucher, VoucherWorth } from '@/lib/domain/ordering/cart/voucher/voucher'
import { voucherCode } from '@/lib/domain/ordering/cart/voucher/voucher-code'

/** A voucher with all its conditions. Contract C8. */
export function voucherFromWire(wire: WireVoucher): Voucher {
  return {
    ...worthOf(wire),
    code: voucherCode(wire.code),
    minCartGrosze: groszeFromWire(wire.min_cart),
    validFrom: dateOrNull(wire.valid_from),
    validTo: dateOrNull(wire.valid_to),
    deliveryTypes: wire.delivery_types ?? null,
    restaurants: wire.restaurants ?? null,
    totalLimit: wire.total_limit ?? null,
    customerLimit: wire.customer_limit ?? null,
    firstOrderOnly: wire.first_order_only,
  }
}

/**
 * An accepted voucher as far as the page can price it: the quote checked limits and permissions, and the order checks
 * them again.
 */
export function quotedVoucher(wire: QuoteVoucher): Voucher {
  return voucherFromWire({ ...wire, first_order_only: false })
}

function worthOf({ type, value, max_discount }: Pick<WireVoucher, 'type' | 'value' | 'max_discount'>): VoucherWorth {
  if (type === 'freeDelivery') return { type }
  if (type === 'value') return { type, valueGrosze: groszeFromWire(value) }
  return { type, percent: value, maxDiscountGrosze: max_discount == null ? null : groszeFromWire(max_discount) }
}

function dateOrNull(instant: string | null | undefined): Date | null {
  return instant == null ? null : new Date(instant)
}
