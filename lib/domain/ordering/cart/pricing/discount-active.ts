import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import { isInWindow } from '@/lib/domain/time/weekly-window'

const ALL_DAY = { from: '00:00', to: '24:00' }

/** Does the discount apply to food wanted at `servedAt`? `to` is exclusive. Contract C7. */
export function isDiscountActive(
  discount: Pick<Discount, 'days' | 'hours' | 'deliveryTypes'>,
  deliveryType: DeliveryType,
  servedAt: Date,
): boolean {
  if (discount.deliveryTypes && !discount.deliveryTypes.includes(deliveryType)) return false
  return isInWindow({ days: discount.days, ...(discount.hours ?? ALL_DAY) }, servedAt)
}
