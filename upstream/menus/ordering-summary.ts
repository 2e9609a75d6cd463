import { type SQL, sql } from 'drizzle-orm'
import { type Grosze, groszeToWire } from '@/lib/domain/money'
import { offeredDeliveryTypes } from '@/lib/domain/ordering/availability/delivery-types'
import { leadMinutesOf } from '@/lib/domain/ordering/availability/first-time'
import { TERMS_WITHOUT_ZONES } from '@/lib/domain/ordering/delivery/zones'
import type { Diet } from '@/lib/domain/ordering/menu/diet/diets'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import type { OrderingSummary, Promotion } from '@/lib/domain/ordering/order/schema'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import type { StoredOrderingTerms } from './ordering-restaurant'

/** The ordering terms of a restaurant as lists and pages show them without an address. */
export function orderingSummary(
  restaurant: RestaurantSummary,
  terms: StoredOrderingTerms,
  { diets, promotion, fullSlots }: { diets: Diet[]; promotion: StoredPromotion | null; fullSlots: string[] | null },
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
    ...(delivers ? zoneMinutes(zones) : { eta_min: preparationMinutes, eta_max: preparationMinutes }),
    slot_minutes: terms.slotMinutes,
    full_slots: (fullSlots ?? []).map((at) => isoWithOffset(new Date(at))),
    diets,
    promotion: promotion && promotionToWire(promotion),
  }
}

/** A stored discount, with the name of its dish or category. */
export type StoredPromotion = Omit<Discount, 'targetId'> & { name: string }

/** The first discount of a stored menu, as a `StoredPromotion`; null without one, or if its target is missing. */
export function promotionQuery(menu: SQL): SQL<StoredPromotion | null> {
  return sql`(SELECT first.discount || jsonb_build_object('name', named.name)
    FROM (SELECT ${menu} #> '{discounts,0}' AS discount) first,
      LATERAL (SELECT CASE first.discount ->> 'scope'
        WHEN 'same-category' THEN jsonb_path_query_first(${menu}, '$.categories[*] ? (@.id == $id).name',
          jsonb_build_object('id', first.discount -> 'target'))
        ELSE jsonb_path_query_first(${menu}, '$.categories[*].products[*] ? (@.id == $id).name',
          jsonb_build_object('id', first.discount -> 'target')) END AS name) named
    WHERE named.name IS NOT NULL)`
}

function promotionToWire({ name, buy, get, percent, maxUses, days, hours, deliveryTypes }: StoredPromotion): Promotion {
  return { name, buy, get, percent, max_uses: maxUses, days, hours, delivery_types: deliveryTypes }
}

function zoneMinutes(zones: StoredOrderingTerms['zones']) {
  const all = zones.length > 0 ? zones : [TERMS_WITHOUT_ZONES]
  return {
    eta_min: Math.min(...all.map(({ etaMinMinutes }) => etaMinMinutes)),
    eta_max: Math.max(...all.map(({ etaMaxMinutes }) => etaMaxMinutes)),
  }
}

function lowest(amounts: number[]): number | null {
  return amounts.length === 0 ? null : Math.min(...amounts)
}

function plnOrNull(grosze: Grosze | null): number | null {
  return grosze === null ? null : groszeToWire(grosze)
}
