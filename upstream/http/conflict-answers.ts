import { splitWallTime, type WallTime } from '@/lib/domain/time/time'
import { alternativesFor } from '@/upstream/reservations/alternatives'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import type { Deps } from './deps'
import { problem, type RefusalError } from './problem'

/** Answer to a write that lost its last race: the `onConflict` of `idempotentWrite`. This one can be repeated. */
export function busy(): RefusalError {
  return problem(503, 'busy', { retryAfterSeconds: 1 })
}

/** Others took the tables, and the caller chooses again without a proposal. Contract C24, C25. */
export function slotTaken(): RefusalError {
  return problem(409, 'slot_taken', { alternatives: [] })
}

/** Others took the tables: the answer has the slots that are free now. Contract C2. */
export async function slotTakenWithAlternatives(
  { db, now: clock }: Deps,
  tenant: string,
  { id, reservedOn, partySize }: { id: number; reservedOn: WallTime; partySize: number },
): Promise<RefusalError> {
  const request = { ...splitWallTime(reservedOn), partySize }
  const now = clock()
  const availability = (await loadRestaurantAvailability(db, { tenant, ids: [id], date: request.date, now })).get(id)
  return problem(409, 'slot_taken', { alternatives: availability ? alternativesFor(availability, request, now) : [] })
}
