import { createTransport } from 'nodemailer'
import type { Transport } from './transport'

const TIMEOUT_MS = 20_000

/**
 * E-mails by SMTP; text messages by `sms`, until a provider is chosen. Rejects if the server does not accept the
 * message. The Message-ID is ours and the same for a repeat.
 */
export function smtpTransport(url: string, sms: Transport): Transport & { close: () => void } {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // We repeat sending ourselves, with our own pauses and limit.
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
        from,
        replyTo,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${messageId}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(calendar && { icalEvent: { ...calendar, filename: 'rezerwacja.ics' } }),
      })
      return undefined
    },
    close: () => mailer.close(),
  }
}
