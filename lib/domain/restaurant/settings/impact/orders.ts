import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'
import { leadMinutesOf } from '@/lib/domain/ordering/availability/first-time'
import { isServedAt } from '@/lib/domain/ordering/availability/slots'
import { priceLine } from '@/lib/domain/ordering/cart/pricing/price-line'
import { type DeliveryReach, deliveryTo } from '@/lib/domain/ordering/delivery/zones'
import { type Products, productsOf } from '@/lib/domain/ordering/menu/menu'
import { notServedIn } from '@/lib/domain/ordering/menu/serving-times'
import { evaluateRules } from '@/lib/domain/restaurant/custom-rules/evaluate'
import { customRuleOf } from '@/lib/domain/restaurant/custom-rules/file-rules'
import { hoursOfFile } from '@/lib/domain/restaurant/file/file-hours'
import { fileReach } from '@/lib/domain/restaurant/file/file-reach'
import { menuFromStored, storedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import { kitchenHours } from '@/lib/domain/restaurant/hours/kitchen-hours'
import { localDateOf } from '@/lib/domain/time/time'
import type { AffectedOrder, Impact, LineReason, NumberedFile, OpenLine, OrderReason } from './impact'

/**
 * Finds the orders that `before` would take and `after` would not. Hours do not apply to an order for now: it is
 * already being made.
 */
export function affectedOrders(
  before: NumberedFile,
  after: NumberedFile,
  now: Date,
): (orders: readonly AffectedOrder[]) => Impact[] {
  const [old, fresh] = [judgeOf(before), judgeOf(after)]
  return (orders) =>
    orders.flatMap((order) => {
      const refusedBefore = old.refusals(order, now)
      const reasons = fresh.refusals(order, now).filter((reason) => !refusedBefore.includes(reason))
      const dishes = order.lines.flatMap((line) => {
        const at = order.deliveryAt
        const reason = old.lineReason(line, at) ? null : fresh.lineReason(line, at)
        return reason ? [{ name: line.name, reason }] : []
      })
      return reasons.length + dishes.length > 0 ? [{ kind: 'order' as const, order, reasons, dishes }] : []
    })
}

function judgeOf(file: NumberedFile) {
  const { products, orders, menu } = file
  const hours = kitchenHours(hoursOfFile(file.hours))
  const dishes: Products = menu ? productsOf(menuFromStored(storedMenuOf(menu, () => null))) : new Map()
  const reach: DeliveryReach = fileReach(file)
  const rules = file.reservations.rules.map(customRuleOf)
  const types = offeredDeliveryTypes({
    products,
    delivery: { maxKmDistance: reach.maxKm },
    config: { orders: { allowOrders: products.includes('orders') } },
  })
  return { refusals, lineReason }

  function refusals(order: AffectedOrder, now: Date): OrderReason[] {
    const { deliveryType, deliveryAt, address } = order
    const isLater = deliveryAt !== null && deliveryAt > now
    const isOut = deliveryType !== 'takeout' && address !== null && !deliveryTo(reach, address).deliverable
    return [
      ...(types.includes(deliveryType) ? [] : ['delivery_type_not_offered' as const]),
      ...(isLater ? timeRefusals(order, deliveryAt) : []),
      ...(isOut ? ['out_of_range' as const] : []),
    ]
  }

  function timeRefusals({ deliveryType }: AffectedOrder, at: Date): OrderReason[] {
    const rule = evaluateRules(rules, { date: localDateOf(at) }, 'order').disabledText
    const disabled: OrderReason[] = rule === null ? [] : ['rule_disabled']
    if (!orders?.scheduled) return [...disabled, 'no_scheduled_orders']
    const { preparationMinutes, scheduled } = orders
    const terms = {
      leadMinutes: leadMinutesOf({ preparationMinutes, zones: reach.zones }, deliveryType),
      prepMinutes: preparationMinutes,
      stepMinutes: scheduled.stepMinutes,
      busyMinutes: 0,
      lastOrderMinutes: hours.last_order_minutes,
    }
    return isServedAt(hours, terms, at) ? disabled : [...disabled, 'closed']
  }

  /** Serving times do not apply to an order for now: its dishes are already being made. */
  function lineReason({ productId, answers }: OpenLine, at: Date | null): LineReason | null {
    const line = { productId, amount: 1, answers: [...answers], note: '' }
    const { product, errors } = priceLine(line, dishes)
    if (!product) return 'dish_removed'
    if (!product.available) return 'dish_unavailable'
    if (at && notServedIn(line, dishes, at)) return 'not_served_then'
    return errors.length > 0 ? 'choice_removed' : null
  }
}
