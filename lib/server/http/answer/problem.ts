import type { Problem } from '@/lib/domain/wire'
import type { RefusedAnswer } from '@/lib/server/upstream/client/client'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** An error in the contract's envelope: `message` is Polish, `code` stable. */
export function problemAnswer(status: number, error: Problem, headers?: HeadersInit): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** Passes an upstream refusal on unchanged: status, problem, alternatives. */
export function forwardRefusal(refused: RefusedAnswer): Response {
  const headers = { 'cache-control': 'no-store', ...(refused.retryAfter && { 'retry-after': refused.retryAfter }) }
  return Response.json(refused.body, { status: refused.status, headers })
}

/** Refusal of an invalid query. */
export function badQuery(): Response {
  return problemAnswer(422, { code: 'invalid', message: WEB_REFUSALS.invalidQuery })
}

/** The upstream gave no definite answer; the caller may repeat with the same key. Contract C12. */
export function noAnswer(): Response {
  return problemAnswer(503, { code: 'no_answer', message: WEB_REFUSALS.noAnswer }, { 'retry-after': '2' })
}
