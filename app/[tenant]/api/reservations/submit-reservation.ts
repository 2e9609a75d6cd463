import type { ReservationDraft } from '@/lib/domain/reservation/form/draft'
import { controlErrors, draftErrors, reservationRequestOf } from '@/lib/domain/reservation/form/reservation-table'
import { isIdempotencyKey } from '@/lib/domain/reservation/paths'
import type { Problem } from '@/lib/domain/wire'
import type { TenantRequest } from '@/lib/server/http/tenant-route'
import { touchesOf } from '@/lib/server/marketing/touches-of'
import type { RefusedAnswer } from '@/lib/server/upstream/client/answer'
import { createReservation } from '@/lib/server/upstream/reservations'
import { COULD_NOT_RESERVE } from '@/messages/content/could-not-reserve'

/** The outcome of a posted form, before it becomes JSON or a redirect. */
export type ReservationAnswer =
  | { ok: true; code: string; replayed: boolean }
  | { ok: false; status: number; problem: Problem; alternatives?: unknown; retryAfter?: string | null }

/** Checks the form, then sends one request to the upstream with the diner's key. Ledger L261, contract C2, C11, C12. */
export async function submitReservation(
  { tenant, call, request }: Pick<TenantRequest, 'tenant' | 'call' | 'request'>,
  draft: ReservationDraft,
  key: string,
): Promise<ReservationAnswer> {
  if (!isIdempotencyKey(key)) return invalid({ idempotency_key: 'keyInvalid' })
  const errors = draftErrors(draft)
  if (Object.keys(errors).length > 0) return invalid(errors)
  const wanted = { ...reservationRequestOf(draft, call.appName), ...touchesOf(request) }
  const answer = await createReservation(tenant, wanted, {
    ...call,
    idempotencyKey: key,
  })
  return answer.ok ? { ok: true, code: answer.data.code, replayed: answer.replayed } : refused(answer)
}

function invalid(fields: Record<string, string>): ReservationAnswer {
  return { ok: false, status: 422, problem: { code: 'invalid', message: COULD_NOT_RESERVE, fields } }
}

function refused({ status, problem, body, retryAfter }: RefusedAnswer): ReservationAnswer {
  const { fields, ...rest } = problem
  const alternatives = (body as { alternatives?: unknown }).alternatives
  return {
    ok: false,
    status,
    retryAfter,
    problem: fields ? { ...rest, fields: controlErrors(fields) } : rest,
    ...(alternatives !== undefined && { alternatives }),
  }
}
