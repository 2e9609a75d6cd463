import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { movedAnswer } from '@/lib/domain/reservation/form/moved-answer'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { forwardRefusal } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { isPlainFormPost } from '@/lib/server/http/request/read-body'
import type { UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { ifOut } from '@/lib/server/upstream/client/outage'

/** Redirects of a plain form post: to the reservation's page, or to the form that `failed`, with the reason. */
export interface Destinations {
  page: string
  failed: string
  /** The reservation before the change. */
  before?: Reservation | null
}

/** Refusals of a reservation that no form changes any more: its own page shows why. */
const NO_LONGER = ['not_changeable', 'not_cancellable']

/** Answers a change or a cancellation: JSON for a script, a redirect for a form. */
export async function afterWrite(
  request: Request,
  work: () => Promise<UpstreamAnswer<Reservation>>,
  { page, failed, before }: Destinations,
): Promise<Response> {
  if (!isPlainFormPost(request)) return jsonAfter(await work())
  const answer = await work().catch(ifOut({ ok: false as const, problem: { code: 'no_answer' } }))
  if (!answer.ok) {
    const { code } = answer.problem
    return failedWith(code, NO_LONGER.includes(code) ? page : failed, request)
  }
  const moved = before && movedAnswer(before, answer.data)
  return moved ? answerForm(page, moved, { request }) : seeOther(page)
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
