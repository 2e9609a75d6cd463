/** Words of the e-mails to a restaurant that does not answer, or is suspended. Contract C26, C41. */
export const ALARM_EMAIL = {
  new: {
    subject: (restaurant: string) => `Ktoś czeka na odpowiedź: ${restaurant}`,
    heading: 'Ktoś czeka na odpowiedź',
    text: (waiting: { orders: number; tables: number }) =>
      `${waitingText(waiting)} Nikt nie ma teraz otwartego panelu restauracji.`,
    consequence:
      'Zamówienie bez odpowiedzi anulujemy po dziesięciu minutach godzin otwarcia, a pieniądze zwrócimy gościowi.',
    sms: (brand: string, restaurant: string, waiting: { orders: number; tables: number }, url: string) =>
      `${brand}: ${restaurant}. ${waitingText(waiting)} ${url}`,
    settings: 'Kiedy o tym piszemy, ustawisz w panelu: Ustawienia, Profil.',
  },
  waiting: {
    subject: (restaurant: string) => `Nikt nie odpowiada gościom: ${restaurant}`,
    heading: 'Ktoś czeka na odpowiedź',
    text: (waiting: { orders: number; tables: number }) =>
      `${waitingText(waiting)} Od trzech minut nikt nie potwierdził alarmu w panelu.`,
    consequence: 'Zamówienie bez odpowiedzi po dziesięciu minutach anulujemy, a pieniądze zwrócimy gościowi.',
  },
  paused: {
    subject: (restaurant: string) => `Wstrzymaliśmy zamówienia online: ${restaurant}`,
    heading: 'Zamówienia online są wstrzymane',
    text: 'Kolejne zamówienia zostały bez odpowiedzi, dlatego nie przyjmujemy następnych.',
    until: (moment: string) => `Przyjmowanie zamówień wróci samo: ${moment}. Wcześniej możesz je wznowić w panelu.`,
  },
  suspended: {
    subject: (restaurant: string) => `Zawiesiliśmy restaurację: ${restaurant}`,
    heading: 'Restauracja jest zawieszona',
    text: 'Goście jej teraz nie znajdą i nie złożą w niej nowych rezerwacji ani zamówień. Przyjęte zostają, chyba że je odwołano.',
    reason: (reason: string) => `Powód: ${reason}`,
    objection: 'Jeśli się z tym nie zgadzasz, odpowiedz na tę wiadomość.',
  },
  action: 'Otwórz panel',
  restaurant: 'Restauracja',
} as const

/** "Czekają 2 zamówienia i 1 prośba o stolik." */
export function waitingText({ orders, tables }: { orders: number; tables: number }): string {
  const parts = [
    counted(orders, ['zamówienie', 'zamówienia', 'zamówień']),
    counted(tables, ['prośba o\u00a0stolik', 'prośby o\u00a0stolik', 'próśb o\u00a0stolik']),
  ].filter((part) => part !== '')
  return `Na odpowiedź czeka: ${parts.join(' i\u00a0')}.`
}

const plural = new Intl.PluralRules('pl')

function counted(count: number, [one, few, many]: readonly [string, string, string]): string {
  if (count === 0) return ''
  const form = plural.select(count)
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`
}
