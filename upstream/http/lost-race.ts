import { splitWallTime, type WallTime } from '@/lib/time'
import { alternativesFor } from '../domain/alternatives'
import { loadPlaces } from '../domain/places'
import { RaceLost } from '../domain/transient'
import type { Deps } from './deps'
import { problem } from './problem'

/** A race lost for good is 409 `slot_taken`, with what is free by now. Contract C2. */
export async function orSlotTaken<T>(
  write: Promise<T>,
  { db, now: clock }: Deps,
  tenant: string,
  { id, reservedOn, partySize }: { id: number; reservedOn: WallTime; partySize: number },
): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof RaceLost)) throw error
    const asked = { ...splitWallTime(reservedOn), partySize }
    const now = clock()
    const place = (await loadPlaces(db, { tenant, ids: [id], date: asked.date, now })).get(id)
    throw problem(409, 'slot_taken', { alternatives: place ? alternativesFor(place, asked, now) : [] })
  }
}
