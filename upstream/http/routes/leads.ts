import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { leadRequestSchema, letterSchema, noticeRequestSchema } from '@/lib/lead/schema'
import { requesterOf } from '../../domain/caps/requester'
import { type Letter, saveLetter } from '../../domain/save-letter'
import type { CountBeginning } from '../count-beginning'
import type { Deps, Upstream, UpstreamEnv } from '../deps'
import { keyedWrite } from '../keyed-write'
import { json, jsonBody, writeHeaders, writeRefusals } from './responses'

const lead = createRoute({
  method: 'post',
  path: '/leads',
  summary: 'A restaurant asks for a plan',
  request: { headers: writeHeaders, body: jsonBody(leadRequestSchema) },
  responses: { 201: json(letterSchema, 'Kept for 12 months'), ...writeRefusals },
})
const notice = createRoute({
  method: 'post',
  path: '/notices',
  summary: 'A complaint, a notice of unlawful content, or a fault',
  request: { headers: writeHeaders, body: jsonBody(noticeRequestSchema) },
  responses: { 201: json(letterSchema, 'Kept for 12 months'), ...writeRefusals },
})

/** Contract C10; the Digital Services Act, art. 16. */
export function leadRoutes(app: Upstream, deps: Deps, countBeginning: CountBeginning): void {
  app.openapi(lead, async (c) => {
    const body = c.req.valid('json')
    countBeginning(c.get('client'))
    return c.json(await keep(c, deps, body, { ...body, kind: 'partner' }), 201)
  })
  app.openapi(notice, async (c) => {
    const body = c.req.valid('json')
    countBeginning(c.get('client'))
    return c.json(await keep(c, deps, body, body), 201)
  })
}

type Written = Pick<Letter, 'kind' | 'name' | 'email'> & Record<string, unknown>

async function keep(c: Context<UpstreamEnv>, deps: Deps, body: unknown, { kind, name, email, ...details }: Written) {
  const { tenant, tenantConfig, appName, client } = c.var
  const counted = { requester: requesterOf(deps, client), supportEmail: tenantConfig.support.operations.email }
  const letter = { tenant, appName, kind, name, email, details }
  const kept = await keyedWrite(c, deps, { status: 201, body }, (tx, now) =>
    saveLetter(tx, letter, { ...counted, now }),
  )
  deps.log.info({ tenant, kind, number: kept.number }, 'a letter arrived')
  return kept
}
