import { randomUUID } from 'node:crypto'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import type { orderCalls } from '@/lib/domain/ordering/order/order-calls'
import { isOrderId, orderPath } from '@/lib/domain/ordering/order/paths'
import type { Order } from '@/lib/domain/ordering/order/schema'
import { isIdempotencyKey } from '@/lib/domain/reservation/paths'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { forwardRefusal, problemAnswer } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { isPlainFormPost } from '@/lib/server/http/request/read-body'
import type { TenantRequest } from '@/lib/server/http/tenant-route'
import { type CallInput, callUpstream } from '@/lib/server/upstream/client/call'
import type { UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { ifOut } from '@/lib/server/upstream/client/outage'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Writes to an order by its link. */
type OrderWrite = (typeof orderCalls)['cancel' | 'receive' | 'consents' | 'help' | 'pay']

/** Writes to an order: a script gets the order as JSON, a plain form a redirect to its page, which names the error. */
export async function afterOrderWrite<C extends OrderWrite>(
  { tenant, request, params: { id = '' }, call }: TenantRequest,
  write: C,
  input: Omit<CallInput<C>, 'params' | 'idempotencyKey'> & { idempotencyKey?: string },
  /** Words of success for the page of a plain form. */
  success?: string,
): Promise<Response> {
  if (!isOrderId(id)) return problemAnswer(404, { code: 'unknown_order', message: WEB_REFUSALS.unknownOrder })
  const given = request.headers.get('idempotency-key') ?? ''
  const idempotencyKey = isIdempotencyKey(given) ? given : randomUUID()
  const requested = { ...call, idempotencyKey, ...input, params: { id } } as unknown as CallInput<C>
  const pendingAnswer: Promise<UpstreamAnswer<Order>> = callUpstream(tenant, write, requested)
  if (isPlainFormPost(request)) {
    const code = (await pendingAnswer.then(codeOf, ifOut('no_answer'))) ?? success
    return code ? answerForm<CodedAnswer>(orderPath(id), { form: 'order', code }, { request }) : seeOther(orderPath(id))
  }
  const answer = await pendingAnswer
  return answer.ok ? Response.json(answer.data, { headers: { 'cache-control': 'no-store' } }) : forwardRefusal(answer)
}

function codeOf(answer: UpstreamAnswer<Order>): string | null {
  return answer.ok ? null : answer.problem.code
}
