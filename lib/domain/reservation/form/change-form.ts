import { MAX_PARTY_SIZE, readPartySize } from '@/lib/domain/reservation/availability/party-size'
import { readVisitTime } from '@/lib/domain/reservation/availability/visit-times'
import type { ReservationChange } from '@/lib/domain/reservation/schema'
import { isLocalDate, wallTime } from '@/lib/domain/time/time'

/** The visit in the form of a change, and the change if it is complete; `null` if a value is missing. Contract C2. */
export function readChange(form: Pick<URLSearchParams, 'get'>): {
  visit: { visitDate: string; visitTime: string; peopleAmount: string }
  change: ReservationChange | null
} {
  const visit = {
    visitDate: form.get('visitDate') ?? '',
    visitTime: form.get('visitTime') ?? '',
    peopleAmount: form.get('peopleAmount') ?? '',
  }
  const time = readVisitTime(visit.visitTime)
  const people = readPartySize(visit.peopleAmount)
  const isWhole = isLocalDate(visit.visitDate) && time && people && people >= 1 && people <= MAX_PARTY_SIZE
  return {
    visit,
    change: isWhole ? { reserved_on: wallTime(visit.visitDate, time), guests_number: people } : null,
  }
}
