import { callApi } from '@/lib/browser/api/call-api'
import { reservationOutcomeOf } from '@/lib/domain/reservation/form/reservation-outcome'
import { HOLD_MS } from '@/lib/domain/reservation/hold'
import { type HoldState, heldSlotKey, type SlotToHold } from './held-slot'

/**
 * Requests a ten-minute hold of a table; `null` without an answer. The ten minutes are measured from this browser's own
 * clock, since its time of day may be wrong. Contract C2.
 */
export async function requestHold(holdRequest: SlotToHold, replaces: string | undefined): Promise<HoldState | null> {
  const endsAtMs = Date.now() + HOLD_MS
  const body = {
    restaurant_id: holdRequest.restaurantId,
    from: holdRequest.from,
    people: holdRequest.people,
    ...(replaces && { replaces }),
  }
  const answer = await callApi('/api/holds', { method: 'POST', body }).catch(() => null) // logged by the call
  if (!answer) return null
  const json = answer.json as { token?: string } | null
  const token = answer.status === 201 && json?.token
  if (token)
    return { kind: 'held', hold: { token, endsAtMs, slot: heldSlotKey(holdRequest) }, isMoved: replaces !== undefined }
  const outcome = reservationOutcomeOf(answer.status, json)
  return outcome.type === 'taken' ? { kind: 'lost', alternatives: outcome.alternatives } : { kind: 'none' }
}
