import { randomUUID } from 'node:crypto'
import { outageCode } from '@/lib/http/outage-code'
import { forwardRefusal, problem } from '@/lib/http/problem'
import { isPlainFormPost } from '@/lib/http/read-form'
import { seeOther } from '@/lib/http/see-other'
import type { TenantRequest } from '@/lib/http/tenant-route'
import { isOrderId, orderPath } from '@/lib/order/paths'
import type { Order } from '@/lib/order/schema'
import { isIdempotencyKey } from '@/lib/reservation/paths'
import type { Answer } from '@/lib/upstream/answer'

type Call = TenantRequest['call'] & { idempotencyKey: string }

/** One write about an order: the order as JSON to a script, its page to a plain form, with the problem's code in the address. */
export async function afterOrderWrite(
  { request, params: { id = '' }, call }: TenantRequest,
  work: (id: string, call: Call) => Promise<Answer<Order>>,
): Promise<Response> {
  if (!isOrderId(id)) return problem(404, { code: 'unknown_order', message: 'Nie znamy takiego zamówienia.' })
  const given = request.headers.get('idempotency-key') ?? ''
  const pendingAnswer = work(id, { ...call, idempotencyKey: isIdempotencyKey(given) ? given : randomUUID() })
  if (isPlainFormPost(request)) return seeOther(pageOf(id, await pendingAnswer.then(codeOf, outageCode)))
  const answer = await pendingAnswer
  return answer.ok ? Response.json(answer.data, { headers: { 'cache-control': 'no-store' } }) : forwardRefusal(answer)
}

function pageOf(id: string, code: string | null): string {
  return code ? `${orderPath(id)}?${new URLSearchParams({ problem: code })}` : orderPath(id)
}

function codeOf(answer: Answer<Order>): string | null {
  return answer.ok ? null : answer.problem.code
}
