import { createRoute, z } from '@hono/zod-openapi'
import { CONSENT_CHANNELS, consentFileSchema, consentsSchema, withdrawnSchema } from '@/lib/domain/consents/schema'
import { countConsents, listConsents, withdrawByConsole } from '@/upstream/consents/consents'
import { inTransaction } from '@/upstream/db/database'
import { withRetries } from '@/upstream/db/with-retries'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { consoleCallerOf, requireLookInTrail } from '../../panel-wall'
import { valueOrThrow } from '../../problem'
import { id, wallRefusals } from '../panel/responses'
import { json, refusals, writeRefusals } from '../responses'

const FILE_PAGE = 2000
const list = createRoute({
  method: 'get',
  path: '/console/consents',
  summary: 'Consents to marketing with date and origin, and how many hold',
  request: {
    query: z.object({
      state: z.enum(['open', 'withdrawn']).default('open'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
    }),
  },
  responses: { 200: json(consentsSchema, 'The newest first'), ...wallRefusals, ...refusals },
})
const file = createRoute({
  method: 'get',
  path: '/console/consents/file',
  summary: 'All consents of a channel that hold, some thousand a page; the first page is in the trail',
  request: { query: z.object({ channel: z.enum(CONSENT_CHANNELS), cursor: z.string().max(200).optional() }) },
  responses: { 200: json(consentFileSchema, 'For the tool that sends'), ...wallRefusals, ...refusals },
})
const withdraw = createRoute({
  method: 'post',
  path: '/console/consents/{consent}/withdrawal',
  summary: 'Withdraw a consent for a person who asked; takes no body',
  request: { params: z.object({ consent: id }) },
  responses: { 200: json(withdrawnSchema, 'Withdrawn, or it was'), ...wallRefusals, ...writeRefusals },
})

const cursorSchema = z.tuple([z.int().positive()])

/** Consents to marketing in the console. Contract C42. */
export function consoleConsentRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  app.openapi(list, async (c) => {
    const { state, cursor, limit } = c.req.valid('query')
    const { tenant } = consoleCallerOf(c)
    const before = readCursor(cursor, cursorSchema)?.[0] ?? null
    const query = { tenant, isForSending: false, isWithdrawn: state === 'withdrawn', channel: null, before }
    const found = await listConsents(db, { ...query, limit: limit + 1 })
    return c.json({ ...pageOf(found, limit), counts: await countConsents(db, tenant) }, 200)
  })

  app.openapi(file, async (c) => {
    const { channel, cursor } = c.req.valid('query')
    const { tenant, actor } = consoleCallerOf(c)
    const before = readCursor(cursor, cursorSchema)?.[0] ?? null
    if (before === null) await requireLookInTrail(c, deps)
    const query = { tenant, isForSending: true, isWithdrawn: false, channel, before, limit: FILE_PAGE + 1 }
    const found = await listConsents(db, query)
    if (before === null) {
      const rows = (await countConsents(db, tenant))[channel]
      const entry = { at: now(), restaurantId: null, tenant, action: 'took_consent_file' as const }
      await recordAction(db, actor, { ...entry, details: { channel, rows } })
    }
    return c.json(pageOf(found, FILE_PAGE), 200)
  })

  app.openapi(withdraw, async (c) => {
    const { consent } = c.req.valid('param')
    const { tenant, actor } = consoleCallerOf(c)
    await withRetries(() =>
      inTransaction(db, async (tx) => {
        const at = now()
        const { hasChanged, channel } = valueOrThrow(await withdrawByConsole(tx, { tenant, consent }, at))
        const entry = { at, restaurantId: null, tenant, action: 'withdrew_consent' as const, details: { channel } }
        if (hasChanged) await recordAction(tx, actor, entry)
      }),
    )
    return c.json({ withdrawn: true as const }, 200)
  })
}

function pageOf<T extends { id: number }>(found: T[], limit: number) {
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return { items, next_cursor: writeCursor(last ? [last.id] : null) }
}
