import { problem } from '@/lib/http/problem'
import { readForm, wantsPage } from '@/lib/http/read-form'
import { tenantRoute } from '@/lib/http/tenant-route'
import { readDraft } from '@/lib/reservation/form'
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

  if (!wantsPage(request)) return jsonAnswer(await answerReservation(context, draft, key), query)
  return pageAnswer(await answerReservation(context, draft, key).catch(unanswered), draft, query)
})

function unanswered(error: unknown) {
  if (error instanceof UpstreamOutage) return UNANSWERED
  throw error
}
