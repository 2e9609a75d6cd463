import type { Logger } from 'pino'

/**
 * Runs a job now and every `everyMs`, never twice at once; answers how to stop it and wait for the one at work, which
 * may ask whether it is to come to an end.
 */
export function repeat(
  everyMs: number,
  job: (shouldStop: () => boolean) => Promise<void>,
  log: Logger,
): () => Promise<void> {
  let running: Promise<void> | null = null
  let shouldStop = false
  const run = () => {
    // A job that takes longer than its pause is not queued behind itself.
    running ??= job(() => shouldStop)
      .catch((error: Error) => log.error({ reason: error.message.split('\n')[0] }, 'a job failed'))
      .finally(() => {
        running = null
      })
  }
  run()
  const timer = setInterval(run, everyMs)
  return async () => {
    shouldStop = true
    clearInterval(timer)
    await running
  }
}
