import { type Voucher, voucherWorth } from '@/lib/domain/ordering/cart/voucher/voucher'
import { instantOf } from '@/lib/domain/time/time'
import type { RestaurantFile } from './schema'

/** A voucher of a file for pricing carts: it is valid for whole days, at its restaurant alone. Contract C8, C33. */
export function voucherOfFile({
  type,
  value,
  maxDiscountGrosze,
  validFrom,
  validTo,
  ...conditions
}: RestaurantFile['vouchers'][number]): Voucher {
  return {
    ...conditions,
    ...voucherWorth({ type, value, maxDiscountGrosze }),
    ...validityOf({ validFrom, validTo }),
    restaurants: null,
  }
}

/** From the first instant of the first day to the end of the last. */
export function validityOf({ validFrom, validTo }: Pick<RestaurantFile['vouchers'][number], 'validFrom' | 'validTo'>) {
  return {
    validFrom: validFrom ? instantOf(validFrom, '00:00') : null,
    validTo: validTo ? instantOf(validTo, '24:00') : null,
  }
}
