import { CONSOLE_PATH, PANEL_PATH, signInLinkPath } from '@/lib/domain/panel/access/paths'
import { LINK_MINUTES } from '@/lib/domain/rate-limit/limits'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import { STAFF_EMAIL } from '@/messages/content/emails/staff'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'

/**
 * The e-mail with a sign-in link; `restaurant` is the inviting one, null where the person requested the link.
 * Contract C21.
 */
export function signInEmail(token: string, restaurant: string | null, brand: Brand): EmailContent {
  const url = brand.origin + signInLinkPath('panel', token)
  const footnotes = STAFF_EMAIL.footnotes(brand, EMAIL_WORDS.questions(brand.email))
  const { signIn, invited } = STAFF_EMAIL
  if (restaurant === null)
    return {
      subject: signIn.subject(brand.label),
      heading: signIn.heading,
      paragraphs: [signIn.text(LINK_MINUTES), signIn.ignore],
      facts: [],
      action: { label: signIn.action, url },
      footnotes,
    }
  return {
    subject: invited.subject(restaurant),
    heading: invited.heading,
    paragraphs: [invited.text(restaurant, LINK_MINUTES), invited.later(brand.origin + PANEL_PATH)],
    facts: [[STAFF_EMAIL.restaurant, restaurant]],
    action: { label: invited.action, url },
    footnotes,
  }
}

/** The e-mail with a link into the console of a brand. Contract C38. */
export function consoleSignInEmail(token: string, isInvitation: boolean, brand: Brand): EmailContent {
  const { signIn, invited } = STAFF_EMAIL.console
  return {
    subject: (isInvitation ? invited : signIn).subject(brand.label),
    heading: isInvitation ? invited.heading : STAFF_EMAIL.signIn.heading,
    paragraphs: isInvitation
      ? [invited.text(brand.label, LINK_MINUTES), STAFF_EMAIL.invited.later(brand.origin + CONSOLE_PATH)]
      : [STAFF_EMAIL.signIn.text(LINK_MINUTES), STAFF_EMAIL.signIn.ignore],
    facts: [],
    action: { label: STAFF_EMAIL.signIn.action, url: brand.origin + signInLinkPath('console', token) },
    footnotes: STAFF_EMAIL.console.footnotes(brand, EMAIL_WORDS.questions(brand.email)),
  }
}
