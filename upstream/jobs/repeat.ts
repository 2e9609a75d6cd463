import type { Logger } from 'pino'
import { every } from '../clock'

/**
 * Runs a job now and every `everyMs`, never twice at once. Returns a function that stops it and waits for the running
 * job, which can check `shouldStop`. `onEnd` is called after each run with its result.
 */
export function repeat(
  everyMs: number,
  job: (shouldStop: () => boolean) => Promise<void>,
  log: Logger,
  onEnd: (hasFailed: boolean, ms: number) => void = () => {},
): () => Promise<void> {
  let running: Promise<void> | null = null
  let shouldStop = false
  const run = (): Promise<void> => {
    // A job that takes longer than the interval is not queued behind itself.
    const startedAtMs = performance.now()
    running ??= job(() => shouldStop)
      .then(() => onEnd(false, performance.now() - startedAtMs))
      .catch((error: Error) => {
        log.error({ reason: error.message.split('\n')[0] }, 'a job failed')
        onEnd(true, performance.now() - startedAtMs)
      })
      .finally(() => {
        running = null
      })
    return running
  }
  const stop = every(everyMs, run)
  return async () => {
    shouldStop = true
    stop()
    await running
  }
}
