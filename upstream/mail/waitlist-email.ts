import { formatDay, formatDayShort } from '@/lib/domain/time/dates-pl'
import { localTimeOf, splitWallTime } from '@/lib/domain/time/time'
import { waitlistPath } from '@/lib/domain/waitlist/paths'
import type { WaitlistEntry } from '@/lib/domain/waitlist/schema'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import { WAITLIST_EMAIL } from '@/messages/content/emails/waitlist'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'
import { phoneFact } from './place-facts'

/** The states of an entry that cause a message: waiting, and a table offered. Contract C2. */
export type WaitlistOccasion = 'waiting' | 'offered'

/** The e-mail about a waitlist entry in its current state; `null` if the occasion is outdated. */
export function waitlistEmail(occasion: WaitlistOccasion, entry: WaitlistEntry, brand: Brand): EmailContent | null {
  if (entry.state !== occasion) return null
  const { restaurant, offer, code, people } = entry
  const own = `${brand.origin}${waitlistPath(code)}`
  const shared = {
    footnotes: WAITLIST_EMAIL.footnotes(brand, EMAIL_WORDS.questions(brand.email)),
    legal: brand.legal.reservations,
  }
  const { waiting, offered } = WAITLIST_EMAIL
  if (!offer)
    return {
      ...shared,
      subject: waiting.subject(restaurant.name, formatDayShort(entry.date)),
      heading: waiting.heading,
      paragraphs: [waiting.text],
      facts: [
        [EMAIL_WORDS.restaurant, restaurant.name],
        [EMAIL_WORDS.when, waiting.when(formatDay(entry.date), entry.from, entry.to)],
        [EMAIL_WORDS.people, String(people)],
        phoneFact(restaurant),
      ],
      action: { label: waiting.action, url: own },
    }
  const { date, time } = splitWallTime(offer.reserved_on)
  return {
    ...shared,
    subject: offered.subject(restaurant.name, `${formatDayShort(date)}, ${time}`),
    heading: offered.heading,
    paragraphs: [offered.text(untilOf(entry))],
    facts: [
      [EMAIL_WORDS.restaurant, restaurant.name],
      [EMAIL_WORDS.when, `${formatDay(date)}, ${time}`],
      [EMAIL_WORDS.people, String(people)],
      phoneFact(restaurant),
    ],
    action: { label: offered.action, url: own },
  }
}

/** The text message; `null` if the table is no longer held. */
export function waitlistSms(occasion: WaitlistOccasion, entry: WaitlistEntry, brand: Brand): string | null {
  const { state, offer, restaurant, code } = entry
  if (occasion !== 'offered' || state !== 'offered' || !offer) return null
  const { date, time } = splitWallTime(offer.reserved_on)
  const own = `${brand.origin}${waitlistPath(code)}`
  const visit = `${restaurant.name}, ${formatDay(date)}, ${time}`
  return WAITLIST_EMAIL.offered.sms(brand.label, visit, untilOf(entry), own)
}

/** The e-mail that calls a party at the door. Contract C25. */
export function calledEmail(
  { name, phone, people }: { name: string; phone: string; people: number },
  brand: Brand,
): EmailContent {
  const { called, footnotes } = WAITLIST_EMAIL
  return {
    // The footnote about the entry's link is left out: this e-mail has no link.
    footnotes: footnotes(brand, EMAIL_WORDS.questions(brand.email)).slice(0, 2),
    legal: brand.legal.reservations,
    subject: called.subject(name),
    heading: called.heading,
    paragraphs: [called.text],
    facts: [[EMAIL_WORDS.restaurant, name], [EMAIL_WORDS.people, String(people)], phoneFact({ phone })],
  }
}

/** The same as a text message. */
export function calledSms(name: string, brand: Brand): string {
  return WAITLIST_EMAIL.called.sms(brand.label, name)
}

function untilOf({ offer }: WaitlistEntry): string {
  return offer ? localTimeOf(new Date(offer.held_until)) : ''
}
