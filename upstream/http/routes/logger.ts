import { createRoute } from '@hono/zod-openapi'
import { mask } from '@/lib/log/mask'
import { logEntrySchema, MAX_LOG_MESSAGE } from '@/lib/log/schema'
import { browserLogs } from '../../db/schema'
import type { Deps, Upstream } from '../deps'
import { jsonBody, writeRefusals } from './responses'

const route = createRoute({
  method: 'post',
  path: '/logger/js',
  summary: 'What browsers report',
  request: { body: jsonBody(logEntrySchema) },
  responses: { 202: { description: 'Kept for 30 days' }, ...writeRefusals },
})

/** Ledger L274–L276; contract C14. */
export function loggerRoute(app: Upstream, { db, now }: Deps): void {
  app.openapi(route, async (c) => {
    const { message, type } = c.req.valid('json')
    const { tenant, appName } = c.var
    await db.insert(browserLogs).values({ at: now(), tenant, appName, type, message: clean(message) })
    return c.body(null, 202)
  })
}

/** Masked a second time, since not every browser runs our code; line breaks part the messages of a batch. */
function clean(message: string): string {
  const readable = message.replace(/[^\P{C}\n]/gu, ' ')
  return mask(readable).slice(0, MAX_LOG_MESSAGE)
}
