import { currentAnswer } from './answer-context'

/** The status with which the live page under way goes out, whole. server/response-head.ts writes it; without it, 200. Decision 0006. */
export function setPageStatus(status: 404 | 429 | 503): void {
  const answer = currentAnswer()
  if (answer) answer.status = status
}
