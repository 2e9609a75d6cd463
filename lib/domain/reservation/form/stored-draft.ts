import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'

/** When and for how many. */
export type Visit = { date: LocalDate; time: LocalTime; partySize: number }

/** Reservation data that a tab stores until the reservation is made: typed text is never lost. Contract C11, C12. */
export interface StoredDraft {
  /** One key per form fill, the same until a definite success. */
  key: string
  fields: Record<string, string>
  visit: Visit
  chosen: LocalTime | null
  /**
   * The sent draft while its outcome is unknown, else `null`. Under the same key only an identical request may be sent
   * again, including the hold's token.
   */
  unanswered: ReservationDraft | null
  hold: { token: string; endsAtMs: number; slot: string } | null
}

/** Storage key of a restaurant's draft. */
export function draftKey(restaurantId: number): string {
  return `reservation:${restaurantId}`
}

/** The stored draft, or `null` for nothing or an unreadable text. */
export function readStoredDraft(text: string | null): StoredDraft | null {
  if (!text) return null
  try {
    const stored = JSON.parse(text) as Partial<StoredDraft> | null
    return stored && typeof stored.key === 'string' && stored.fields && stored.visit ? (stored as StoredDraft) : null
  } catch {
    return null
  }
}
