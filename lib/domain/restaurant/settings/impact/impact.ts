import type { Grosze } from '@/lib/domain/money'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { Answer } from '@/lib/domain/ordering/menu/answers/answers'
import type { NumberedMenu } from '@/lib/domain/restaurant/file/menu-schema'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import type { Coordinates } from '@/lib/domain/wire'

/** A file in which everything of the menu has its number. */
export type NumberedFile = Omit<RestaurantFile, 'menu'> & { menu: NumberedMenu | null }

/** A reservation that is not over. */
export interface OpenReservation {
  id: number
  /** As the board shows it. */
  number: string
  startsAt: Date
  stayMinutes: number
  partySize: number
  /** Names of the tables that it has; none for a request without one. */
  tables: readonly string[]
  area: string | null
}

/** A dish of an order, with what was chosen. */
export interface OpenLine {
  productId: number
  /** As it was ordered. */
  name: string
  answers: readonly Answer[]
}

/** An order that is under way. */
export interface OpenOrder {
  id: string
  /** As the board shows it. */
  number: string
  deliveryType: DeliveryType
  /** The time that the diner chose; null for one as soon as possible. */
  deliveryAt: Date | null
  lines: readonly OpenLine[]
  /** Where it goes, as it was priced; null for takeout. */
  address: Coordinates | null
}

/** What a change of a restaurant's file can touch. */
export interface OpenThings {
  reservations: readonly OpenReservation[]
  orders: readonly OpenOrder[]
  /** Where was delivered to in the last thirty days, one for each order. */
  recentDeliveries: readonly Coordinates[]
}

/**
 * Why the rules would not take a reservation: a time outside the hours, a rule of the restaurant, a party for which there is no
 * table or combination that is large or small enough, and what became of the tables that it has.
 */
export const RESERVATION_REASONS = [
  'closed',
  'rule_disabled',
  'party_too_large',
  'no_table',
  'table_gone',
  'combination_gone',
  'table_too_small',
  'table_too_large',
] as const
export type ReservationReason = (typeof RESERVATION_REASONS)[number]

/** Why the rules would not take an order, apart from its dishes. */
export const ORDER_REASONS = [
  'delivery_type_not_offered',
  'rule_disabled',
  'no_scheduled_orders',
  'closed',
  'out_of_range',
] as const
export type OrderReason = (typeof ORDER_REASONS)[number]

/** What became of a dish: off the menu, not available, not served at the order's time, or what was chosen can no longer be chosen so. */
export const LINE_REASONS = ['dish_gone', 'dish_unavailable', 'not_served_then', 'choice_gone'] as const
export type LineReason = (typeof LINE_REASONS)[number]

/** What happens to addresses: delivered to no more, at a higher fee, from a higher minimum. */
export const ADDRESS_CHANGES = ['leaves', 'feeRises', 'minimumRises'] as const
export type AddressChange = (typeof ADDRESS_CHANGES)[number]

/** One thing that a change touches. Nothing happens to it by itself: what was promised is kept. */
export type Impact =
  | { kind: 'reservation'; reservation: OpenReservation; reasons: ReservationReason[] }
  | { kind: 'order'; order: OpenOrder; reasons: OrderReason[]; dishes: { name: string; reason: LineReason }[] }
  | {
      kind: 'lowestPrice'
      productId: number
      name: string
      /** As it stands beside the reduction; null where none is shown. */
      beforeGrosze: Grosze | null
      afterGrosze: Grosze | null
    }
  | {
      kind: 'addresses'
      change: AddressChange
      /** Of the deliveries of thirty days. */
      count: number
      of: number
      /** The largest rise; 0 for those that leave. */
      mostGrosze: Grosze
    }
