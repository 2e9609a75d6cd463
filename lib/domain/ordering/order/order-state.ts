import type { OrderStatus } from '@/lib/domain/ordering/order/status'
import type { PaymentMethod } from '@/lib/domain/payment/methods'
import type { PaymentStatus } from '@/lib/domain/payment/status'

/** Who moves an order: `payment` is a verified word of the provider, `timer` a due time. Contract C1. */
export const ACTORS = ['diner', 'payment', 'restaurant', 'operations', 'timer', 'system'] as const
export type Actor = (typeof ACTORS)[number]

/** Why a restaurant declines. Contract C1. */
export const DECLINE_REASONS = ['too_busy', 'closed', 'item_unavailable', 'address', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** What decides about moving an order; `status` is null before it exists. */
export type OrderState = { status: OrderStatus | null; paymentMethod: PaymentMethod; paymentStatus: PaymentStatus }

/** What the mover brings along and what is true at `now`. */
export type TransitionContext = {
  now: Date
  /** Neither paused nor closed at the time for which the order is wanted. */
  kitchenAvailable: boolean
  /** When the timer of the present status runs out; see `timers.ts`. */
  dueAt?: Date | null
  /** The provider was asked and will take no more money for it. */
  providerExpired?: boolean
  readyAt?: Date
  /** When the panel handed it over, if that was the last move. Contract C23. */
  handedOverAt?: Date | null
  reason?: string
}

/** One row of the trail that is never rewritten. Contract C1. */
export type AuditEntry = { at: Date; by: Actor; from: OrderStatus | null; to: OrderStatus; reason: string | null }
