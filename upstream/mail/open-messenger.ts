import type { UpstreamSettings } from '@/upstream/env'
import type { Deps } from '@/upstream/http/deps'
import { outboxTransport } from './outbox-transport'
import type { Messenger } from './send-messages'
import { smtpTransport } from './smtp-transport'

type Settings = Pick<UpstreamSettings, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_WEB_ORIGIN' | 'PORT'>

/** Sends by SMTP if it is configured, otherwise into the mailbox; `close` closes the connection to the mail server. */
export function openMessenger(
  { SMTP_URL, MAIL_FROM, PUBLIC_WEB_ORIGIN, PORT }: Settings,
  { db, now, log, caps, upstreamSecret }: Pick<Deps, 'db' | 'now' | 'log' | 'caps' | 'upstreamSecret'>,
): Messenger & { close: () => Promise<void> } {
  const outbox = outboxTransport(db, now)
  if (SMTP_URL) log.warn('short messages have no provider yet: they go to the mailbox at /outbox')
  const smtp = SMTP_URL ? smtpTransport(SMTP_URL, outbox) : null
  return {
    db,
    now,
    log,
    caps,
    linkSecret: upstreamSecret,
    from: MAIL_FROM,
    transport: smtp ?? outbox,
    originPattern: PUBLIC_WEB_ORIGIN ?? (smtp ? 'https://{host}' : `http://{tenant}.localhost:${PORT}`),
    close: async () => smtp?.close(),
  }
}
