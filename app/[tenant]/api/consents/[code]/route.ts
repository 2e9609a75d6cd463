import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { consentPath } from '@/lib/domain/consents/paths'
import { CONSENT_CODE } from '@/lib/domain/consents/schema'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { problem } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-form'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/**
 * What is posted to the address of a withdrawal: the button of its page, or a mailbox's one click (RFC 8058), which gets no page.
 * Mailboxes press for many people from few addresses, so it is limited as reads are, and by the upstream not at all. Contract C42.
 */
export const POST = tenantRoute(
  'read',
  async ({ tenant, request, params: { code = '' }, call: { requestId, appName } }) => {
    if (!CONSENT_CODE.test(code)) return problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
    const isOneClick = (await readForm(request))?.get('List-Unsubscribe') === 'One-Click'
    const body = { how: isOneClick ? ('one_click' as const) : ('link' as const) }
    const asked = { requestId, appName, params: { code }, body }
    const answer = await callUpstream(tenant, consentCalls.withdrawByCode, asked)
    // Of who was erased nothing is left to withdraw: a mailbox need not try again.
    if (isOneClick) return new Response(null, { status: answer.ok || answer.status === 404 ? 200 : 503 })
    const told: CodedAnswer = { form: 'consent', code: answer.ok ? 'withdrawn' : 'unknown' }
    return answerForm(consentPath(code), told, { request })
  },
  { takesForeign: true },
)
