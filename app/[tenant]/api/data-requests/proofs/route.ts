import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { dataRequestCalls } from '@/lib/domain/person-data/data-request-calls'
import { dataLinkPath, OWN_DATA_PATH, OWN_DATA_RESULT_PATH } from '@/lib/domain/person-data/paths'
import { dataProofSchema } from '@/lib/domain/person-data/schema'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { dataSessionCookie } from '@/lib/server/person-data/data-session'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'

/** The button of a link: proves the email and opens the own data for an hour. Contract C42. */
export const POST = tenantRoute('write', async ({ tenant, request, call }) => {
  const proof = dataProofSchema.safeParse(Object.fromEntries((await readForm(request)) ?? []))
  const back = (code: string) => answerForm<CodedAnswer>(OWN_DATA_PATH, { form: 'data', code }, { request })
  if (!proof.success) return back('link')
  const answer = await callUpstream(tenant, dataRequestCalls.prove, { ...call, body: proof.data }).catch(nullIfOut)
  // The token may have been used: the page and its button are still there.
  if (!answer) return seeOther(dataLinkPath(proof.data.token))
  if (!answer.ok) return back(answer.status === 429 ? 'noAnswer' : 'link')
  return seeOther(OWN_DATA_RESULT_PATH, { 'set-cookie': await dataSessionCookie(answer.data.session, request.headers) })
})
