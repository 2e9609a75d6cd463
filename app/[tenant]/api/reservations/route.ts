import { readDraft } from '@/lib/domain/reservation/form/draft'
import { withoutKey } from '@/lib/domain/reservation/form/reservation-outcome'
import { thankYouPath } from '@/lib/domain/reservation/paths'
import { addToRecent } from '@/lib/server/http/answer/add-to-recent'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { isPlainFormPost, readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { ifOut } from '@/lib/server/upstream/client/outage'
import { forwardLog } from '@/lib/server/upstream/logger'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'
import { redirectResponse, UNANSWERED } from './redirect-response'
import { type ReservationAnswer, submitReservation } from './submit-reservation'

/** The reservation form, posted by a script or as a plain form. Ledger L261–L265, contract C12, C18. */
export const POST = tenantRoute('write', async (context) => {
  const { tenant, request, call } = context
  const form = await readForm(request)
  if (!form) return problemAnswer(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  const draft = readDraft(form)
  const key = request.headers.get('idempotency-key') ?? draft.idempotency_key
  const query = new URL(request.url).searchParams

  const isPage = isPlainFormPost(request)
  const pendingAnswer = submitReservation(context, draft, key)
  const answer = isPage ? await pendingAnswer.catch(ifOut(UNANSWERED)) : await pendingAnswer
  // A page without a script cannot log, so the server logs for it. Ledger L262, L265.
  if (isPage && !answer.ok) {
    const message = `POST /api/reservations: ${answer.status} ${answer.problem.code}`
    forwardLog(tenant, { type: 'error', message }, call.appName)
  }
  const response = isPage
    ? await redirectResponse(answer, draft, { request, query, appName: call.appName })
    : jsonResponse(answer, query)
  // A visit shown on a page must open as well: perhaps only the form knew of it.
  const code = answer.ok ? answer.code : answer.visits?.[0]?.code
  return code ? addToRecent(response, request, { kind: 'reservation', id: code, atMs: Date.now() }) : response
})

/** 201 `{ code, location }`, or the refusal with its alternatives. */
function jsonResponse(answer: ReservationAnswer, query: URLSearchParams): Response {
  const headers = { 'cache-control': 'no-store' }
  if (!answer.ok) {
    const { problem, alternatives, visits, status, retryAfter } = answer
    const body = {
      error: problem,
      ...(alternatives !== undefined && { alternatives }),
      ...(visits && { visits: visits.map(withoutKey) }),
    }
    return Response.json(body, { status, headers: { ...headers, ...(retryAfter && { 'retry-after': retryAfter }) } })
  }
  const { code, replayed } = answer
  const replay = replayed && { 'idempotency-replayed': 'true' }
  return Response.json(
    { code, location: thankYouPath(code, query) },
    { status: 201, headers: { ...headers, ...replay } },
  )
}
