import { localTimeOf, minutesOf } from '@/lib/domain/time/time'

const FROM_HOUR = 8
const TO_HOUR = 22

const NON_PARTNER_NOTICE =
  'Rezerwacje w lokalach niepartnerskich realizujemy w godzinach 8-22. Rezerwacje poza tymi godzinami są realizowane po godzinie 8 następnego dnia, lub później, w zależności od godzin otwarcia restauracji.'

/** Shown at the notes field. Ledger L292. */
export const NOTES_NOTICE =
  'Przekażemy dodatkowe uwagi restauracji podczas rezerwacji, ale nie gwarantujemy ich spełnienia.'

/** For a restaurant that is not a partner, outside office hours; `null` from 8 to 22. Ledger L288, reading A5. */
export function nonPartnerNotice(now: Date): string | null {
  return isWithinNonPartnerHours(now) ? null : NON_PARTNER_NOTICE
}

/** 08:00 to 21:59 on the Warsaw clock. Ledger L289. */
export function isWithinNonPartnerHours(now: Date): boolean {
  const hour = Math.floor(minutesOf(localTimeOf(now)) / 60)
  return hour >= FROM_HOUR && hour < TO_HOUR
}

/**
 * For a restaurant that is closed now; `hours` is today's text of `hoursText`. It informs and does not block. Ledger
 * L290.
 */
export function closedNotice(name: string, hours: string): string {
  return `Wygląda na to, że lokal ${name} jest zamknięty. Dzisiaj jego godziny pracy to ${hours}. Rezerwacja zostanie zrealizowana po otwarciu lokalu.`
}

/**
 * For a visit nearer than `hours`, which cannot be reserved online. `godzin` stays as the seed writes it. Ledger L291.
 */
export function shortNotice(name: string, hours: number): string {
  return `Restauracja ${name} rezerwuje stoliki online z minimalnym wyprzedzeniem ${decimal(hours)} godzin. Jeżeli interesuje Cię bliższy termin - zadzwoń do restauracji, lub przyjdź bez rezerwacji :)`
}

function decimal(hours: number): string {
  return String(hours).replace('.', ',')
}
