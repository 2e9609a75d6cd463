import { type Grosze, groszeToWire } from '@/lib/domain/money'
import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { OrderingSummary } from '@/lib/domain/ordering/order/schema'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { leadMinutesOf, type OrderingTerms } from './ordering-restaurant'

/** The ordering terms of a restaurant as lists and pages show them without an address. */
export function orderingSummary(
  restaurant: RestaurantSummary,
  terms: OrderingTerms,
  { diets, discounts }: { diets: Diet[]; discounts: boolean },
): OrderingSummary {
  const { zones, scheduled, preparationMinutes } = terms
  const types = offeredDeliveryTypes(restaurant)
  const delivers = types.some((type) => type !== 'takeout')
  const frees = zones.flatMap(({ freeFromGrosze }) => freeFromGrosze ?? [])
  return {
    payment_methods: terms.paymentMethods,
    packaging: groszeToWire(terms.packagingGrosze),
    min_cart: groszeToWire(lowest(zones.map(({ minCartGrosze }) => minCartGrosze)) ?? 0),
    prep_minutes: preparationMinutes,
    scheduled: scheduled && {
      lead_minutes: leadMinutesOf(terms, delivers ? 'delivery' : 'takeout'),
      step_minutes: scheduled.stepMinutes,
      days_ahead: scheduled.daysAhead,
    },
    delivery_types: types,
    delivery_cost: delivers ? plnOrNull(lowest(zones.map(({ feeGrosze }) => feeGrosze))) : null,
    free_from: delivers ? plnOrNull(lowest(frees)) : null,
    eta_min: delivers
      ? (lowest(zones.map(({ etaMinMinutes }) => etaMinMinutes)) ?? preparationMinutes)
      : preparationMinutes,
    eta_max: delivers
      ? Math.max(preparationMinutes, ...zones.map(({ etaMaxMinutes }) => etaMaxMinutes))
      : preparationMinutes,
    diets,
    discounts,
  }
}

function lowest(amounts: number[]): number | null {
  return amounts.length === 0 ? null : Math.min(...amounts)
}

function plnOrNull(grosze: Grosze | null): number | null {
  return grosze === null ? null : groszeToWire(grosze)
}
