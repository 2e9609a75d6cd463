import { isoWithOffset } from '@/lib/domain/time/time'
import type { leads } from '@/upstream/db/lead-schema'
import type { Brand } from './brand'
import type { EmailContent } from './email-content'

type LeadRow = typeof leads.$inferSelect

const KINDS: Record<LeadRow['kind'], string> = {
  partner: 'Zapytanie restauracji o plan',
  complaint: 'Reklamacja',
  notice: 'Zgłoszenie treści niezgodnej z prawem',
  problem: 'Zgłoszenie usterki',
}
const LABELS: Record<string, string> = {
  nip: 'NIP',
  venue: 'Lokal',
  city: 'Miasto',
  phone: 'Telefon',
  merchant_type: 'Rodzaj działalności',
  plan: 'Plan',
  about: 'Dotyczy',
  message: 'Treść',
}

/** To the operator: the complete enquiry. Contract C10. */
export function forwardedEnquiryEmail(enquiry: LeadRow): EmailContent {
  const details = Object.entries(LABELS).flatMap(([key, label]): [string, string][] => {
    const value = enquiry.details[key]
    return typeof value === 'string' && value !== '' ? [[label, value]] : []
  })
  return {
    subject: `${KINDS[enquiry.kind]}: ${enquiry.number}`,
    heading: KINDS[enquiry.kind],
    paragraphs: ['Odpowiedź na tę wiadomość trafi do nadawcy.'],
    facts: [
      ['Numer', enquiry.number],
      ['Kiedy', isoWithOffset(enquiry.createdAt).slice(0, 16).replace('T', ' ')],
      ['Imię i nazwisko', enquiry.name],
      ['E-mail', enquiry.email],
      ...details,
    ],
    footnotes: ['Wiadomość z formularza. Dane usuwamy po 12 miesiącach.'],
  }
}

/** To the sender: the receipt with its number. Digital Services Act, art. 16(4). */
export function receivedEnquiryEmail(enquiry: LeadRow, brand: Brand): EmailContent {
  const isPartner = enquiry.kind === 'partner'
  return {
    subject: isPartner ? `Dziękujemy za zapytanie: ${enquiry.number}` : `Mamy Twoje zgłoszenie: ${enquiry.number}`,
    heading: isPartner ? 'Dziękujemy za zapytanie' : 'Mamy Twoje zgłoszenie',
    paragraphs: [
      isPartner
        ? 'Zapytanie dotarło. Odezwiemy się pod podanym adresem lub numerem.'
        : 'Zgłoszenie dotarło i zostanie rozpatrzone. O wyniku napiszemy na ten adres.',
      'Jeśli to nie Ty pisałeś lub pisałaś, zignoruj tę wiadomość.',
    ],
    facts: [['Numer', enquiry.number]],
    footnotes: [`Odpowiada ${brand.operatorText}.`, `Pytania: ${brand.email}`],
  }
}
