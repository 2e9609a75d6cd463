import { problem } from '@/lib/http/problem'
import { readForm, wantsPage } from '@/lib/http/read-form'
import { remember } from '@/lib/http/remember'
import { type TenantRequest, tenantRoute } from '@/lib/http/tenant-route'
import { readDraft } from '@/lib/reservation/draft'
import { forwardLog } from '@/lib/upstream/logger'
import { UpstreamOutage } from '@/lib/upstream/outage'
import { answerReservation } from './answer-reservation'
import { jsonAnswer } from './json-answer'
import { pageAnswer, UNANSWERED } from './page-answer'

/** The reservation form, posted by a script or by the form itself. Ledger L261–L265, contract C12, C18. */
export const POST = tenantRoute('write', async (context) => {
  const { request } = context
  const form = await readForm(request)
  if (!form) return problem(400, { code: 'malformed', message: 'Nie udało się odczytać formularza.' })
  const draft = readDraft(form)
  const key = request.headers.get('idempotency-key') ?? draft.idempotency_key
  const query = new URL(request.url).searchParams

  const isPage = wantsPage(request)
  const asked = answerReservation(context, draft, key)
  const answer = isPage ? await asked.catch(unanswered) : await asked
  // A page without a script logs nothing by itself. Ledger L262, L265.
  if (isPage && !answer.ok) tellLogger(context, `POST /api/reservations: ${answer.status} ${answer.problem.code}`)
  const response = isPage ? await pageAnswer(answer, draft, query, context.call.appName) : jsonAnswer(answer, query)
  return answer.ok ? remember(response, request, { kind: 'reservation', id: answer.code, atMs: Date.now() }) : response
})

function tellLogger({ tenant, call }: TenantRequest, message: string): void {
  forwardLog(tenant, { type: 'error', message }, call.appName)
}

function unanswered(error: unknown) {
  if (error instanceof UpstreamOutage) return UNANSWERED
  throw error
}
