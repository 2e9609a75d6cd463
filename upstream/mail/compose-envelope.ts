import { calendarFile } from '@/lib/domain/reservation/calendar-file'
import { reservationPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import type { Envelope, Mail } from '@/upstream/db/message-schema'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'
import { emailHtml } from './email-html'
import { hasEnded } from './reservation-email'

/** Sender and recipient of an e-mail, and its reply address. */
interface EnvelopeOptions {
  brand: Brand
  /** The message's own key, the same for a repeat. */
  key: string
  to: string
  replyTo?: string
  /** From the environment; otherwise the brand's own. */
  from?: string
}

/** `<key>@<host>`: the same for every attempt, so that a mailbox shows one e-mail. */
function messageIdOf({ key, brand }: Pick<EnvelopeOptions, 'key' | 'brand'>): string {
  return `${key}@${brand.host}`
}

/** An e-mail with the content as HTML and as plain text. */
export function mailOf(content: EmailContent, envelopeOptions: EnvelopeOptions, calendar?: Mail['calendar']): Mail {
  const { brand, to, from, replyTo } = envelopeOptions
  return {
    channel: 'mail',
    messageId: messageIdOf(envelopeOptions),
    from: { name: brand.label, address: from ?? brand.email },
    replyTo: replyTo ?? brand.email,
    to,
    // Names are typed by people: a line break would start another header.
    subject: content.subject.replace(/\s+/g, ' ').trim(),
    text: emailText(content, brand),
    html: emailHtml(content, brand),
    ...(calendar && { calendar }),
  }
}

/** A short message, cut at 300 characters. */
export function smsOf(text: string, envelopeOptions: EnvelopeOptions): Envelope {
  const short = text.length > 300 ? `${text.slice(0, 299)}…` : text
  return { channel: 'sms', messageId: messageIdOf(envelopeOptions), to: envelopeOptions.to, text: short }
}

/** The visit for the diner's calendar; a later `sequence` replaces an earlier one. */
export function visitCalendar(
  reservation: Reservation,
  { brand, now, sequence }: { brand: Brand; now: Date; sequence: number },
): Mail['calendar'] {
  const method = hasEnded(reservation) ? 'CANCEL' : 'PUBLISH'
  const url = `${brand.origin}${reservationPath(reservation.code)}`
  const organizer = { name: brand.label, email: brand.email }
  return { method, content: calendarFile(reservation, url, now, { method, sequence, organizer }) }
}

/** The e-mail as plain text. */
function emailText(
  { heading, ticket, paragraphs, facts, bill, action, links = [], footnotes, legal = [] }: EmailContent,
  brand: Brand,
) {
  return [
    heading,
    ticket && `${ticket.hour}, ${ticket.day}\n${ticket.rest}`,
    ...paragraphs,
    lines(facts.map(([label, value, url]) => `${label}: ${value}${url?.startsWith('https:') ? ` (${url})` : ''}`)),
    lines((bill ?? []).map(([name, price]) => `${name}: ${price}`)),
    action && `${action.label}:\n${action.url}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ['--', brand.label, brand.tagline, ...footnotes, ...legal.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function lines(all: string[]): string {
  return all.join('\n')
}
