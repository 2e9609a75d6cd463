type Answers = { getStore(): { status?: number } | undefined }

/** The status with which the live page under way goes out, whole. scripts/server.mjs listens; without it, 200. Decision 0006. */
export function sayStatus(status: 404 | 503): void {
  const answers = (globalThis as { [key: symbol]: Answers | undefined })[Symbol.for('nakryte.answers')]
  const answer = answers?.getStore()
  if (answer) answer.status = status
}
