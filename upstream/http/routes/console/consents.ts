import { z } from '@hono/zod-openapi'
import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { inTransaction, withRetries } from '@/upstream/db/database'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { countConsents, listConsents, withdrawByConsole } from '@/upstream/person-data/consents'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { requireViewInTrail } from '../../panel-wall'
import { valueOrThrow } from '../../problem'
import { serve } from '../../serve'

const FILE_PAGE = 2000

const cursorSchema = z.tuple([z.int().positive()])

/** Consents to marketing in the console. Contract C42. */
export function consoleConsentRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  serve(app, consentCalls.list, async ({ query: { state, cursor, limit }, caller: { tenant } }) => {
    const before = readCursor(cursor, cursorSchema)?.[0] ?? null
    const query = { tenant, isForSending: false, isWithdrawn: state === 'withdrawn', channel: null, before }
    const found = await listConsents(db, { ...query, limit: limit + 1 })
    return { ...pageOf(found, limit), counts: await countConsents(db, tenant) }
  })

  serve(app, consentCalls.file, async ({ c, query: { channel, cursor }, caller: { tenant, actor } }) => {
    const before = readCursor(cursor, cursorSchema)?.[0] ?? null
    if (before === null) await requireViewInTrail(c, deps)
    const query = { tenant, isForSending: true, isWithdrawn: false, channel, before, limit: FILE_PAGE + 1 }
    const found = await listConsents(db, query)
    if (before === null) {
      const rows = (await countConsents(db, tenant))[channel]
      const entry = { at: now(), restaurantId: null, tenant, action: 'took_consent_file' as const }
      await recordAction(db, actor, { ...entry, details: { channel, rows } })
    }
    return pageOf(found, FILE_PAGE)
  })

  serve(app, consentCalls.withdraw, async ({ params: { consent }, caller: { tenant, actor } }) => {
    await withRetries(() =>
      inTransaction(db, async (tx) => {
        const at = now()
        const { hasChanged, channel } = valueOrThrow(await withdrawByConsole(tx, { tenant, consent }, at))
        const entry = { at, restaurantId: null, tenant, action: 'withdrew_consent' as const, details: { channel } }
        if (hasChanged) await recordAction(tx, actor, entry)
      }),
    )
    return { withdrawn: true as const }
  })
}

function pageOf<T extends { id: number }>(found: T[], limit: number) {
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return { items, next_cursor: writeCursor(last ? [last.id] : null) }
}
