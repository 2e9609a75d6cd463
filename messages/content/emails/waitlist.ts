import { waitHours } from '../visit-words'

/** Words of the e-mails and the text message about a waitlist entry; `until` is a local time, `visit` a short day and a time. Contract C2. */
export const WAITLIST_EMAIL = {
  footnotes: ({ operatorText }: { operatorText: string }, questions: string) => [
    `Listę prowadzi ${operatorText}. Wpis usuniemy 7 dni po tym dniu.`,
    questions,
    'Kto zna adres tego wpisu, może go odwołać, więc nie przekazuj go dalej.',
  ],
  called: {
    subject: (name: string) => `Stolik jest gotowy: ${name}`,
    heading: 'Stolik jest gotowy',
    text: 'Czekamy na Ciebie przy wejściu. Jeśli już nie przyjdziesz, powiedz o tym restauracji.',
    sms: (brand: string, name: string) => `${brand}: Twój stolik jest gotowy (${name}). Czekamy przy wejściu.`,
  },
  waiting: {
    subject: (name: string, day: string) => `Czekasz na stolik: ${name}, ${day}`,
    heading: 'Jesteś na liście oczekujących',
    text: 'Gdy zwolni się stolik, napiszemy od razu i przytrzymamy go dla Ciebie przez 10 minut.',
    when: (day: string, from: string, to: string) => `${day}, ${waitHours(from, to)}`,
    action: 'Zobacz wpis albo zrezygnuj',
  },
  offered: {
    subject: (name: string, visit: string) => `Zwolnił się stolik: ${name}, ${visit}`,
    heading: 'Zwolnił się stolik',
    text: (until: string) => `Trzymamy go dla Ciebie do ${until}. Potem dostanie go następna osoba z listy.`,
    action: 'Zarezerwuj ten stolik',
    sms: (brand: string, visit: string, until: string, url: string) =>
      `${brand}: wolny stolik, ${visit}. Trzymamy do ${until}: ${url}`,
  },
} as const
