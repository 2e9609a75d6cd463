import { transferPath } from '@/lib/domain/recent/transfer-path'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import { TRANSFER_EMAIL } from '@/messages/content/emails/transfer'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'

/** A one-time link, and how many minutes it is still valid. */
export interface TransferLink {
  code: string
  minutes: number
  requestedBy: 'device' | 'email'
}

/** The e-mail with a one-time link. Contract C31. */
export function transferEmail({ code, minutes, requestedBy }: TransferLink, brand: Brand): EmailContent {
  const words = TRANSFER_EMAIL[requestedBy]
  return {
    subject: words.subject(brand.label),
    heading: words.heading,
    paragraphs: [words.text(minutes)],
    facts: [],
    action: { label: TRANSFER_EMAIL.action, url: `${brand.origin}${transferPath(code)}` },
    footnotes: [TRANSFER_EMAIL.ignored, EMAIL_WORDS.questions(brand.email)],
    legal: brand.legal.reservations,
  }
}
