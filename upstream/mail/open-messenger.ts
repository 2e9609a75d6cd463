import { sql } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { outbox } from '@/upstream/db/message-schema'
import type { UpstreamSettings } from '@/upstream/env'
import type { Deps, MailRoute } from '@/upstream/http/deps'
import type { Messenger } from './send-messages'
import { smtpTransport } from './smtp-transport'
import type { Transport } from './transport'

type Settings = Pick<UpstreamSettings, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_WEB_ORIGIN' | 'PORT'>

/** Route of e-mails: to a mail server, into the mailbox, or waiting in the database. See docs/design/messages.md. */
export function mailRouteOf({ SMTP_URL }: Pick<UpstreamSettings, 'SMTP_URL'>, hasMailbox: boolean): MailRoute {
  if (SMTP_URL) return 'smtp'
  return hasMailbox ? 'mailbox' : 'none'
}

/** Line about messages in the start's output; `null` where they are sent. */
export function mailLine(route: MailRoute): string | null {
  if (route === 'smtp') return null
  if (route === 'mailbox') return 'messages: SMTP_URL is unset: none leaves, the mailbox keeps them'
  return (
    'messages: NOTHING IS SENT. SMTP_URL is unset: e-mails, sign-in links among them, wait in the database, at most 48 hours. ' +
    'Set SMTP_URL, or OUTBOX=on to read them in the mailbox'
  )
}

/**
 * Sends by SMTP if it is configured, otherwise into the mailbox if there is one; `close` closes the connection to the mail
 * server.
 */
export function openMessenger(
  { SMTP_URL, MAIL_FROM, PUBLIC_WEB_ORIGIN, PORT }: Settings,
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'caps' | 'upstreamSecret' | 'previousUpstreamSecret' | 'mailRoute'>,
): Messenger & { close: () => Promise<void> } {
  const { db, now, log, caps, upstreamSecret, previousUpstreamSecret, mailRoute } = deps
  const outbox = outboxTransport(db, now)
  if (SMTP_URL) log.warn('short messages have no provider yet: they go to the mailbox at /outbox')
  const smtp = SMTP_URL ? smtpTransport(SMTP_URL, outbox) : null
  return {
    db,
    now,
    log,
    caps,
    linkSecret: upstreamSecret,
    previousLinkSecret: previousUpstreamSecret,
    from: MAIL_FROM,
    transport: smtp ?? (mailRoute === 'mailbox' ? outbox : null),
    originPattern: PUBLIC_WEB_ORIGIN ?? (smtp ? 'https://{host}' : `http://{tenant}.localhost:${PORT}`),
    close: async () => smtp?.close(),
  }
}

/** The mailbox of a machine without a mail server, shown at `/outbox`. A repeat is counted and not listed again. */
export function outboxTransport(db: Db, now: () => Date): Transport {
  return {
    async send(envelope) {
      const { messageId, channel } = envelope
      const logged = 'isLast' in envelope ? { ...envelope, to: '–' } : envelope
      await db
        .insert(outbox)
        .values({ messageId, channel, envelope: logged, at: now() })
        .onConflictDoUpdate({ target: outbox.messageId, set: { arrived: sql`${outbox.arrived} + 1` } })
      return 'in_outbox'
    },
  }
}
