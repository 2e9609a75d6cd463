import { createHash } from 'node:crypto'
import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import { controlErrors, draftErrors, reservationRequestOf } from '@/lib/domain/reservation/form/reservation-table'
import { isIdempotencyKey } from '@/lib/domain/reservation/paths'
import { reservationCalls } from '@/lib/domain/reservation/reservation-calls'
import { type KnownVisit, knownVisitSchema, type ReservationRequest } from '@/lib/domain/reservation/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { Problem } from '@/lib/domain/wire'
import { recentOf } from '@/lib/server/http/answer/add-to-recent'
import type { TenantRequest } from '@/lib/server/http/tenant-route'
import { touchesOf } from '@/lib/server/marketing/touches-of'
import { callUpstream } from '@/lib/server/upstream/client/call'
import type { RefusedAnswer, UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { fetchReservation } from '@/lib/server/upstream/reservations'
import { COULD_NOT_RESERVE } from '@/messages/content/could-not-reserve'

/** The outcome of a posted form, before it becomes JSON or a redirect. */
export type ReservationAnswer =
  | { ok: true; code: string; replayed: boolean }
  | {
      ok: false
      status: number
      problem: Problem
      alternatives?: unknown
      /** The diner's own visits at that time, with their keys. */
      visits?: KnownVisit[]
      retryAfter?: string | null
    }

/** Limit of cancelled visits from one form that are skipped; with more, the last one is the answer. */
const MAX_CALLED_OFF = 3

/** Checks the form, then sends one request to the upstream with the diner's key. Ledger L261, contract C2, C11, C12. */
export async function submitReservation(
  { tenant, call, request }: Pick<TenantRequest, 'tenant' | 'call' | 'request'>,
  draft: ReservationDraft,
  key: string,
): Promise<ReservationAnswer> {
  if (!isIdempotencyKey(key)) return invalid({ idempotency_key: 'keyInvalid' })
  const errors = draftErrors(draft)
  if (Object.keys(errors).length > 0) return invalid(errors)
  const wanted = reservationRequestOf(draft, call.appName)
  const codes = await knownCodes(request)
  const body = { ...wanted, ...(codes.length > 0 && { known_codes: codes }), ...touchesOf(request) }
  const ask = (idempotencyKey: string, whole: ReservationRequest) =>
    callUpstream(tenant, reservationCalls.create, { ...call, idempotencyKey, body: whole })
  const first = await ask(key, body)
  const again = (nextKey: string) => ask(nextKey, { ...body, follows: key })
  const isChanged = !first.ok && first.problem.code === 'idempotency_mismatch'
  let answer = isChanged ? await again(keyOfChange(key, wanted)) : first
  // The stored answer is a visit that its diner has cancelled since: sending the form again means wanting a table.
  for (let left = MAX_CALLED_OFF; left > 0 && (await isCalledOffByDiner(tenant, answer)); left -= 1)
    answer = await again(keyOfChange(key, wanted, answer.ok ? answer.data.code : ''))
  return answer.ok ? { ok: true, code: answer.data.code, replayed: answer.replayed } : refused(answer)
}

async function knownCodes({ headers }: Request): Promise<string[]> {
  return (await recentOf(headers)).filter(({ kind }) => kind === 'reservation').map(({ id }) => id)
}

/**
 * Key of a form that was changed after its answer, for example a form without scripts after going back, or one whose
 * visit was cancelled: the same change has the same key, so that it is made once too.
 */
function keyOfChange(key: string, wanted: ReservationRequest, calledOff?: string): string {
  return createHash('sha256')
    .update(JSON.stringify([key, wanted, ...(calledOff === undefined ? [] : [calledOff])]))
    .digest('hex')
}

/** A visit cancelled by the restaurant stays the answer: its page says why, and offers other times. */
async function isCalledOffByDiner(tenant: Tenant, answer: UpstreamAnswer<{ code: string }>) {
  if (!answer.ok || !answer.replayed) return false
  return (await fetchReservation(tenant, answer.data.code))?.cancelled_by === 'guest'
}

function invalid(fields: Record<string, string>): ReservationAnswer {
  return { ok: false, status: 422, problem: { code: 'invalid', message: COULD_NOT_RESERVE, fields } }
}

function refused({ status, problem, body, retryAfter }: RefusedAnswer): ReservationAnswer {
  const { fields, ...rest } = problem
  const { alternatives } = body as { alternatives?: unknown }
  const visits = knownVisitSchema.array().safeParse((body as { visits?: unknown }).visits)
  return {
    ok: false,
    status,
    retryAfter,
    problem: fields ? { ...rest, fields: controlErrors(fields) } : rest,
    ...(alternatives !== undefined && { alternatives }),
    ...(visits.success && { visits: visits.data }),
  }
}
