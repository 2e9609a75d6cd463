import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { hasVisitTime, type SearchCorrection, type SearchSource } from '@/lib/domain/reservation/availability/search'
import { chosenSlot } from '@/lib/domain/reservation/form/slot-choice'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { instantOf, type LocalDate, type LocalTime } from '@/lib/domain/time/time'

// The diner must choose another day or hour themselves.
const VISIT_CORRECTIONS: SearchCorrection[] = ['date', 'pastDate', 'time']

/**
 * The slot named in the address, if it is offered exactly so, and the corrections to report. A slot that is full,
 * closed, ruled out or too soon is explained by its state. Reading A20, contract C18.
 */
export function requestedSlot(
  params: SearchSource,
  { visit, corrections }: { visit: Visit; corrections: SearchCorrection[] },
  availability: Availability,
  now: Date,
): { chosen: LocalTime | null; corrections: SearchCorrection[] } {
  if (!hasVisitTime(params) || corrections.some((correction) => VISIT_CORRECTIONS.includes(correction)))
    return { chosen: null, corrections }
  const slot = chosenSlot(availability, visit.time)
  if (slot) return { chosen: slot.time, corrections }
  if (instantOf(visit.date, visit.time) <= now) return { chosen: null, corrections: [...corrections, 'passed'] }
  const isExplained = availability.state !== 'available' && availability.state !== 'request'
  return { chosen: null, corrections: isExplained ? corrections : [...corrections, 'notOffered'] }
}

/**
 * The initial slot of a change form: the requested one, else on the visit's own day (`ownDate`) its own hour, which
 * `parsed` has if the address names none. So a diner changes the number of people with one choice. Contract C2.
 */
export function slotOfChange(
  params: SearchSource,
  parsed: { visit: Visit; corrections: SearchCorrection[] },
  availability: Availability,
  ownDate: LocalDate,
  now: Date,
): ReturnType<typeof requestedSlot> {
  const requested = requestedSlot(params, parsed, availability, now)
  if (hasVisitTime(params) || parsed.visit.date !== ownDate) return requested
  return { ...requested, chosen: chosenSlot(availability, parsed.visit.time)?.time ?? null }
}
