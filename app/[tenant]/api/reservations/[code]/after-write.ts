import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { outageCode } from '@/lib/server/http/answer/outage-code'
import { forwardRefusal } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { isPlainFormPost } from '@/lib/server/http/request/read-body'
import type { UpstreamAnswer } from '@/lib/server/upstream/client/client'

/** Redirects of a plain form post: `done` on success, `failed` otherwise, with the reason. */
export interface Destinations {
  done: string
  failed: string
}

/** Answers a change or a cancellation: JSON for a script, a redirect for a form. */
export async function afterWrite(
  request: Request,
  work: () => Promise<UpstreamAnswer<Reservation>>,
  { done, failed }: Destinations,
): Promise<Response> {
  if (!isPlainFormPost(request)) return jsonAfter(await work())
  const problem = await work().then((answer) => (answer.ok ? null : answer.problem.code), outageCode)
  return problem ? failedWith(problem, failed, request) : seeOther(done)
}

/** Redirect to the form's page with the reason. */
export function failedWith(code: string, location: string, request: Request): Promise<Response> {
  return answerForm<CodedAnswer>(location, { form: 'reservation', code }, { request })
}

function jsonAfter(answer: UpstreamAnswer<Reservation>): Response {
  if (!answer.ok) return forwardRefusal(answer)
  const { status, cancelled_at, change_request } = answer.data
  const body = { status, cancelled: cancelled_at !== null, change_pending: change_request !== null }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
