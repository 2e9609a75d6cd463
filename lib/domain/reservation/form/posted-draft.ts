import type { FieldName, ReservationDraft } from '@/lib/domain/reservation/form/draft'
import type { Alternative, OwnVisit } from '@/lib/domain/reservation/form/reservation-outcome'

/** What a plain form post that failed leaves for the page that shows the form again. */
export interface PostedDraft {
  form: 'draft'
  restaurantId: number
  draft: ReservationDraft
  errors: Partial<Record<FieldName, string>>
  message: string
  /** Set when the slot was taken. */
  alternatives: Alternative[] | null
  /** Set when the diner has a table at that time already. */
  visits: OwnVisit[] | null
  /** Nobody knows whether it arrived: the same key must go with the next attempt. Contract C12. */
  isUnsure: boolean
}
