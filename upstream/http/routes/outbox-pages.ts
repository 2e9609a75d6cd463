import { html } from 'hono/html'
import { isoWithOffset } from '@/lib/domain/time/time'
import { OUTBOX_WORDS } from '@/messages/content/outbox-words'
import type { OutboxRow } from '@/upstream/db/message-schema'

const STYLE = `body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;background:#faf7f2;color:#221c17}
main{max-width:760px;margin:auto}a{color:#7a3b00}ul{list-style:none;padding:0}
li{border-top:1px solid #e2d9cb;padding:12px 0}.soft{color:#665c52;font-size:14px}
iframe{width:100%;height:720px;border:1px solid #e2d9cb;border-radius:12px;background:#fff}
pre{white-space:pre-wrap;background:#fff;border:1px solid #e2d9cb;border-radius:12px;padding:16px;font:14px/1.5 ui-monospace,monospace}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dt{color:#665c52}dd{margin:0}`

/** All sent messages, newest first. */
export function outboxList(rows: OutboxRow[]) {
  return page(
    OUTBOX_WORDS.title,
    html`<p class="soft">${OUTBOX_WORDS.lead}</p>
${rows.length === 0 ? html`<p>${OUTBOX_WORDS.empty}</p>` : ''}
<ul>${rows.map(
      ({ id, channel, envelope, at, arrived }) => html`<li>
<a href="/outbox/${id}">${envelope.channel === 'mail' ? envelope.subject : envelope.text}</a>
<div class="soft">${channel === 'mail' ? OUTBOX_WORDS.mail : OUTBOX_WORDS.sms} ${OUTBOX_WORDS.sentTo(envelope.to, stamp(at))}${arrived > 1 ? OUTBOX_WORDS.times(arrived) : ''}</div>
</li>`,
    )}</ul>`,
  )
}

/** One message. */
export function outboxMessage({ id, envelope, at, arrived }: OutboxRow) {
  const facts = html`<dt>${OUTBOX_WORDS.to}</dt><dd>${envelope.to}</dd><dt>${OUTBOX_WORDS.when}</dt><dd>${stamp(at)}</dd>
<dt>Message-ID</dt><dd>${envelope.messageId}</dd><dt>${OUTBOX_WORDS.sentTimes}</dt><dd>${arrived}</dd>`
  if (envelope.channel === 'sms')
    return page(OUTBOX_WORDS.sms, html`${back()}<dl>${facts}</dl><pre>${envelope.text}</pre>`)
  const { subject, from, replyTo, text, calendar } = envelope
  return page(
    subject,
    html`${back()}<dl><dt>${OUTBOX_WORDS.from}</dt><dd>${from.name} &lt;${from.address}&gt;</dd><dt>${OUTBOX_WORDS.replyTo}</dt><dd>${replyTo}</dd>${facts}</dl>
${calendar ? html`<p><a href="/outbox/${id}/calendar">rezerwacja.ics (${calendar.method})</a></p>` : ''}
<iframe src="/outbox/${id}/mail" title="${OUTBOX_WORDS.message}"></iframe>
<h2>${OUTBOX_WORDS.text}</h2><pre>${text}</pre>`,
  )
}

function page(title: string, body: unknown) {
  return html`<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}

function back() {
  return html`<p><a href="/outbox">${OUTBOX_WORDS.all}</a></p>`
}

function stamp(at: Date): string {
  return isoWithOffset(at).slice(0, 16).replace('T', ' ')
}
