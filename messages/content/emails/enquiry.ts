import type { HiddenContent } from '@/lib/domain/console/queue'
import type { ReportKind } from '@/lib/domain/partner-enquiry/report-kinds'

/** Subject of an enquiry for the operator. Contract C10. */
export const ENQUIRY_KINDS: Record<ReportKind | 'partner', string> = {
  partner: 'Zapytanie restauracji o plan',
  complaint: 'Reklamacja',
  notice: 'Zgłoszenie treści niezgodnej z prawem',
  problem: 'Zgłoszenie usterki',
}

/** Labels of the fields of an enquiry by their name on the wire, in the order of the e-mail. */
export const ENQUIRY_FIELDS = {
  nip: 'NIP',
  venue: 'Lokal',
  city: 'Miasto',
  phone: 'Telefon',
  merchant_type: 'Rodzaj działalności',
  plan: 'Plan',
  about: 'Dotyczy',
  message: 'Treść',
} as const

/** Words of the e-mail to the operator. */
export const FORWARDED_ENQUIRY = {
  text: 'Odpowiedź na tę wiadomość trafi do nadawcy.',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  footnotes: ['Wiadomość z formularza. Dane usuwamy po 12 miesiącach.'],
} as const

/** Words of the e-mail to the sender. Digital Services Act, art. 16(4). */
export const RECEIVED_ENQUIRY = {
  subject: (isPartner: boolean, number: string) =>
    isPartner ? `Dziękujemy za zapytanie: ${number}` : `Mamy Twoje zgłoszenie: ${number}`,
  heading: (isPartner: boolean) => (isPartner ? 'Dziękujemy za zapytanie' : 'Mamy Twoje zgłoszenie'),
  text: (isPartner: boolean) =>
    isPartner
      ? 'Zapytanie dotarło. Odezwiemy się pod podanym adresem lub numerem.'
      : 'Zgłoszenie dotarło i zostanie rozpatrzone. O wyniku napiszemy na ten adres.',
  ignore: 'Jeśli to nie Ty pisałeś lub pisałaś, zignoruj tę wiadomość.',
  footnotes: ({ operatorText, email }: { operatorText: string; email: string }) => [
    `Odpowiada ${operatorText}.`,
    `Pytania: ${email}`,
  ],
} as const

/** Words of the e-mail with an answer that a person wrote. */
export const ANSWERED_ENQUIRY = {
  subject: (number: string) => `Odpowiedź na zgłoszenie ${number}`,
  heading: 'Odpowiadamy na Twoje zgłoszenie',
} as const

/**
 * Words of the e-mails with a decision, its reasons, and the possible remedies. Digital Services Act, art. 16(5), 17.
 */
export const DECIDED_REPORT = {
  subject: (number: string) => `Rozstrzygnięcie zgłoszenia ${number}`,
  heading: 'Rozstrzygnęliśmy Twoje zgłoszenie',
  outcome: {
    complaint: { accepted: 'Uznaliśmy reklamację.', rejected: 'Nie uznaliśmy reklamacji.' },
    notice: {
      accepted: 'Uznaliśmy zgłoszenie: treść została usunięta lub zmieniona.',
      rejected: 'Nie znaleźliśmy podstaw, aby usunąć zgłoszoną treść.',
    },
    problem: { accepted: 'Usterka jest usunięta.', rejected: 'Nie znaleźliśmy tej usterki.' },
  },
  appeal:
    'Decyzję podjął człowiek, bez automatycznego rozstrzygania. Jeśli się z nią nie zgadzasz, odpowiedz na tę wiadomość: sprawdzi ją inna osoba. Możesz też zwrócić się do rzecznika konsumentów albo do sądu.',
  restaurant: {
    subject: (number: string) => `Zgłoszenie dotyczące Twojej restauracji: ${number}`,
    heading: 'Zgłoszenie dotyczące Twojej restauracji',
    text: (restaurant: string) =>
      `Ktoś zgłosił nam sprawę, która dotyczy restauracji ${restaurant}. Rozstrzygnęliśmy ją tak:`,
    about: 'Dotyczy',
    hidden: 'Co ukryliśmy',
    /** In place of what `mask` puts. */
    masked: (text: string) => text.replaceAll('[phone]', '[telefon]').replaceAll('[code]', '[kod]'),
  },
} as const

/** Content that a decision hid, by its own words. Digital Services Act, art. 17(3). */
export function hiddenContentText({ kind, text }: HiddenContent): string {
  return text ? `${HIDDEN_KINDS[kind]}: „${text}”` : HIDDEN_KINDS[kind]
}

const HIDDEN_KINDS: Record<HiddenContent['kind'], string> = {
  description: 'opis restauracji',
  pictures: 'zdjęcia restauracji',
  dish: 'danie z menu',
  restaurant: 'całą restaurację, jest zawieszona',
}
