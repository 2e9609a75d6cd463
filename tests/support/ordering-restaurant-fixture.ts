import type { Distance } from '@/lib/domain/ordering/delivery/schema'
import type { OrderingRestaurant, OrderingSummary } from '@/lib/domain/ordering/order/schema'
import { restaurantFixture } from './restaurant'

export const orderingFixture = (own: Partial<OrderingSummary> = {}): OrderingSummary => ({
  payment_methods: ['blik', 'cash'],
  packaging: 2,
  min_cart: 40,
  prep_minutes: 25,
  scheduled: { lead_minutes: 45, step_minutes: 15, days_ahead: 7 },
  delivery_types: ['delivery', 'contactless_delivery', 'takeout'],
  delivery_cost: 7,
  free_from: 120,
  eta_min: 35,
  eta_max: 60,
  slot_minutes: 15,
  full_slots: [],
  diets: [],
  promotion: null,
  ...own,
})

export const distanceFixture = (km: number, own: Partial<Distance> = {}): Distance => ({
  restaurant_id: 1,
  distance_km: km,
  max_km: 5,
  deliverable: true,
  zone: 'Śródmieście',
  delivery_cost: 9,
  min_cart: 50,
  free_from: 150,
  eta_min: 40,
  eta_max: 55,
  method: 'line',
  reason: null,
  ...own,
})

type Change = Partial<OrderingRestaurant>

/** A restaurant of Lublin as the ordering list returns it, open from noon to ten. */
export function orderingRestaurantFixture(
  id: number,
  { ordering, distance = null, dishes = [], ...change }: Change = {},
) {
  return { ...restaurantFixture(id, change), ordering: ordering ?? orderingFixture(), distance, dishes }
}
