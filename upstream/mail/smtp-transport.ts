import { createTransport } from 'nodemailer'
import type { Transport } from './envelope'

const TIMEOUT_MS = 20_000

/**
 * Mails by SMTP; short messages by `sms`, until a provider is chosen. Rejects when the server does not take it. The
 * Message-ID is ours and the same on a repeat.
 */
export function smtpTransport(url: string, sms: Transport): Transport & { close: () => void } {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // Repeats are ours, with their pauses and their count.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(envelope) {
      if (envelope.channel === 'sms') return sms.send(envelope)
      const { from, replyTo, to, subject, text, html, messageId, calendar } = envelope
      await mailer.sendMail({
        ...{ from, replyTo, to: { name: '', address: to }, subject, text, html },
        messageId: `<${messageId}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(calendar && { icalEvent: { ...calendar, filename: 'rezerwacja.ics' } }),
      })
    },
    close: () => mailer.close(),
  }
}
