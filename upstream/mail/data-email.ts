import { dataLinkPath } from '@/lib/domain/person-data/paths'
import { DATA_LINK_HOURS, type DataRequestKind } from '@/lib/domain/person-data/schema'
import { DATA_EMAIL, ERASED_PARTS } from '@/messages/content/emails/data'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'

/** The email with the link that proves the request. Contract C42. */
export function dataLinkEmail(token: string, kind: DataRequestKind, isByStaff: boolean, brand: Brand): EmailContent {
  const words = DATA_EMAIL.requested
  return {
    subject: words.subject(brand.label),
    heading: words.heading[kind],
    paragraphs: [...(isByStaff ? [words.byUs] : []), words.text[kind](DATA_LINK_HOURS)],
    facts: [],
    action: { label: words.action, url: brand.origin + dataLinkPath(token) },
    footnotes: [words.ignored, ...DATA_EMAIL.footnotes(brand)],
    legal: brand.legal.reservations,
  }
}

/** To an erased person: the deleted and the remaining data, without naming the person. Contract C42. */
export function erasedEmail(counts: Record<string, number>, brand: Brand): EmailContent {
  const words = DATA_EMAIL.erased
  const erased = ERASED_PARTS.filter(({ tables }) => tables.some((table) => (counts[table] ?? 0) > 0))
  return {
    subject: words.subject(brand.label),
    heading: words.heading,
    paragraphs: [
      erased.length > 0 ? words.text(erased.map(({ text }) => text).join(', ')) : words.nothing,
      words.kept,
      words.last,
    ],
    facts: [],
    footnotes: DATA_EMAIL.footnotes(brand),
    legal: brand.legal.reservations,
  }
}

/** To a person whose erasure was refused: the reasons, and the ways to contest it. GDPR, art. 12(4). Contract C42. */
export function refusedErasureEmail(reason: string, brand: Brand): EmailContent {
  const words = DATA_EMAIL.refused
  return {
    subject: words.subject(brand.label),
    heading: words.heading,
    paragraphs: [reason, words.appeal],
    facts: [],
    footnotes: DATA_EMAIL.footnotes(brand),
    legal: brand.legal.reservations,
  }
}
