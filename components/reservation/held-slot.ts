import type { KeptDraft } from '@/lib/reservation/kept-draft'

export type Held = NonNullable<KeptDraft['hold']>
export type HoldState = { kind: 'none' } | { kind: 'held'; hold: Held } | { kind: 'expired' } | { kind: 'lost' }

/** A slot that can be held; `null` while there is none, or while nobody has begun to type. */
export interface HoldWish {
  restaurantId: number
  /** `YYYY-MM-DD HH:MM:00`. */
  from: string
  people: number
}

/** Tells one held slot from another. */
export function slotOf({ restaurantId, from, people }: HoldWish): string {
  return `${restaurantId} ${from} ${people}`
}
