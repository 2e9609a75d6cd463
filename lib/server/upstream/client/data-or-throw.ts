import type { UpstreamAnswer } from './client'
import { UpstreamOutage, UpstreamTooMany } from './outage'

/** The data of an answer to a request that the upstream has no reason to refuse; a refusal counts as an outage. */
export function dataOrThrow<T>(answer: UpstreamAnswer<T>): T {
  if (answer.ok) return answer.data
  const detail = `${answer.status} ${answer.problem.code}`
  throw answer.status === 429 ? new UpstreamTooMany(detail) : new UpstreamOutage('status', detail)
}
