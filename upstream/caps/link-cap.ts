import { LIMITS } from '@/lib/domain/rate-limit/limits'

/** The exceeded cap of e-mails with a link: that of the mailbox, or that of the same keys or kind. Decision 0043. */
export function linkCapOf({
  hour,
  day,
  mailboxHour,
  mailboxDay,
}: Record<'hour' | 'day' | 'mailboxHour' | 'mailboxDay', number>): 'mailbox' | 'own' | null {
  if (mailboxHour >= LIMITS.linksOfMailboxAnHour.max || mailboxDay >= LIMITS.linksOfMailboxADay.max) return 'mailbox'
  return hour >= LIMITS.linksAnHour.max || day >= LIMITS.linksADay.max ? 'own' : null
}
