import type { SlotJudgement, SlotReason } from '@/lib/availability/judge-slot'
import type { Place } from '@/lib/availability/place'
import { leadHours } from '@/lib/reservation/lead-time'
import { shortNotice } from '@/lib/reservation/notices'
import { minutesOf } from '@/lib/time'
import { alternativesFor } from './alternatives'
import { refused } from './outcome'

interface Wanted {
  date: string
  time: string
  partySize: number
}

/** Refusals about the input are 422, about the state of the world 409. Contract "General rules", C12. */
export function slotRefusal(place: Place, wanted: Wanted, judged: SlotJudgement, now: Date, field: string) {
  const code = minutesOf(wanted.time) % place.slotMinutes === 0 ? judged.reason : 'not_a_slot'
  if (code === 'available' || code === 'request') return null
  if (code === 'full') return refused(409, 'slot_taken', { alternatives: alternativesFor(place, wanted, now) })
  // Its words say more than those of a field could.
  if (code === 'party_too_large') return refused(422, code, { message: judged.text })
  return refused(422, code, { fields: { [field]: code }, ...wordsFor(code, place, wanted, judged) })
}

function wordsFor(code: SlotReason | 'not_a_slot', place: Place, wanted: Wanted, judged: SlotJudgement) {
  if (code !== 'too_soon') return judged.text ? { message: judged.text } : {}
  return { message: shortNotice(place.name, leadHours(place.autoConfirmBeforeHours, wanted.date)) }
}
