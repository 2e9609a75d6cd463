import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { isReservationCode } from '@/lib/domain/reservation/paths'
import { waitlistPath } from '@/lib/domain/waitlist/paths'
import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Removes an entry from the waitlist. Contract C2. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { code = '' }, call }) => {
  if (!isReservationCode(code))
    return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownWaitlistEntry })
  const answer = await callUpstream(tenant, waitlistCalls.leave, { ...call, params: { code } }).catch(nullIfOut)
  if (answer?.ok) return seeOther(waitlistPath(code))
  return answerForm<CodedAnswer>(waitlistPath(code), { form: 'offer', code: 'no_answer' }, { request })
})
