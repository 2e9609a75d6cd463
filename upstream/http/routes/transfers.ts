import { transferCalls } from '@/lib/domain/recent/transfer-calls'
import { requesterOf } from '@/upstream/caps/requester'
import { withRetries } from '@/upstream/db/database'
import { busy } from '@/upstream/http/conflict-answers'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import { type CountSubmission, limiterOf } from '@/upstream/http/rate-limit'
import { serve } from '@/upstream/http/serve'
import { claimTransfer } from '@/upstream/person-data/claim-transfer'
import { startTransfer } from '@/upstream/person-data/start-transfer'
import { transferByEmail } from '@/upstream/person-data/transfer-by-email'
import { inTransaction } from '../../db/database'
import type { Deps, Upstream } from '../deps'
import { valueOrThrow } from '../problem'

/** Contract C31. */
export function transferRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  const consume = limiterOf(deps, 'transfersByEmail')

  serve(app, transferCalls.start, async ({ c, body: { entries } }) => {
    const { tenant, client } = c.var
    await countSubmission(client)
    const answer = { status: 201, body: { entries }, onConflict: busy } as const
    return idempotentWrite(c, deps, answer, (tx, now) => startTransfer(tx, entries, { tenant, now }))
  })
  serve(app, transferCalls.byEmail, async ({ c, body: { email } }) => {
    const { tenant, client } = c.var
    await countSubmission(client)
    const now = deps.now()
    await consume(tenant)
    const { network } = requesterOf(deps, client)
    await withRetries(() => inTransaction(deps.db, (tx) => transferByEmail(tx, { tenant, email, network }, now)))
    return { accepted: true as const }
  })
  serve(app, transferCalls.claim, async ({ c, params: { code } }) => {
    const { tenant, client } = c.var
    // A code has 120 random bits; guesses are limited all the same.
    await countSubmission(client)
    const now = deps.now()
    const claimed = await inTransaction(deps.db, (tx) => claimTransfer(tx, { code, tenant, now }))
    return valueOrThrow(claimed)
  })
}
