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
  /** Number on the board. */
  number: string
  startsAt: Date
  stayMinutes: number
  partySize: number
  /** Names of its tables; empty for a request without one. */
  tables: readonly string[]
  area: string | null
}

/** A dish of an order, with its choices. */
export interface OpenLine {
  productId: number
  /** Name at the time of the order. */
  name: string
  answers: readonly Answer[]
}

/** An order that is under way. */
export interface AffectedOrder {
  id: string
  /** Number on the board. */
  number: string
  deliveryType: DeliveryType
  /** The time that the diner chose; null for one as soon as possible. */
  deliveryAt: Date | null
  lines: readonly OpenLine[]
  /** Delivery address that was priced; null for takeout. */
  address: Coordinates | null
}

/** Entities that a change of a restaurant's file can affect. */
export interface OpenCommitments {
  reservations: readonly OpenReservation[]
  orders: readonly AffectedOrder[]
  /** Addresses of deliveries in the last thirty days, one for each order. */
  recentDeliveries: readonly Coordinates[]
}

/**
 * Reasons of the rules to refuse a reservation: a time outside the hours, a rule of the restaurant, a party without a
 * table or combination of its size, and changes of its own tables.
 */
export const RESERVATION_REASONS = [
  'closed',
  'rule_disabled',
  'party_too_large',
  'no_table',
  'table_removed',
  'combination_removed',
  'table_too_small',
  'table_too_large',
] as const
export type ReservationReason = (typeof RESERVATION_REASONS)[number]

/** Reasons of the rules to refuse an order, apart from its dishes. */
export const ORDER_REASONS = [
  'delivery_type_not_offered',
  'rule_disabled',
  'no_scheduled_orders',
  'closed',
  'out_of_range',
] as const
export type OrderReason = (typeof ORDER_REASONS)[number]

/**
 * Changes of a dish: off the menu, not available, not served at the order's time, or its choices are no longer
 * possible.
 */
export const LINE_REASONS = ['dish_removed', 'dish_unavailable', 'not_served_then', 'choice_removed'] as const
export type LineReason = (typeof LINE_REASONS)[number]

/** Changes for addresses: no longer delivered to, a higher fee, a higher minimum. */
export const ADDRESS_CHANGES = ['leaves', 'feeRises', 'minimumRises'] as const
export type AddressChange = (typeof ADDRESS_CHANGES)[number]

/** One effect of a change. The reservation or order itself stays as it was promised. */
export type Impact =
  | { kind: 'reservation'; reservation: OpenReservation; reasons: ReservationReason[] }
  | { kind: 'order'; order: AffectedOrder; reasons: OrderReason[]; dishes: { name: string; reason: LineReason }[] }
  | {
      kind: 'lowestPrice'
      productId: number
      name: string
      /** Price shown beside the reduction; null if none is shown. */
      beforeGrosze: Grosze | null
      afterGrosze: Grosze | null
    }
  | {
      kind: 'addresses'
      change: AddressChange
      /** Deliveries affected, out of those of thirty days. */
      count: number
      of: number
      /** The largest rise; 0 for those that leave. */
      mostGrosze: Grosze
    }
