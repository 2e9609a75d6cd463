import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { normaliseEmail } from '@/lib/domain/form/contact'
import { dataRequestCalls } from '@/lib/domain/person-data/data-request-calls'
import { OWN_DATA_PATH } from '@/lib/domain/person-data/paths'
import { dataRequestSchema } from '@/lib/domain/person-data/schema'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** A plain form requests one's own data; no URL holds the email. Contract C42. */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const form = await readForm(request)
  if (!form) return problemAnswer(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  const typed = { email: normaliseEmail(form.get('email') ?? ''), kind: form.get('kind') ?? '' }
  const dataRequest = dataRequestSchema.safeParse(typed)
  const back = (code: string) => answerForm<CodedAnswer>(OWN_DATA_PATH, { form: 'data', code, typed }, { request })
  if (!dataRequest.success) return back('badEmail')
  const answer = await callUpstream(tenant, dataRequestCalls.ask, { ...call, body: dataRequest.data }).catch(nullIfOut)
  if (!answer) return back('noAnswer')
  if (!answer.ok) return back(answer.status === 429 ? 'tooMany' : 'badEmail')
  return answerForm<CodedAnswer>(OWN_DATA_PATH, { form: 'data', code: 'sent' }, { request })
})
