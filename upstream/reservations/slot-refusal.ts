import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import type { SlotEvaluation, SlotReason } from '@/lib/domain/reservation/availability/slot-evaluator'
import { leadHours } from '@/lib/domain/reservation/availability/visit-times'
import { minutesOf } from '@/lib/domain/time/time'
import { shortNotice } from '@/messages/content/reservation-notices'
import { refused } from '@/upstream/db/outcome'
import { alternativesFor } from './alternatives'

interface Wanted {
  date: string
  time: string
  partySize: number
}

/** Refusals about the input are 422, refusals about the current state 409. Contract "General rules", C12. */
export function slotRefusal(
  availability: RestaurantAvailability,
  wanted: Wanted,
  evaluation: SlotEvaluation,
  now: Date,
  field: string,
) {
  const code = minutesOf(wanted.time) % availability.slotMinutes === 0 ? evaluation.reason : 'not_a_slot'
  if (code === 'available' || code === 'request') return null
  if (code === 'full') return refused(409, 'slot_taken', { alternatives: alternativesFor(availability, wanted, now) })
  // Its text is more specific than a field error.
  if (code === 'party_too_large') return refused(422, code, { message: evaluation.text })
  return refused(422, code, { fields: { [field]: code }, ...wordsFor(code, availability, wanted, evaluation) })
}

function wordsFor(
  code: SlotReason | 'not_a_slot',
  availability: RestaurantAvailability,
  wanted: Wanted,
  evaluation: SlotEvaluation,
) {
  if (code !== 'too_soon') return evaluation.text ? { message: evaluation.text } : {}
  return { message: shortNotice(availability.name, leadHours(availability.autoConfirmBeforeHours, wanted.date)) }
}
