import type { Grosze } from '@/lib/domain/money'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'

/** Reduction of a voucher: whole percent of the products, an amount, or the delivery cost. Ledger L181–L183. */
export type VoucherWorth =
  | { type: 'percent'; percent: number; maxDiscountGrosze: Grosze | null }
  | { type: 'value'; valueGrosze: Grosze }
  | { type: 'freeDelivery' }

/** Null = no condition. Contract C8. */
export type Voucher = VoucherWorth & {
  code: string
  minCartGrosze: Grosze
  validFrom: Date | null
  validTo: Date | null
  deliveryTypes: DeliveryType[] | null
  restaurants: number[] | null
  totalLimit: number | null
  customerLimit: number | null
  firstOrderOnly: boolean
}

/** Uses of the voucher, in total and by this diner, and the number of the diner's earlier orders. */
export type VoucherUses = { total: number; byCustomer: number; customerOrders: number }
export const NO_USES: VoucherUses = { total: 0, byCustomer: 0, customerOrders: 0 }

export type VoucherOrder = {
  restaurantId: number
  deliveryType: DeliveryType
  /** Products after promotions. */
  cartGrosze: Grosze
  uses: VoucherUses
}

type Rule = { code: VoucherRefusal; isBroken: (voucher: Voucher, order: VoucherOrder, now: Date) => boolean }
export type VoucherRefusal =
  | 'voucher_unknown'
  | 'voucher_expired'
  | 'voucher_not_yet'
  | 'voucher_min_cart'
  | 'voucher_not_for_you'
  | 'voucher_not_for_order'
  | 'voucher_used'

/** Rules in the order in which a diner sees them: conditions that the diner cannot meet come first. Contract C8. */
const rules: readonly Rule[] = [
  { code: 'voucher_not_yet', isBroken: ({ validFrom }, _, now) => validFrom !== null && now < validFrom },
  { code: 'voucher_expired', isBroken: ({ validTo }, _, now) => validTo !== null && now > validTo },
  { code: 'voucher_used', isBroken: isUsedUp },
  {
    code: 'voucher_not_for_you',
    isBroken: ({ firstOrderOnly }, { uses }) => firstOrderOnly && uses.customerOrders > 0,
  },
  { code: 'voucher_not_for_order', isBroken: isForOtherOrders },
  { code: 'voucher_min_cart', isBroken: ({ minCartGrosze }, { cartGrosze }) => cartGrosze < minCartGrosze },
]

/** Reason for which the voucher cannot be used, or null; `voucher` null is an unknown code. Contract C8. */
export function voucherRefusal(voucher: Voucher | null, order: VoucherOrder, now: Date): VoucherRefusal | null {
  if (!voucher) return 'voucher_unknown'
  return rules.find(({ isBroken }) => isBroken(voucher, order, now))?.code ?? null
}

/** Reduction of a code from its stored form: `value` is whole percent or grosze, by its type. */
export function voucherWorth({
  type,
  value,
  maxDiscountGrosze,
}: {
  type: VoucherWorth['type']
  value: number
  maxDiscountGrosze: Grosze | null
}): VoucherWorth {
  if (type === 'percent') return { type, percent: value, maxDiscountGrosze }
  return type === 'value' ? { type, valueGrosze: value } : { type }
}

/**
 * Grosze off products worth `cartGrosze` after promotions, half up; the part of the value that exceeds them is
 * `lostGrosze`, which the page shows. Ledger L181, L182.
 */
export function voucherDiscount(voucher: VoucherWorth, cartGrosze: Grosze): { grosze: Grosze; lostGrosze: Grosze } {
  if (voucher.type === 'freeDelivery') return { grosze: 0, lostGrosze: 0 }
  if (voucher.type === 'value') {
    const grosze = Math.min(voucher.valueGrosze, cartGrosze)
    return { grosze, lostGrosze: voucher.valueGrosze - grosze }
  }
  const share = Math.floor((cartGrosze * voucher.percent + 50) / 100)
  return { grosze: Math.min(share, voucher.maxDiscountGrosze ?? share, cartGrosze), lostGrosze: 0 }
}

function isUsedUp({ totalLimit, customerLimit }: Voucher, { uses }: VoucherOrder): boolean {
  return (
    (totalLimit !== null && uses.total >= totalLimit) || (customerLimit !== null && uses.byCustomer >= customerLimit)
  )
}

function isForOtherOrders(voucher: Voucher, order: VoucherOrder): boolean {
  const { restaurants } = voucher
  if (restaurants !== null && !restaurants.includes(order.restaurantId)) return true
  return voucherWayFor(voucher, order.deliveryType) !== null
}

/** Delivery mode that a code requires; `other` is another type of delivery. Contract C8. */
export type VoucherWay = 'takeout' | 'delivery' | 'other'

/** The mode that the code requires, or null if it accepts this one. Takeout has no delivery cost to deduct. */
export function voucherWayFor(
  { type, deliveryTypes }: Pick<Voucher, 'type' | 'deliveryTypes'>,
  deliveryType: DeliveryType,
): VoucherWay | null {
  const isTakeout = deliveryType === 'takeout'
  if (type === 'freeDelivery' && isTakeout) return 'delivery'
  if (!deliveryTypes || deliveryTypes.includes(deliveryType)) return null
  if (isTakeout) return 'delivery'
  return deliveryTypes.every((one) => one === 'takeout') ? 'takeout' : 'other'
}
