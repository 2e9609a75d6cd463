import { mask } from '@/lib/domain/logging/mask'
import { isoWithOffset } from '@/lib/domain/time/time'
import {
  ANSWERED_ENQUIRY,
  DECIDED_REPORT,
  ENQUIRY_FIELDS,
  ENQUIRY_KINDS,
  FORWARDED_ENQUIRY,
  hiddenContentText,
  RECEIVED_ENQUIRY,
} from '@/messages/content/emails/enquiry'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import type { enquiries } from '@/upstream/db/enquiry-schema'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'

type EnquiryRow = typeof enquiries.$inferSelect

/** To the operator: the complete enquiry. Contract C10. */
export function forwardedEnquiryEmail(enquiry: EnquiryRow): EmailContent {
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
export function receivedEnquiryEmail(enquiry: EnquiryRow, brand: Brand): EmailContent {
  const isPartner = enquiry.kind === 'partner'
  return {
    subject: RECEIVED_ENQUIRY.subject(isPartner, enquiry.number),
    heading: RECEIVED_ENQUIRY.heading(isPartner),
    paragraphs: [RECEIVED_ENQUIRY.text(isPartner), RECEIVED_ENQUIRY.ignore],
    facts: [[EMAIL_WORDS.number, enquiry.number]],
    footnotes: RECEIVED_ENQUIRY.footnotes(brand),
  }
}

/** To the sender of an enquiry: the brand's answer, before or after a decision. Contract C38. */
export function answeredEmail({ number }: Pick<EnquiryRow, 'number'>, text: string, brand: Brand): EmailContent {
  return {
    subject: ANSWERED_ENQUIRY.subject(number),
    heading: ANSWERED_ENQUIRY.heading,
    paragraphs: text.split(/\n+/).filter(Boolean),
    facts: [[EMAIL_WORDS.number, number]],
    footnotes: RECEIVED_ENQUIRY.footnotes(brand),
  }
}

type Decided = Pick<EnquiryRow, 'kind' | 'number' | 'details' | 'decision'>

/** To the reporter: the decision, its reasons, and the ways to contest it. Contract C38; DSA, art. 16(5). */
export function decidedReportEmail(report: Decided, brand: Brand): EmailContent {
  return {
    subject: DECIDED_REPORT.subject(report.number),
    heading: DECIDED_REPORT.heading,
    paragraphs: [...decisionText(report), DECIDED_REPORT.appeal],
    facts: reportFacts(report, (about) => about),
    footnotes: RECEIVED_ENQUIRY.footnotes(brand),
  }
}

/** Number of the report, the place that it names, and the content that was hidden. */
function reportFacts({ number, details: { about }, decision }: Decided, shown: (about: string) => string) {
  const { about: place, hidden } = DECIDED_REPORT.restaurant
  const facts: [string, string][] = [[EMAIL_WORDS.number, number]]
  if (typeof about === 'string' && about !== '') facts.push([place, shown(about)])
  if (decision?.hidden) facts.push([hidden, hiddenContentText(decision.hidden)])
  return facts
}

/** To the reported restaurant; the reporter is not named, in their own words neither. DSA, art. 17. */
export function reportedRestaurantEmail(report: Decided, restaurant: string, brand: Brand): EmailContent {
  const words = DECIDED_REPORT.restaurant
  return {
    subject: words.subject(report.number),
    heading: words.heading,
    paragraphs: [words.text(restaurant), ...decisionText(report), DECIDED_REPORT.appeal],
    facts: reportFacts(report, (about) => words.masked(mask(about))),
    footnotes: RECEIVED_ENQUIRY.footnotes(brand),
  }
}

function decisionText({ kind, decision }: Decided): string[] {
  if (!decision || kind === 'partner') return []
  return [DECIDED_REPORT.outcome[kind][decision.outcome], decision.reasons]
}
