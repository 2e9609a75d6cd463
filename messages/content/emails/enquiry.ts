import type { ReportKind } from '@/lib/domain/partner-enquiry/report-kinds'

/** What an enquiry is about, as the operator reads it. Contract C10. */
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
