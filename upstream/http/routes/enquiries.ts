import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  contentReportSchema,
  enquiryAnswerSchema,
  type PartnerEnquiry,
  partnerEnquirySchema,
} from '@/lib/domain/partner-enquiry/schema'
import { requesterOf } from '@/upstream/caps/requester'
import { type StoredEnquiry, saveEnquiry } from '@/upstream/enquiries/save-enquiry'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import type { CountSubmission } from '@/upstream/http/submission-counter'
import { saveTouches, withoutTouches } from '@/upstream/marketing/save-touches'
import { json, jsonBody, writeHeaders, writeRefusals } from './responses'

const postEnquiry = createRoute({
  method: 'post',
  path: '/leads',
  summary: 'A restaurant asks for a plan',
  request: { headers: writeHeaders, body: jsonBody(partnerEnquirySchema) },
  responses: { 201: json(enquiryAnswerSchema, 'Kept for 12 months'), ...writeRefusals },
})
const postReport = createRoute({
  method: 'post',
  path: '/notices',
  summary: 'A complaint, a notice of unlawful content, or a fault',
  request: { headers: writeHeaders, body: jsonBody(contentReportSchema) },
  responses: { 201: json(enquiryAnswerSchema, 'Kept for 12 months'), ...writeRefusals },
})

/** Contract C10; the Digital Services Act, art. 16. */
export function enquiryRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  app.openapi(postEnquiry, async (c) => {
    const body = c.req.valid('json')
    await countSubmission(c.get('client'))
    return c.json(await storeEnquiry(c, deps, body, { ...withoutTouches(body), kind: 'partner' }), 201)
  })
  app.openapi(postReport, async (c) => {
    const body = c.req.valid('json')
    await countSubmission(c.get('client'))
    return c.json(await storeEnquiry(c, deps, body, withoutTouches(body)), 201)
  })
}

type SubmittedForm = Pick<StoredEnquiry, 'kind' | 'name' | 'email'> & Record<string, unknown>

async function storeEnquiry(
  c: Context<UpstreamEnv>,
  deps: Deps,
  body: Pick<PartnerEnquiry, 'campaign'>,
  { kind, name, email, ...details }: SubmittedForm,
) {
  const { tenant, tenantConfig, appName, client } = c.var
  const counted = { requester: requesterOf(deps, client), supportEmail: tenantConfig.support.operations.email }
  const enquiry = { tenant, appName, kind, name, email, details }
  const stored = await idempotentWrite(c, deps, { status: 201, body: withoutTouches(body) }, async (tx, now) => {
    const made = await saveEnquiry(tx, enquiry, { ...counted, now })
    if (made.ok) await saveTouches(tx, 'enquiry', made.value.number, body.campaign, now)
    return made
  })
  deps.log.info({ tenant, kind, number: stored.number }, 'an enquiry arrived')
  return stored
}
