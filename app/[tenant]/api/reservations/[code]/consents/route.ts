import { randomUUID } from 'node:crypto'
import { consentsIn } from '@/lib/domain/consents/schema'
import { isIdempotencyKey, isReservationCode, reservationPath } from '@/lib/domain/reservation/paths'
import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'
import { afterWrite } from '../after-write'

/** Consents given after the reservation is made. Contract C42. */
export const POST = tenantRoute('write', async ({ tenant, request, params: { code = '' }, call }) => {
  if (!isReservationCode(code))
    return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownReservation })
  const body = consentsIn(await readForm(request))
  const key = request.headers.get('idempotency-key') ?? ''
  const input = { ...call, idempotencyKey: isIdempotencyKey(key) ? key : randomUUID(), params: { code }, body }
  const page = reservationPath(code)
  const work = () => callUpstream(tenant, reservationCalls.consents, input)
  return afterWrite(request, work, { page, failed: page })
})
