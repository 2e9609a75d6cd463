import type { OrderStatus } from '@/lib/domain/ordering/order/status'
import type { PaymentMethod } from '@/lib/domain/payment/methods'
import type { PaymentStatus } from '@/lib/domain/payment/status'

/** Actors that move an order: `payment` is a verified message of the provider, `timer` a due time. Contract C1. */
export const ACTORS = ['diner', 'payment', 'restaurant', 'operations', 'timer', 'system'] as const
export type Actor = (typeof ACTORS)[number]

/** Reasons of a restaurant to decline. Contract C1. */
export const DECLINE_REASONS = ['too_busy', 'closed', 'item_unavailable', 'address', 'other'] as const
/** Facts that decide about moving an order; `status` is null before it exists. */
export type OrderState = { status: OrderStatus | null; paymentMethod: PaymentMethod; paymentStatus: PaymentStatus }

/** Values given by the actor, and facts at `now`. */
export type TransitionContext = {
  now: Date
  /** The kitchen is neither paused nor closed at the time for which the order is wanted. */
  kitchenAvailable: boolean
  /** End of the timer of the present status; see `timers.ts`. */
  dueAt?: Date | null
  /** The provider has confirmed that it accepts no more money for the order. */
  providerExpired?: boolean
  readyAt?: Date
  /** Time at which the panel handed it over, if that was the last move. Contract C23. */
  handedOverAt?: Date | null
  reason?: string
}

/** One row of the append-only history. Contract C1. */
export type OrderAuditEntry = { at: Date; by: Actor; from: OrderStatus | null; to: OrderStatus; reason: string | null }
