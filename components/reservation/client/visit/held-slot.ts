import type { Alternative } from '@/lib/domain/reservation/form/reservation-outcome'
import type { StoredDraft } from '@/lib/domain/reservation/form/stored-draft'

export type HeldSlot = NonNullable<StoredDraft['hold']>
export type HoldState =
  | { kind: 'none' }
  /** `isMoved`: another slot was let go for this one. */
  | { kind: 'held'; hold: HeldSlot; isMoved?: boolean }
  | { kind: 'expired' }
  | { kind: 'lost'; alternatives: Alternative[] }

/** A slot that can be held; `null` while there is none, or while nobody has begun to type. */
export interface HoldRequest {
  restaurantId: number
  /** `YYYY-MM-DD HH:MM:00`. */
  from: string
  people: number
}

/** Tells one held slot from another. */
export function heldSlotKey({ restaurantId, from, people }: HoldRequest): string {
  return `${restaurantId} ${from} ${people}`
}
