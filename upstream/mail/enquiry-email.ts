import { isoWithOffset } from '@/lib/domain/time/time'
import { ENQUIRY_FIELDS, ENQUIRY_KINDS, FORWARDED_ENQUIRY, RECEIVED_ENQUIRY } from '@/messages/content/emails/enquiry'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import type { leads } from '@/upstream/db/lead-schema'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'

type LeadRow = typeof leads.$inferSelect

/** To the operator: the complete enquiry. Contract C10. */
export function forwardedEnquiryEmail(enquiry: LeadRow): EmailContent {
  const details = Object.entries(ENQUIRY_FIELDS).flatMap(([key, label]): [string, string][] => {
    const value = enquiry.details[key]
    return typeof value === 'string' && value !== '' ? [[label, value]] : []
  })
  return {
    subject: `${ENQUIRY_KINDS[enquiry.kind]}: ${enquiry.number}`,
    heading: ENQUIRY_KINDS[enquiry.kind],
    paragraphs: [FORWARDED_ENQUIRY.text],
    facts: [
      [EMAIL_WORDS.number, enquiry.number],
      [EMAIL_WORDS.when, isoWithOffset(enquiry.createdAt).slice(0, 16).replace('T', ' ')],
      [FORWARDED_ENQUIRY.name, enquiry.name],
      [FORWARDED_ENQUIRY.email, enquiry.email],
      ...details,
    ],
    footnotes: [...FORWARDED_ENQUIRY.footnotes],
  }
}

/** To the sender: the receipt with its number. Digital Services Act, art. 16(4). */
export function receivedEnquiryEmail(enquiry: LeadRow, brand: Brand): EmailContent {
  const isPartner = enquiry.kind === 'partner'
  return {
    subject: RECEIVED_ENQUIRY.subject(isPartner, enquiry.number),
    heading: RECEIVED_ENQUIRY.heading(isPartner),
    paragraphs: [RECEIVED_ENQUIRY.text(isPartner), RECEIVED_ENQUIRY.ignore],
    facts: [[EMAIL_WORDS.number, enquiry.number]],
    footnotes: RECEIVED_ENQUIRY.footnotes(brand),
  }
}
