import { createRoute, z } from '@hono/zod-openapi'
import { CONSENT_CODE, withdrawalSchema, withdrawnSchema } from '@/lib/domain/consents/schema'
import { withdrawByCode } from '@/upstream/consents/consents'
import { inTransaction } from '@/upstream/db/database'
import { withRetries } from '@/upstream/db/with-retries'
import type { Deps, Upstream } from '../deps'
import { valueOrThrow } from '../problem'
import { json, jsonBody, writeRefusals } from './responses'

const withdraw = createRoute({
  method: 'post',
  path: '/consents/{code}/withdrawal',
  summary: 'Withdraw a consent to marketing by the address that stands in each message',
  request: { params: z.object({ code: z.string().regex(CONSENT_CODE) }), body: jsonBody(withdrawalSchema) },
  responses: { 200: json(withdrawnSchema, 'Withdrawn, or it was'), ...writeRefusals },
})

/** Contract C42. */
export function consentRoutes(app: Upstream, { db, now }: Deps): void {
  app.openapi(withdraw, async (c) => {
    const { code } = c.req.valid('param')
    const { how } = c.req.valid('json')
    const { tenant } = c.var
    const work = () => inTransaction(db, (tx) => withdrawByCode(tx, { tenant, code, how }, now()))
    valueOrThrow(await withRetries(work))
    return c.json({ withdrawn: true as const }, 200)
  })
}
