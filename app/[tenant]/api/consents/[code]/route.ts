import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { consentPath } from '@/lib/domain/consents/paths'
import { CONSENT_CODE } from '@/lib/domain/consents/schema'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/**
 * Withdraws a consent: by the button of its page, or by a mailbox's one click (RFC 8058), which gets no page. Mailboxes
 * post for many people from few addresses, so the limit is that of reads, and the upstream has none. Contract C42.
 */
export const POST = tenantRoute(
  'read',
  async ({ tenant, request, params: { code = '' }, call: { requestId, appName } }) => {
    if (!CONSENT_CODE.test(code)) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
    const isOneClick = (await readForm(request))?.get('List-Unsubscribe') === 'One-Click'
    const body = { how: isOneClick ? ('one_click' as const) : ('link' as const) }
    const input = { requestId, appName, params: { code }, body }
    const answer = await callUpstream(tenant, consentCalls.withdrawByCode, input)
    // An erased person has nothing left to withdraw: the mailbox need not try again.
    if (isOneClick) return new Response(null, { status: answer.ok || answer.status === 404 ? 200 : 503 })
    const outcome: CodedAnswer = { form: 'consent', code: answer.ok ? 'withdrawn' : 'unknown' }
    return answerForm(consentPath(code), outcome, { request })
  },
  { takesForeign: true },
)
