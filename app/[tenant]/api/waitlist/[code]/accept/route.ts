import { createHash } from 'node:crypto'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { customerName } from '@/lib/domain/form/contact'
import { isReservationCode, thankYouPath } from '@/lib/domain/reservation/paths'
import { waitlistPath } from '@/lib/domain/waitlist/paths'
import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import { addToRecent } from '@/lib/server/http/answer/add-to-recent'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { nullIfOut } from '@/lib/server/upstream/client/outage'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/**
 * Turns the held table into a reservation. A diner who is too late, or who left out the name, returns to the entry.
 * Contract C2.
 */
export const POST = tenantRoute('write', async ({ tenant, request, params: { code = '' }, call }) => {
  if (!isReservationCode(code))
    return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownWaitlistEntry })
  const form = await readForm(request)
  const typed = (name: string) => form?.get(name)?.trim() ?? ''
  const [first, last] = [typed('customer_firstname'), typed('customer_lastname')]
  const goBack = (problem: string) =>
    answerForm<CodedAnswer>(waitlistPath(code), { form: 'offer', code: problem, typed: { first, last } }, { request })
  if (!first || !last) return goBack('name')
  const hour = typed('reserved_on')
  const body = { customer_name: customerName(first, last), ...(hour && { reserved_on: hour }) }
  // The key is derived from the body: a second press, or a retry after an outage, makes no second reservation.
  const idempotencyKey = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const input = { ...call, idempotencyKey, params: { code }, body }
  const answer = await callUpstream(tenant, waitlistCalls.accept, input).catch(nullIfOut)
  if (!answer?.ok) return goBack(answer?.problem.code ?? 'no_answer')
  const made = answer.data.code
  const response = seeOther(thankYouPath(made, new URLSearchParams()))
  return addToRecent(response, request, { kind: 'reservation', id: made, atMs: Date.now() })
})
