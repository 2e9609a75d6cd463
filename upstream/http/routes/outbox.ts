import { getConnInfo } from '@hono/node-server/conninfo'
import { desc, eq } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { outbox } from '../../db/message-schema'
import { outboxList, outboxMessage } from '../../messages/outbox-pages'
import type { Deps, Upstream, UpstreamEnv } from '../deps'
import { problem } from '../problem'

const HEADERS = {
  // The mail itself is shown in a frame that runs nothing and fetches nothing.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
const LATEST = 200

/** The mailbox of a machine without a mail server: for whoever sits at it, and nobody else. */
export function outboxRoutes(app: Upstream, { db }: Deps): void {
  app.use('/outbox', ownMachineOnly)
  app.use('/outbox/*', ownMachineOnly)
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

// The frame may not leave this machine; the window around it may, when a link is pressed.
function inTopWindow(html: string): string {
  return html.replace('<head>', '<head><base target="_top">')
}

// By the socket and by the name asked for, so that neither another machine nor a page of another site gets in.
const ownMachineOnly: MiddlewareHandler<UpstreamEnv> = async (c, next) => {
  const host = new URL(c.req.url).hostname
  if (!isOwn(remoteOf(c)) || !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(host) || c.req.header('x-forwarded-for')) {
    throw problem(404, 'not_found')
  }
  await next()
}

function remoteOf(c: Context): string {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1'
}

function isOwn(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
}
