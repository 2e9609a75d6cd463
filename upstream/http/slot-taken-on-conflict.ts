import { splitWallTime, type WallTime } from '@/lib/domain/time/time'
import { WriteConflict } from '@/upstream/db/with-retries'
import { alternativesFor } from '@/upstream/reservations/alternatives'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import type { Deps } from './deps'
import { problem } from './problem'

/** A write that lost its last race is answered with 409 `slot_taken` and the current alternatives. Contract C2. */
export async function slotTakenOnConflict<T>(
  write: Promise<T>,
  { db, now: clock }: Deps,
  tenant: string,
  { id, reservedOn, partySize }: { id: number; reservedOn: WallTime; partySize: number },
): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
    const request = { ...splitWallTime(reservedOn), partySize }
    const now = clock()
    const availability = (await loadRestaurantAvailability(db, { tenant, ids: [id], date: request.date, now })).get(id)
    throw problem(409, 'slot_taken', { alternatives: availability ? alternativesFor(availability, request, now) : [] })
  }
}
