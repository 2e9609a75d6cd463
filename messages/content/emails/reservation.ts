const plural = new Intl.PluralRules('pl')
const PEOPLE: Record<string, string> = { one: 'osoba', few: 'osoby', many: 'osób', other: 'osoby' }

/** Words of the e-mails and text messages about a reservation; `name` is the restaurant's. Contract C2. */
export const RESERVATION_EMAIL = {
  people: (count: number) => `${count} ${PEOPLE[plural.select(count)] ?? PEOPLE.other}`,
  action: 'Zobacz, zmień albo odwołaj',
  /** Where it can only be cancelled. */
  actionWithoutChange: 'Zobacz albo odwołaj',
  name: 'Na nazwisko',
  footnotes: ({ operatorText }: { operatorText: string }, questions: string) => [
    `Rezerwację prowadzi ${operatorText}.`,
    questions,
    'Kto zna adres tej rezerwacji, może ją zmienić, więc nie przekazuj go dalej.',
  ],
  insteadAt: (moment: string) => `Zamiast tego: ${moment}`,
  otherVisit: (name: string, moment: string, people: number) =>
    `Na ten adres jest o tej porze jeszcze jeden stolik: ${name}, ${moment}, ${RESERVATION_EMAIL.people(people)}. Jeśli to pomyłka, odwołaj jeden z nich.`,
  seeOther: (name: string) => `Zobacz drugi stolik: ${name}`,
  answerDue: (due: string) => ` Restauracja odpowie najpóźniej do ${due}.`,
  cancelIfPlansChange: 'Gdyby coś się zmieniło, odwołaj rezerwację jednym dotknięciem: ktoś inny chętnie usiądzie.',
  created: { subject: (name: string) => `Stolik zarezerwowany: ${name}`, heading: 'Stolik czeka na Ciebie' },
  /** `due` is '' or `answerDue`. */
  requested: {
    subject: (name: string) => `Prośba o stolik: ${name}`,
    heading: 'Zapytaliśmy restaurację o stolik',
    text: (due: string) => `To jeszcze nie jest potwierdzenie.${due} Napiszemy od razu.`,
  },
  confirmed: {
    subject: (name: string) => `Rezerwacja potwierdzona: ${name}`,
    heading: 'Restauracja potwierdziła stolik',
  },
  declined: {
    subject: (name: string) => `Rezerwacja nieprzyjęta: ${name}`,
    heading: 'Restauracja nie może Cię przyjąć',
    text: 'Przepraszamy. Stolik nie jest zarezerwowany.',
  },
  changed: {
    subject: (name: string) => `Rezerwacja zmieniona: ${name}`,
    heading: (isConfirmed: boolean) => (isConfirmed ? 'Zmiana zapisana' : 'Zmiana czeka na odpowiedź restauracji'),
    textBeforeAnswer: (due: string) => `Napiszemy od razu.${due}`,
  },
  corrected: {
    subject: (name: string) => `Poprawione dane rezerwacji: ${name}`,
    heading: 'Poprawiliśmy dane Twojej rezerwacji',
  },
  moved: (before: string, now: string) => `Było: ${before} → jest: ${now}.`,
  changeRequested: {
    subject: (name: string) => `Prośba o zmianę rezerwacji: ${name}`,
    heading: 'Zapytaliśmy restaurację o zmianę',
    text: (moment: string, people: number) =>
      `Nowy termin: ${moment}, liczba osób: ${people}. Do czasu odpowiedzi obowiązuje poprzedni, podany niżej.`,
    textWithoutChange: 'Do czasu odpowiedzi obowiązuje poprzedni termin, podany niżej.',
  },
  changeAccepted: { subject: (name: string) => `Zmiana przyjęta: ${name}`, heading: 'Restauracja przyjęła zmianę' },
  changeDeclined: {
    subject: (name: string) => `Zmiana nieprzyjęta: ${name}`,
    heading: 'Restauracja nie może przyjąć zmiany',
    text: 'Rezerwacja w poprzednim terminie nadal obowiązuje.',
  },
  cancelledBy: {
    restaurant: {
      subject: (name: string) => `Rezerwacja odwołana przez restaurację: ${name}`,
      heading: 'Restauracja odwołała rezerwację',
    },
    operations: {
      subject: (name: string) => `Rezerwacja odwołana przez obsługę serwisu: ${name}`,
      heading: 'Nasza obsługa odwołała rezerwację',
    },
    apology: 'Przepraszamy.',
  },
  cancelledByDiner: {
    heading: (hasTable: boolean) => (hasTable ? 'Rezerwacja odwołana' : 'Zapytanie wycofane'),
    text: 'Dziękujemy, że dajesz znać. Do zobaczenia innym razem.',
  },
  reminder: {
    subject: (name: string, moment: string) => `Przypomnienie: ${name}, ${moment}`,
    heading: 'Niedługo się widzimy',
  },
} as const

/** Text messages; `visit` is the restaurant and the time. */
export const RESERVATION_SMS = {
  reminder: (brand: string, visit: string, phone: string) =>
    `${brand}: przypominamy o stoliku. ${visit}. Tel. ${phone}`,
  declined: (brand: string, visit: string) =>
    `${brand}: restauracja nie przyjęła rezerwacji (${visit}). Szczegóły w e-mailu.`,
  cancelled: {
    restaurant: (brand: string, visit: string) =>
      `${brand}: restauracja odwołała rezerwację (${visit}). Szczegóły w e-mailu.`,
    operations: (brand: string, visit: string) =>
      `${brand}: nasza obsługa odwołała rezerwację (${visit}). Szczegóły w e-mailu.`,
  },
} as const
