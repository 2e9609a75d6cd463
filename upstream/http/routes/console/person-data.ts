import { addMonths } from 'date-fns/addMonths'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { dataCaseCalls } from '@/lib/domain/person-data/case-calls'
import { DATA_REQUEST_MONTHS, type DataCase } from '@/lib/domain/person-data/schema'
import { TURNS } from '@/lib/domain/rate-limit/limits'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { recordAction, type StaffAction } from '@/upstream/panel/accounts/staff-audit'
import { findOpenErasure, requestData } from '@/upstream/person-data/data-requests'
import { eraseByCase, erasureMarkOf, refuseByCase } from '@/upstream/person-data/decide-erasure'
import { findUnderWay, inspectErasure } from '@/upstream/person-data/erase-person'
import { maskEmail } from '@/upstream/person-data/mask-contact'
import { busy } from '../../conflict-answers'
import type { Deps, Upstream, UpstreamEnv } from '../../deps'
import { idempotentWrite } from '../../idempotent-write'
import { consoleCallerOf, requireViewInTrail } from '../../panel-wall'
import { problem } from '../../problem'
import { serve, serveOnce } from '../../serve'
import { createTurns, workInTurn } from '../../turns'

type Call = Context<UpstreamEnv>

/** A person's data in the console. The trail contains only numbers and kinds. Contract C42. */
export function consolePersonDataRoutes(app: Upstream, deps: Deps): void {
  const { db, now, upstreamSecret: secret, partnerToken: blockKey, log } = deps
  const enter = createTurns(TURNS.looks)
  // Whole tables are read, which may take longer than the time limit of a diner's call.
  const unhurried = <T>(work: (on: Db) => Promise<T>) => (deps.runWithoutStatementTimeout ?? ((run) => run(db)))(work)

  serveOnce(app, deps, dataCaseCalls.send, busy, async (tx, at, { c, body, caller: { tenant, staffId } }) => {
    const { subject, number, kind } = body
    const email = await emailOf(tx, tenant, subject, number)
    if (!email) return refused(409, 'nothing_to_send')
    const dataRequest = { tenant, email, kind, network: null, requestedBy: staffId }
    const sent = await requestData(tx, dataRequest, { secret, now: at })
    if (!sent.ok) return sent
    await record(c, tx, { at, action: 'sent_data_link', details: { dataRequest: kind } })
    return done({ sent_to: maskEmail(email) })
  })

  serve(app, dataCaseCalls.read, async ({ c, params: { request }, caller: { tenant } }) => {
    await requireViewInTrail(c, deps)
    const at = now()
    const found = await findOpenErasure(db, tenant, request)
    if (!found) throw problem(404, 'not_found')
    const { email, createdAt } = found
    const counted = await workInTurn(enter, tenant, () =>
      unhurried((on) => inspectErasure(on, { email, phone: '', blockKey }, { tenant, exceptRequest: request }, at)),
    )
    await record(c, db, { at, action: 'opened_data_case', subject: request })
    const view: DataCase = {
      id: request,
      email,
      created_at: isoWithOffset(createdAt),
      due_at: isoWithOffset(addMonths(createdAt, DATA_REQUEST_MONTHS)),
      counts: counted.counts,
      mentions: counted.mentions,
      under_way: await findUnderWay(db, tenant, email, at),
      seen: erasureMarkOf(counted),
    }
    return view
  })

  serve(app, dataCaseCalls.erase, async ({ c, params: { request: subject }, body, caller: { tenant } }) => {
    const erase = (on: Db) =>
      decide(c, on, body, async (tx, at) => {
        const erased = await eraseByCase(tx, { tenant, id: subject, seen: body.seen, blockKey }, at)
        if (!erased.ok) return erased
        const rows = Object.values(erased.value.counts).reduce((sum, count) => sum + count, 0)
        await record(c, tx, { at, action: 'erased_person', subject, details: { rows } })
        return done(erased.value.counts)
      })
    const counts = await workInTurn(enter, tenant, () => unhurried(erase))
    // Proof of the erasure, without the person.
    log.info({ tenant, counts }, 'erased a person of a brand')
    return { done: true as const }
  })

  serve(app, dataCaseCalls.refuse, async ({ c, params: { request: subject }, body, caller: { tenant } }) => {
    await decide(c, db, body, async (tx, at) => {
      const refused = await refuseByCase(tx, { tenant, id: subject, reason: body.reason }, at)
      if (refused.ok) await record(c, tx, { at, action: 'refused_erasure', subject })
      return refused
    })
    return { done: true as const }
  })

  function decide<T>(c: Call, on: Db, body: unknown, work: (tx: Db, at: Date) => Promise<Outcome<T>>): Promise<T> {
    return idempotentWrite(c, { ...deps, db: on }, { status: 200, body }, work)
  }

  function record(c: Call, tx: Db, entry: Omit<StaffAction, 'tenant' | 'restaurantId'>): Promise<void> {
    const { tenant, actor } = consoleCallerOf(c)
    return recordAction(tx, actor, { ...entry, tenant, restaurantId: null })
  }
}

async function emailOf(tx: Db, tenant: string, subject: 'order' | 'reservation', number: string) {
  const row =
    subject === 'order'
      ? sql`SELECT email FROM orders WHERE number = ${number}::bigint AND tenant = ${tenant}`
      : sql`SELECT email FROM reservations WHERE id = ${number}::bigint AND tenant = ${tenant}`
  const [found] = await rowsOf<{ email: string }>(tx, row)
  if (!found) throw problem(404, 'not_found')
  return found.email || null
}
