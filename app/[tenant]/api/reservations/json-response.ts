import { withoutKey } from '@/lib/domain/reservation/form/reservation-outcome'
import { thankYouPath } from '@/lib/domain/reservation/paths'
import type { ReservationAnswer } from './submit-reservation'

/** 201 `{ code, location }`, or the refusal with its alternatives. */
export function jsonResponse(answer: ReservationAnswer, query: URLSearchParams): Response {
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
