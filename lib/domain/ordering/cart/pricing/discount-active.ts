import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import { localDateOf, localTimeOf, minutesOf, weekdayOf } from '@/lib/domain/time/time'

/** Does the discount apply to food wanted at `servedAt`? `to` is exclusive. Contract C7. */
export function isDiscountActive(discount: Discount, deliveryType: DeliveryType, servedAt: Date): boolean {
  if (discount.deliveryTypes && !discount.deliveryTypes.includes(deliveryType)) return false
  return isInHours(discount, servedAt) && isOnDay(discount, servedAt)
}

function isOnDay(discount: Discount, servedAt: Date): boolean {
  if (!discount.days) return true
  const weekday = weekdayOf(localDateOf(servedAt))
  return discount.days.includes(startsYesterday(discount, servedAt) ? (weekday + 6) % 7 : weekday)
}

function isInHours({ hours }: Discount, servedAt: Date): boolean {
  if (!hours) return true
  const now = clockOf(servedAt)
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  return from < to ? from <= now && now < to : from <= now || now < to
}

// Hours that cross midnight belong to the day they start on.
function startsYesterday({ hours }: Discount, servedAt: Date): boolean {
  if (!hours || minutesOf(hours.from) < minutesOf(hours.to)) return false
  return clockOf(servedAt) < minutesOf(hours.to)
}

function clockOf(instant: Date): number {
  return minutesOf(localTimeOf(instant))
}
