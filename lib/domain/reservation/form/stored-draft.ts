import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'

/** When and for how many. */
export type Visit = { date: LocalDate; time: LocalTime; partySize: number }

/** What a tab remembers of a form until its reservation is made: nothing typed is ever lost. Contract C11, C12. */
export interface StoredDraft {
  /** One key per form fill, kept until a definite success. */
  key: string
  fields: Record<string, string>
  visit: Visit
  chosen: LocalTime | null
  /**
   * What was sent while nobody knows what became of it, else `null`. Under the same key only the very same may be sent
   * again: the hold's token and all.
   */
  unanswered: ReservationDraft | null
  hold: { token: string; endsAtMs: number; slot: string } | null
}

/** Under which a restaurant's draft is kept. */
export function draftKey(restaurantId: number): string {
  return `reservation:${restaurantId}`
}

/** What was kept, or `null` for nothing or for what no longer reads. */
export function readStoredDraft(text: string | null): StoredDraft | null {
  if (!text) return null
  try {
    const stored = JSON.parse(text) as Partial<StoredDraft> | null
    return stored && typeof stored.key === 'string' && stored.fields && stored.visit ? (stored as StoredDraft) : null
  } catch {
    return null
  }
}
