import { callApi } from '@/lib/browser/call-api'
import { HOLD_MS } from '@/lib/reservation/hold'
import { type HoldState, type HoldWish, slotOf } from './held-slot'

/**
 * Asks for ten minutes of a table; `null` where no answer came. They are measured by this browser's clock alone: its
 * time of day may be wrong. Contract C2.
 */
export async function askForHold(wish: HoldWish, replaces: string | undefined): Promise<HoldState | null> {
  const endsAtMs = Date.now() + HOLD_MS
  const body = { restaurant_id: wish.restaurantId, from: wish.from, people: wish.people, ...(replaces && { replaces }) }
  const answer = await callApi('/api/holds', { method: 'POST', body }).catch(() => null) // logged by the call
  if (!answer) return null
  const json = answer.json as { token?: string; error?: { code?: string } } | null
  const token = answer.status === 201 && json?.token
  if (token) return { kind: 'held', hold: { token, endsAtMs, slot: slotOf(wish) } }
  return { kind: json?.error?.code === 'slot_taken' ? 'lost' : 'none' }
}
