import { createRoute, z } from '@hono/zod-openapi'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import {
  transferAcceptedSchema,
  transferByEmailSchema,
  transferClaimedSchema,
  transferRequestSchema,
  transferSentSchema,
} from '@/lib/domain/recent/transfer-schema'
import { requesterOf } from '@/upstream/caps/requester'
import { withRetries } from '@/upstream/db/with-retries'
import type { CountSubmission } from '@/upstream/http/submission-counter'
import { claimTransfer } from '@/upstream/transfers/claim-transfer'
import { startTransfer } from '@/upstream/transfers/start-transfer'
import { transferByEmail } from '@/upstream/transfers/transfer-by-email'
import { inTransaction } from '../../db/database'
import type { Deps, Upstream } from '../deps'
import { valueOrThrow } from '../problem'
import { consume } from '../rate-limit'
import { json, jsonBody, writeRefusals } from './responses'

const start = createRoute({
  method: 'post',
  path: '/transfers',
  summary: 'Send a one-time link with these keys to the e-mail addresses of their orders and reservations',
  request: { body: jsonBody(transferRequestSchema) },
  responses: { 201: json(transferSentSchema, 'Sent'), ...writeRefusals },
})
const byEmail = createRoute({
  method: 'post',
  path: '/transfers/by-email',
  summary: 'Send a one-time link to an address that somebody typed; the answer is the same whether or not it is known',
  request: { body: jsonBody(transferByEmailSchema) },
  responses: {
    202: json(transferAcceptedSchema, 'A link waits in the mailbox of a known address'),
    ...writeRefusals,
  },
})
const claim = createRoute({
  method: 'post',
  path: '/transfers/{code}/claim',
  summary: 'Take the keys of a link, once; takes no body',
  request: { params: z.object({ code: z.string().min(20).max(40) }) },
  responses: { 200: json(transferClaimedSchema, 'The keys'), ...writeRefusals },
})

/** Each sends an e-mail to a stranger. */
const EMAILS_OF_BRAND = { name: 'api-transfers-by-email', points: 600, windowMs: 3_600_000 }

/** Contract C31. */
export function transferRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  const ofBrand = createSharedLimiter(EMAILS_OF_BRAND, () => deps.sharedState)

  app.openapi(start, async (c) => {
    const { entries } = c.req.valid('json')
    const { tenant, client } = c.var
    await countSubmission(client)
    const now = deps.now()
    const sent = await withRetries(() => inTransaction(deps.db, (tx) => startTransfer(tx, entries, { tenant, now })))
    return c.json(valueOrThrow(sent), 201)
  })
  app.openapi(byEmail, async (c) => {
    const { email } = c.req.valid('json')
    const { tenant, client } = c.var
    await countSubmission(client)
    const now = deps.now()
    await consume(ofBrand, tenant, now)
    const { network } = requesterOf(deps, client)
    await withRetries(() => inTransaction(deps.db, (tx) => transferByEmail(tx, { tenant, email, network }, now)))
    return c.json({ accepted: true as const }, 202)
  })
  app.openapi(claim, async (c) => {
    const { code } = c.req.valid('param')
    const { tenant, client } = c.var
    // A code has 120 random bits; whoever guesses is counted all the same.
    await countSubmission(client)
    const now = deps.now()
    const claimed = await inTransaction(deps.db, (tx) => claimTransfer(tx, { code, tenant, now }))
    return c.json(valueOrThrow(claimed), 200)
  })
}
