import { problem } from '@/lib/http/problem'
import { isPlainFormPost, readForm } from '@/lib/http/read-form'
import { addToRecent } from '@/lib/http/remember'
import { type TenantRequest, tenantRoute } from '@/lib/http/tenant-route'
import { readDraft } from '@/lib/reservation/draft'
import { forwardLog } from '@/lib/upstream/logger'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { submitReservation } from './answer-reservation'
import { jsonResponse } from './json-answer'
import { redirectResponse, UNANSWERED } from './page-answer'

/** The reservation form, posted by a script or by the form itself. Ledger L261–L265, contract C12, C18. */
export const POST = tenantRoute('write', async (context) => {
  const { request } = context
  const form = await readForm(request)
  if (!form) return problem(400, { code: 'malformed', message: 'Nie udało się odczytać formularza.' })
  const draft = readDraft(form)
  const key = request.headers.get('idempotency-key') ?? draft.idempotency_key
  const query = new URL(request.url).searchParams

  const isPage = isPlainFormPost(request)
  const pendingAnswer = submitReservation(context, draft, key)
  const answer = isPage ? await pendingAnswer.catch(unanswered) : await pendingAnswer
  // A page without a script logs nothing by itself. Ledger L262, L265.
  if (isPage && !answer.ok) forwardToLogger(context, `POST /api/reservations: ${answer.status} ${answer.problem.code}`)
  const response = isPage
    ? await redirectResponse(answer, draft, query, context.call.appName)
    : jsonResponse(answer, query)
  return answer.ok
    ? addToRecent(response, request, { kind: 'reservation', id: answer.code, atMs: Date.now() })
    : response
})

function forwardToLogger({ tenant, call }: TenantRequest, message: string): void {
  forwardLog(tenant, { type: 'error', message }, call.appName)
}

function unanswered(error: unknown) {
  if (error instanceof UpstreamOutage) return UNANSWERED
  throw error
}
