import { readChange } from '@/lib/domain/reservation/form/change-form'
import { isIdempotencyKey, isReservationCode, reservationPath, visitPath } from '@/lib/domain/reservation/paths'
import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { isPlainFormPost, readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { fetchReservation } from '@/lib/server/upstream/reservations'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'
import { afterWrite, failedWith } from '../after-write'

/** Changes time or party size; the old table stays reserved until the new one is certain. Ledger L280, contract C2. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { code = '' }, call }) => {
  if (!isReservationCode(code))
    return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownReservation })
  const form = (await readForm(request)) ?? new URLSearchParams()
  const { visit, change } = readChange(form)
  const failed = visitPath(reservationPath(code, 'zmien'), visit)
  if (!change) return invalid(request, failed)

  const key = request.headers.get('idempotency-key') ?? form.get('idempotency_key') ?? ''
  const idempotencyKey = isIdempotencyKey(key) ? key : undefined
  const before = isPlainFormPost(request) ? await fetchReservation(tenant, code).catch(() => null) : null
  const input = { ...call, idempotencyKey, params: { code }, body: change }
  const work = () => callUpstream(tenant, reservationCalls.change, input)
  return afterWrite(request, work, { page: reservationPath(code), failed, before })
})

function invalid(request: Request, failed: string): Response | Promise<Response> {
  if (isPlainFormPost(request)) return failedWith('invalid', failed, request)
  return problemAnswer(422, { code: 'invalid', message: WEB_REFUSALS.invalidChange })
}
