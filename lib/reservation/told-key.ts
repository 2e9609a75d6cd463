import type { Availability, Slot } from '@/lib/availability/schema'
import type { Visit } from './kept-draft'

/** Equal for answers of which `VisitTold` says the same: where a time is free, only notices and who confirms. */
export function toldKey({ people, state, notices, ...rest }: Availability, slot: Slot | null, visit: Visit): string {
  const isFree = state === 'available' || state === 'request'
  return JSON.stringify([people, state, notices, slot?.state, slot?.confirm, isFree || [rest, visit]])
}
