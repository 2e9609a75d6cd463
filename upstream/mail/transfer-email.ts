import { transferPath } from '@/lib/domain/recent/transfer-path'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import { TRANSFER_EMAIL } from '@/messages/content/emails/transfer'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'

/** The e-mail with a one-time link; `minutes` is how long it is valid. Contract C31. */
export function transferEmail(code: string, minutes: number, brand: Brand): EmailContent {
  return {
    subject: TRANSFER_EMAIL.subject(brand.label),
    heading: TRANSFER_EMAIL.heading,
    paragraphs: [TRANSFER_EMAIL.text(minutes)],
    facts: [],
    action: { label: TRANSFER_EMAIL.action, url: `${brand.origin}${transferPath(code)}` },
    footnotes: [TRANSFER_EMAIL.ignored, EMAIL_WORDS.questions(brand.email)],
    legal: brand.legal.reservations,
  }
}
