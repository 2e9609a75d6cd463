import type { Context } from 'hono'
import { enquiryCalls } from '@/lib/domain/partner-enquiry/enquiry-calls'
import type { PartnerEnquiry } from '@/lib/domain/partner-enquiry/schema'
import { requesterOf } from '@/upstream/caps/requester'
import { type StoredEnquiry, saveEnquiry } from '@/upstream/console/save-enquiry'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { idempotentWrite } from '@/upstream/http/idempotent-write'
import type { CountSubmission } from '@/upstream/http/rate-limit'
import { serve } from '@/upstream/http/serve'
import { saveTouches, withoutTouches } from '@/upstream/marketing/save-touches'

/** Contract C10; the Digital Services Act, art. 16. */
export function enquiryRoutes(app: Upstream, deps: Deps, countSubmission: CountSubmission): void {
  serve(app, enquiryCalls.enquire, async ({ c, body }) => {
    await countSubmission(c.get('client'))
    return storeEnquiry(c, deps, body, { ...withoutTouches(body), kind: 'partner' })
  })
  serve(app, enquiryCalls.report, async ({ c, body }) => {
    await countSubmission(c.get('client'))
    return storeEnquiry(c, deps, body, withoutTouches(body))
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
    if (made.ok && body.campaign) await saveTouches(tx, 'enquiry', made.value.number, body.campaign, now)
    return made
  })
  deps.log.info({ tenant, kind, number: stored.number }, 'an enquiry arrived')
  return stored
}
