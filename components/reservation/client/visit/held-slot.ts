import type { AlternativeSlot } from '@/lib/domain/reservation/form/reservation-outcome'
import type { StoredDraft } from '@/lib/domain/reservation/form/stored-draft'

export type HeldSlot = NonNullable<StoredDraft['hold']>
export type HoldState =
  | { kind: 'none' }
  /** `isMoved`: another slot was released for this one. */
  | { kind: 'held'; hold: HeldSlot; isMoved?: boolean }
  | { kind: 'expired' }
  | { kind: 'lost'; alternatives: AlternativeSlot[] }

/** A slot that can be held; `null` without one, or before the diner begins to type. */
export interface SlotToHold {
  restaurantId: number
  /** `YYYY-MM-DD HH:MM:00`. */
  from: string
  people: number
}

/** Identifies a held slot. */
export function heldSlotKey({ restaurantId, from, people }: SlotToHold): string {
  return `${restaurantId} ${from} ${people}`
}
