import { z } from '@hono/zod-openapi'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { type Db, inTransaction, withRetries } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import {
  changeLink,
  countOpenLinks,
  endLink,
  findLink,
  listLinks,
  type MadeLink,
  makeLink,
  makePrint,
  resolveShortLink,
  usedParameters,
} from '@/upstream/marketing/links'
import { addScans, scannedHours } from '@/upstream/marketing/scans'
import { listVoucherChoices } from '@/upstream/marketing/vouchers'
import { recordAction, type StaffAction } from '@/upstream/panel/accounts/staff-audit'
import { busy } from '../../conflict-answers'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { problem, valueOrThrow } from '../../problem'
import { serve, serveOnce } from '../../serve'
import { type Context, listedBrandOf } from './listed-brand-of'

/** Links of a brand's campaigns, and the targets of their codes. Contract C39. */
export function linkRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  serve(app, linkCalls.list, async ({ c, query: { cursor, limit, state } }) => {
    const brand = listedBrandOf(c)
    const before = readCursor(cursor, z.tuple([z.int().positive()]))?.[0] ?? null
    const found = await listLinks(db, brand, { before, limit: limit + 1, isEnded: state === 'ended' }, now())
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    const open = await countOpenLinks(db, brand.tenant)
    const used = await usedParameters(db, brand.tenant)
    const vouchers = await listVoucherChoices(db, brand.tenant, now())
    return { items, next_cursor: writeCursor(last ? [last.id] : null), open, used, vouchers }
  })

  serve(app, linkCalls.one, async ({ c, params }) => {
    const found = await linkOr404(c, params.link)
    const vouchers = await listVoucherChoices(db, listedBrandOf(c).tenant, now())
    return { ...found, vouchers, hours: await scannedHours(db, found.id, now()) }
  })

  serveOnce(app, deps, linkCalls.make, busy, async (tx, at, { c, body }) =>
    madeOnce(c, tx, at, await makeLink(tx, callerOf(c), body, at)),
  )

  serve(app, linkCalls.change, async ({ c, params: { link }, body }) => {
    await write(c, (tx, at) => changeLink(tx, callerOf(c), link, body, at), { action: 'changed_link', subject: link })
    return linkOr404(c, link)
  })

  serveOnce(app, deps, linkCalls.print, busy, async (tx, at, { c, params: { link }, body: { content } }) =>
    madeOnce(c, tx, at, await makePrint(tx, callerOf(c), link, content, at)),
  )

  serve(app, linkCalls.end, async ({ c, params: { link } }) => {
    await write(c, (tx, at) => endLink(tx, listedBrandOf(c).tenant, link, at), { action: 'ended_link', subject: link })
    return linkOr404(c, link)
  })

  serve(app, linkCalls.short, async ({ c, params: { code } }) => {
    const brand = { tenant: c.var.tenant, productName: c.var.tenantConfig.productName }
    const path = await resolveShortLink(db, brand, code)
    if (path === null) throw problem(404, 'unknown_link')
    return { path }
  })

  // A stranger could otherwise write any count.
  serve(app, linkCalls.countScans, async ({ c, body: { scans } }) => {
    if (c.var.client !== null) throw problem(403, 'role_missing')
    await addScans(db, c.var.tenant, scans, now())
  })

  async function linkOr404(c: Context, link: number, on = db) {
    const found = await findLink(on, listedBrandOf(c), link, now())
    if (!found) throw problem(404, 'unknown_link')
    return found
  }

  /** A change and its entry in the trail, if anything changed, in one transaction. */
  function write(c: Context, work: (tx: Db, at: Date) => Promise<Outcome<boolean>>, entry: Entry): Promise<void> {
    return withRetries(() =>
      inTransaction(db, async (tx) => {
        const at = now()
        if (valueOrThrow(await work(tx, at))) await record(c, tx, at, entry)
      }),
    )
  }

  /** The answer to a link or a print; one that was there already is in the trail already. */
  async function madeOnce(c: Context, tx: Db, at: Date, made: Outcome<MadeLink>) {
    if (!made.ok) return made
    const { id: subject, code } = made.value
    if (code !== null) await record(c, tx, at, { action: 'made_link', subject, details: { code } })
    return done(await linkOr404(c, subject, tx))
  }
}

type Entry = Pick<StaffAction, 'action' | 'subject' | 'details'>

function record(c: Context, tx: Db, at: Date, entry: Entry): Promise<void> {
  const { tenant, actor } = consoleCallerOf(c)
  return recordAction(tx, actor, { at, restaurantId: null, tenant, ...entry })
}

function callerOf(c: Context) {
  return { ...listedBrandOf(c), staffId: consoleCallerOf(c).staffId }
}
