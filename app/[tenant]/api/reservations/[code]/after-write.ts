import { outageCode } from '@/lib/http/outage-code'
import { forwardRefusal } from '@/lib/http/problem'
import { isPlainFormPost } from '@/lib/http/read-form'
import { seeOther } from '@/lib/http/see-other'
import type { Reservation } from '@/lib/reservation/schema'
import type { Answer } from '@/lib/upstream/answer'

/** Where a plain form post goes: `done` when it worked, `failed` with the problem's code when it did not. */
export interface Destinations {
  done: string
  failed: string
}

/** Answers a change or a cancellation: JSON to a script, a redirect to a form. */
export async function afterWrite(
  request: Request,
  work: () => Promise<Answer<Reservation>>,
  { done, failed }: Destinations,
): Promise<Response> {
  if (!isPlainFormPost(request)) return jsonAfter(await work())
  const problem = await work().then((answer) => (answer.ok ? null : answer.problem.code), outageCode)
  return seeOther(problem ? withProblem(failed, problem) : done)
}

/** The same address, with what went wrong in it. */
export function withProblem(path: string, code: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ problem: code })}`
}

function jsonAfter(answer: Answer<Reservation>): Response {
  if (!answer.ok) return forwardRefusal(answer)
  const { status, cancelled_at, change_request } = answer.data
  const body = { status, cancelled: cancelled_at !== null, change_pending: change_request !== null }
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
