const KEY_NOTE = 'Kto ma ten link, zaloguje się jako Ty, więc nie przekazuj go dalej.'

/** Words of the e-mails with a link to sign in. Contract C21, C38. */
export const STAFF_EMAIL = {
  signIn: {
    subject: (brand: string) => `Logowanie do panelu restauracji: ${brand}`,
    heading: 'Twój link do logowania',
    text: (minutes: number) => `Link działa przez ${minutes} minut i tylko raz. Otworzy stronę z jednym przyciskiem.`,
    ignore: 'Jeśli to nie Ty prosisz o logowanie, nie rób nic: bez tego linku nikt się nie zaloguje.',
    action: 'Zaloguj się',
  },
  invited: {
    subject: (restaurant: string) => `Zaproszenie do panelu: ${restaurant}`,
    heading: 'Masz dostęp do panelu restauracji',
    text: (restaurant: string, minutes: number) =>
      `${restaurant} zaprasza Cię do swojego panelu. Ten link działa przez ${minutes} minut i tylko raz.`,
    later: (url: string) => `Później o nowy link poprosisz tutaj, podając ten adres e-mail: ${url}`,
    action: 'Zaloguj się',
  },
  console: {
    signIn: { subject: (brand: string) => `Logowanie do konsoli: ${brand}` },
    invited: {
      subject: (brand: string) => `Zaproszenie do konsoli: ${brand}`,
      heading: 'Masz dostęp do konsoli',
      text: (brand: string, minutes: number) =>
        `${brand} zaprasza Cię do swojej konsoli. Ten link działa przez ${minutes} minut i tylko raz.`,
    },
    footnotes: ({ operatorText }: { operatorText: string }, questions: string) => [
      `Konsolę prowadzi ${operatorText}.`,
      questions,
      KEY_NOTE,
    ],
  },
  restaurant: 'Restauracja',
  footnotes: ({ operatorText }: { operatorText: string }, questions: string) => [
    `Panel prowadzi ${operatorText}.`,
    questions,
    KEY_NOTE,
  ],
} as const
