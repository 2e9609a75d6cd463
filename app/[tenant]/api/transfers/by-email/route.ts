import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { isEmail, normaliseEmail } from '@/lib/domain/form/contact'
import { transferCalls } from '@/lib/domain/recent/transfer-calls'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/**
 * A plain form asks for a link to an email's reservations and orders. The answer is the same for known and unknown
 * emails, and no URL holds the email. Contract C31.
 */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const form = await readForm(request)
  if (!form) return problemAnswer(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  const email = normaliseEmail(form.get('email') ?? '')
  const back = (code: string) =>
    answerForm<CodedAnswer>('/moje#mam-rezerwacje', { form: 'own-list', code, typed: { email } }, { request })
  if (!isEmail(email)) return back('zlyadres')
  const answer = await callUpstream(tenant, transferCalls.byEmail, { ...call, body: { email } }).catch(nullIfOut)
  if (answer?.ok) return answerForm<CodedAnswer>('/moje', { form: 'own-list', code: 'wskrzynce' }, { request })
  if (answer?.status === 429) return back('prob')
  return back(answer ? 'zlyadres' : 'blad')
})
