/** Notice for a restaurant that is not a partner. Ledger L288. */
export const NON_PARTNER_NOTICE =
  'Rezerwacje w lokalach niepartnerskich realizujemy w godzinach 8-22. Rezerwacje poza tymi godzinami są realizowane po godzinie 8 następnego dnia, lub później, w zależności od godzin otwarcia restauracji.'

/** Shown at the notes field. Ledger L292. */
export const NOTES_NOTICE =
  'Przekażemy dodatkowe uwagi restauracji podczas rezerwacji, ale nie gwarantujemy ich spełnienia.'

/** Notice for a day that the restaurant has closed, with its reason. Contract C4. */
export function closedDayNotice(reason: string): string {
  return `Tego dnia lokal jest zamknięty: ${reason}.`
}

/** The same for an hour of a day whose hours differ. */
export function closedHoursNotice(reason: string): string {
  return `O tej godzinie lokal jest tego dnia zamknięty: ${reason}.`
}

/**
 * Notice for a restaurant that is closed now; `hours` is today's text of `hoursText`. It informs and does not block.
 * Ledger L290.
 */
export function closedNotice(name: string, hours: string): string {
  return `Wygląda na to, że lokal ${name} jest zamknięty. Dzisiaj jego godziny pracy to ${hours}. Rezerwacja zostanie zrealizowana po otwarciu lokalu.`
}

/**
 * Notice for a visit nearer than `hours`, which cannot be reserved online. `godzin` stays as the seed writes it. Ledger
 * L291.
 */
export function shortNotice(name: string, hours: number): string {
  return `Restauracja ${name} rezerwuje stoliki online z minimalnym wyprzedzeniem ${decimal(hours)} godzin. Jeżeli interesuje Cię bliższy termin - zadzwoń do restauracji, lub przyjdź bez rezerwacji :)`
}

function decimal(hours: number): string {
  return String(hours).replace('.', ',')
}
