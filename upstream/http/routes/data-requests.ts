import { addMonths } from 'date-fns/addMonths'
import { dataRequestCalls } from '@/lib/domain/person-data/data-request-calls'
import { DATA_REQUEST_MONTHS, type OwnData } from '@/lib/domain/person-data/schema'
import { TURNS } from '@/lib/domain/rate-limit/limits'
import { isoWithOffset } from '@/lib/domain/time/time'
import { requesterOf } from '@/upstream/caps/requester'
import { inTransaction, withRetries } from '@/upstream/db/database'
import { serve } from '@/upstream/http/serve'
import { cachedCopies } from '@/upstream/person-data/cached-copies'
import {
  type DataSession,
  findDataSession,
  findErasureOf,
  proveEmail,
  requestData,
} from '@/upstream/person-data/data-requests'
import { findUnderWay } from '@/upstream/person-data/erase-person'
import { countSections, loadPersonData } from '@/upstream/person-data/load-person-data'
import type { Deps, Upstream } from '../deps'
import { problem, valueOrThrow } from '../problem'
import { type CountSubmission, limiterOf } from '../rate-limit'
import { bearerOf } from '../staff-scope'
import { createTurns, workInTurn } from '../turns'

/**
 * Calls of a person about their own data. None of them takes an Idempotency-Key: its answer would be stored. Contract
 * C42.
 */
export function dataRequestRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  const { db, now, upstreamSecret: secret, partnerToken: blockKey } = deps
  const consume = limiterOf(deps, 'dataRequests')
  const copyOf = cachedCopies()
  const enter = createTurns(TURNS.copies)

  serve(app, dataRequestCalls.ask, async ({ c, body: { email, kind } }) => {
    const { tenant, client } = c.var
    await countSubmission(client)
    const at = now()
    await consume(tenant)
    const { network } = requesterOf(deps, client)
    const dataRequest = { tenant, email, kind, network, requestedBy: null }
    valueOrThrow(await withRetries(() => inTransaction(db, (tx) => requestData(tx, dataRequest, { secret, now: at }))))
    return { accepted: true as const }
  })

  serve(app, dataRequestCalls.prove, async ({ c, body: { token, attempt } }) => {
    const { tenant } = c.var
    const at = now()
    const proof = { tenant, token, attempt }
    const proven = await withRetries(() => inTransaction(db, (tx) => proveEmail(tx, proof, { secret, now: at })))
    return valueOrThrow(proven)
  })

  serve(app, dataRequestCalls.own, async ({ c }) => {
    const { tenant } = c.var
    const key = bearerOf(c.req.header('authorization') ?? '')
    const session = key ? await findDataSession(db, tenant, key, now()) : null
    if (!session) throw problem(401, 'unauthorized')
    c.header('cache-control', 'no-store')
    return ownDataOf(tenant, session)
  })

  /** Copies are limited for each session; copies made at once are limited for the process. */
  function madeInTurn(tenant: string, { id, email }: DataSession) {
    return workInTurn(enter, String(id), () => loadPersonData(db, { tenant, email, blockKey }, now()))
  }

  async function ownDataOf(tenant: string, session: DataSession): Promise<OwnData> {
    const { kind, email, endsAt } = session
    const ends_at = isoWithOffset(endsAt)
    const data = await copyOf(session.id, now(), () => madeInTurn(tenant, session))
    if (kind === 'export') return { kind, ends_at, data }
    const found = await findErasureOf(db, tenant, email)
    if (!found) throw problem(401, 'unauthorized')
    return {
      kind,
      ends_at,
      email,
      state: found.state,
      due_at: isoWithOffset(addMonths(found.createdAt, DATA_REQUEST_MONTHS)),
      counts: countSections(data),
      under_way: await findUnderWay(db, tenant, email, now()),
    }
  }
}
