import type { FieldName, ReservationDraft } from '@/lib/domain/reservation/form/draft'
import type { AlternativeSlot, OwnVisit } from '@/lib/domain/reservation/form/reservation-outcome'

/** Data of a failed plain form post, for the page that shows the form again. */
export interface PostedDraft {
  form: 'draft'
  restaurantId: number
  draft: ReservationDraft
  errors: Partial<Record<FieldName, string>>
  message: string
  /** Set if the slot was taken. */
  alternatives: AlternativeSlot[] | null
  /** Set if the diner already has a table at that time. */
  visits: OwnVisit[] | null
  /** It is unknown whether the request arrived: the next attempt must have the same key. Contract C12. */
  isUnsure: boolean
}
