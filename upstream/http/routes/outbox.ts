import { desc, eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isSame } from '@/upstream/panel/accounts/same-secret'
import { outbox } from '../../db/message-schema'
import type { Deps, Upstream, UpstreamEnv } from '../deps'
import { problem } from '../problem'
import { outboxList, outboxMessage } from './outbox-pages'

const HEADERS = {
  // The e-mail is shown in a frame that runs no scripts and loads nothing but the brand's mark; `data:` is the pages' own icon.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
const LATEST = 200
const COOKIE = 'outbox'

/** The mailbox of a machine without a mail server; requires its key. See docs/design/messages.md. */
export function outboxRoutes(app: Upstream, { db, outboxKey }: Deps): void {
  app.use('/outbox', requireOutboxKey(outboxKey))
  app.use('/outbox/*', requireOutboxKey(outboxKey))
  const find = async (id: string) => {
    const [row] = /^\d{1,15}$/.test(id)
      ? await db
          .select()
          .from(outbox)
          .where(eq(outbox.id, Number(id)))
      : []
    if (!row) throw problem(404, 'not_found')
    return row
  }
  app.get('/outbox', async (c) => {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(LATEST)
    return c.html(outboxList(rows), 200, HEADERS)
  })
  app.get('/outbox/:id', async (c) => c.html(outboxMessage(await find(c.req.param('id'))), 200, HEADERS))
  app.get('/outbox/:id/mail', async (c) => {
    const { envelope } = await find(c.req.param('id'))
    if (envelope.channel !== 'mail') throw problem(404, 'not_found')
    return c.html(inTopWindow(envelope.html), 200, {
      ...HEADERS,
      'content-security-policy': `${HEADERS['content-security-policy']}; sandbox allow-top-navigation-by-user-activation`,
    })
  })
  app.get('/outbox/:id/calendar', async (c) => {
    const { envelope } = await find(c.req.param('id'))
    if (envelope.channel !== 'mail' || !envelope.calendar) throw problem(404, 'not_found')
    return c.body(envelope.calendar.content, 200, { ...HEADERS, 'content-type': 'text/calendar; charset=utf-8' })
  })
}

// The frame may only load this machine's pages; a clicked link opens in the top window.
function inTopWindow(html: string): string {
  return html.replace('<head>', '<head><link rel="icon" href="data:,"><base target="_top">')
}

// A proxy on this machine looks like a local browser, so neither socket nor Host prove anything: the key does. The
// address with the key is printed at the start; the cookie replaces it from then on.
function requireOutboxKey(outboxKey: string | null): MiddlewareHandler<UpstreamEnv> {
  return async (c, next) => {
    if (outboxKey === null) throw problem(404, 'not_found')
    const shown = c.req.query('key')
    if (!isSame(shown ?? getCookie(c, COOKIE) ?? '', outboxKey)) throw problem(401, 'outbox_key_required')
    if (shown) setCookie(c, COOKIE, outboxKey, { httpOnly: true, sameSite: 'Strict', path: '/outbox' })
    await next()
  }
}
