import type { DataRequestKind } from '@/lib/domain/person-data/schema'

/**
 * Erased parts, in the order of the email, by tables; a table in none of them belongs to one of these. Contract C42.
 */
export const ERASED_PARTS: readonly { tables: readonly string[]; text: string }[] = [
  { tables: ['reservations'], text: 'dane w rezerwacjach' },
  { tables: ['orders', 'order_lines', 'payment_attempts', 'refunds'], text: 'dane w zamówieniach' },
  { tables: ['waitlist'], text: 'zapisy na listę oczekujących' },
  { tables: ['enquiries'], text: 'zgłoszenia i pytania' },
  { tables: ['marketing_consents'], text: 'zgody na oferty' },
  { tables: ['guest_notes'], text: 'notatki restauracji' },
  { tables: ['transfers', 'data_requests'], text: 'jednorazowe linki i wcześniejsze prośby' },
]

/** Words of the emails about a person's own data. Contract C42; GDPR, art. 12, 15, 17. */
export const DATA_EMAIL = {
  requested: {
    subject: (label: string) => `Twoje dane w ${label}: potwierdź, że to Ty`,
    heading: { export: 'Chcesz zobaczyć swoje dane?', erasure: 'Chcesz usunąć swoje dane?' } satisfies Record<
      DataRequestKind,
      string
    >,
    text: {
      export: (hours: number) =>
        `Otwórz link i potwierdź przyciskiem, a pokażemy wszystko, co mamy pod tym adresem e-mail. Link działa raz, przez ${hours} godziny.`,
      erasure: (hours: number) =>
        `Otwórz link i potwierdź przyciskiem, a zajmiemy się Twoją prośbą. Odpowiemy najpóźniej w miesiąc. Link działa raz, przez ${hours} godziny.`,
    } satisfies Record<DataRequestKind, (hours: number) => string>,
    byUs: 'Ten link wysłała nasza obsługa na Twoją prośbę.',
    action: 'Potwierdź swój e-mail',
    ignored: 'Jeśli to nie Ty, nic nie rób: bez tego linku nikt niczego nie zobaczy ani nie usunie.',
  },
  erased: {
    subject: (label: string) => `Usunęliśmy Twoje dane: ${label}`,
    heading: 'Twoje dane są usunięte',
    text: (parts: string) => `Usunęliśmy: ${parts}.`,
    nothing: 'Pod tym adresem nie było już żadnych danych do usunięcia.',
    kept: 'Zostają kwoty, daty i stany zamówień, płatności i rezerwacji, bez Twojego imienia, adresu i telefonu: dowody księgowe trzeba przechowywać przez 5 lat. Jeśli trwa czasowa blokada, zostaje jej nieczytelny skrót, do jej końca.',
    last: 'To ostatnia wiadomość na ten adres. Po jej wysłaniu usuwamy także sam adres.',
  },
  refused: {
    subject: (label: string) => `Twoja prośba o usunięcie danych: ${label}`,
    heading: 'Nie usunęliśmy Twoich danych',
    appeal:
      'Jeśli się z tym nie zgadzasz, odpowiedz na tę wiadomość: sprawdzi ją inna osoba. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych albo zwrócić się do sądu.',
  },
  footnotes: ({ operatorText, email }: { operatorText: string; email: string }) => [
    `Odpowiada ${operatorText}.`,
    `Pytania: ${email}.`,
  ],
} as const

/** Links beside a confirmation, if a consent holds. Contract C42. */
export const CONSENT_LINKS = {
  email: 'Nie chcę ofert e-mailem',
  sms: 'Nie chcę ofert SMS-em',
} as const
