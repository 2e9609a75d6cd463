import type { AppName } from '@/lib/wire'

type Answer = {
  status?: number
  requestId?: string
  appName?: AppName
  calls?: { route: string; status: number | null; ms: number }[]
}
type Answers = { getStore(): Answer | undefined }

/** The status with which the live page under way goes out, whole. scripts/server.mjs listens; without it, 200. Decision 0006. */
export function sayStatus(status: 404 | 429 | 503): void {
  const answer = answerUnderWay()
  if (answer) answer.status = status
}

/** The id of the request that is being answered; `undefined` outside of one. Contract "General rules". */
export function ownRequestId(): string | undefined {
  return answerUnderWay()?.requestId
}

/** How the page behind the request runs that is being answered; `undefined` outside of one. Ledger L256. */
export function ownAppName(): AppName | undefined {
  return answerUnderWay()?.appName
}

/** What scripts/server.mjs and the page under way tell each other. */
export function answerUnderWay(): Answer | undefined {
  return (globalThis as { [key: symbol]: Answers | undefined })[Symbol.for('nakryte.answers')]?.getStore()
}
