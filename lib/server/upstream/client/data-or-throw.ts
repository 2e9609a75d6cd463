import type { Answer } from './answer'
import { UpstreamOutage } from './outage'

/** The data of an answer to a request that the upstream has no reason to refuse; a refusal counts as an outage. */
export function dataOrThrow<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data
  throw new UpstreamOutage('status', `${answer.status} ${answer.problem.code}`)
}
