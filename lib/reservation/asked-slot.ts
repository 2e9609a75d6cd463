import type { Availability } from '@/lib/availability/schema'
import { asksForTime, type Mend, type SearchSource } from '@/lib/availability/search'
import type { Visit } from '@/lib/reservation/kept-draft'
import { chosenSlot } from '@/lib/reservation/slot-choice'
import { instantOf, type LocalTime } from '@/lib/time'

// Another day or hour than the one asked for is never chosen on the diner's behalf.
const MOVES: Mend[] = ['date', 'pastDate', 'time']

/**
 * The slot that the address asks for by name, if it is offered exactly so, and what has to be said where it is not.
 * What is full, closed, ruled out or too soon is said by its state. Reading A20, contract C18.
 */
export function askedSlot(
  params: SearchSource,
  { visit, mended }: { visit: Visit; mended: Mend[] },
  availability: Availability,
  now: Date,
): { chosen: LocalTime | null; mended: Mend[] } {
  if (!asksForTime(params) || mended.some((mend) => MOVES.includes(mend))) return { chosen: null, mended }
  const slot = chosenSlot(availability, visit.time)
  if (slot) return { chosen: slot.time, mended }
  if (instantOf(visit.date, visit.time) <= now) return { chosen: null, mended: [...mended, 'passed'] }
  const isSaid = availability.state !== 'available' && availability.state !== 'request'
  return { chosen: null, mended: isSaid ? mended : [...mended, 'notOffered'] }
}
