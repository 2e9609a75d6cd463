import type { AppName } from '@/lib/domain/wire'
import { currentAnswer } from './answer-context'

/** The status with which the live page under way goes out, whole. server/response-head.ts writes it; without it, 200. Decision 0006. */
export function setPageStatus(status: 404 | 429 | 503): void {
  const answer = currentAnswer()
  if (answer) answer.status = status
}

/** The id of the request that is being answered; `undefined` outside of one. Contract "General rules". */
export function ownRequestId(): string | undefined {
  return currentAnswer()?.requestId
}

/** How the page behind the request runs that is being answered; `undefined` outside of one. Ledger L256. */
export function ownAppName(): AppName | undefined {
  return currentAnswer()?.appName
}
