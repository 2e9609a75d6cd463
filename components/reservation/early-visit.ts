import { readPartySize } from '@/lib/availability/party-size'
import type { Visit } from '@/lib/reservation/kept-draft'
import { isLocalDate } from '@/lib/time'

/**
 * What was chosen before the script arrived: the controls hold it, and nobody was told. `null` where all stands as it
 * was sent.
 */
export function earlyVisit(visit: Visit): Visit | null {
  const [people, time, date] = ['peopleAmount', 'wishedTime', 'visitDate'].map(changedValue)
  if (!people && !time && !date) return null
  return {
    partySize: readPartySize(people ?? '') ?? visit.partySize,
    time: time || visit.time,
    date: date && isLocalDate(date) ? date : visit.date,
  }
}

/** The time that was pressed before the script arrived. */
export function earlyTime(): string | null {
  const radio = document.querySelector<HTMLInputElement>('input[name="visitTime"]:checked')
  return radio && !radio.defaultChecked ? radio.value : null
}

function changedValue(id: string): string | null {
  const control = document.getElementById(id)
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected)
    return sent && sent.value !== control.value ? control.value : null
  }
  return control instanceof HTMLInputElement && control.defaultValue !== control.value ? control.value : null
}
