import { currentAnswer } from './answer-context'

/** Sets the status of the live page under way. server/response-head.ts writes it; the default is 200. Decision 0022. */
export function setPageStatus(status: 404 | 429 | 503): void {
  const answer = currentAnswer()
  if (answer) answer.status = status
}
