import { splitWallTime, type WallTime } from '@/lib/time'
import { alternativesFor } from '../domain/alternatives'
import { loadRestaurantAvailability } from '../domain/places'
import { WriteConflict } from '../domain/transient'
import type { Deps } from './deps'
import { problem } from './problem'

/** A race lost for good is 409 `slot_taken`, with what is free by now. Contract C2. */
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
