import { performance } from 'node:perf_hooks'
import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { LocalTimeout, UpstreamFault } from './outage'

const transient = handleWhen((error) => !isBrokenCircuitError(error))
// One question that breaks the upstream says nothing of the next: else a few bad ones would close it for everybody. Nor does
// an answer that this process had no time to read.
const isAway = handleWhen(
  (error) => !isBrokenCircuitError(error) && !(error instanceof UpstreamFault) && !(error instanceof LocalTimeout),
)
const repeated = retry(transient, {
  maxAttempts: 2,
  backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 600 }),
})
const breakers = new Map<string, IPolicy>()

/** Share of the time of an attempt that this process computed; above it, its timers are late as well. */
const BUSY = 0.9

/** What a call is, as far as that decides how it behaves. */
export interface CallTraits {
  isRead: boolean
  mayRepeat: boolean
  timeoutMs: number
}

/**
 * How a call to `origin` behaves: each attempt ends after `timeoutMs`, safe calls get two more attempts, and after eight
 * reads in a row without an answer nothing is read for two seconds. Writes are counted apart: a burst of pages, each of
 * which reads, refuses no reservation.
 */
export function policyFor(origin: string, { isRead, mayRepeat, timeoutMs }: CallTraits): Pick<IPolicy, 'execute'> {
  const breaker = breakerOf(`${origin} ${isRead ? 'read' : 'write'}`)
  const guarded = mayRepeat ? wrap(repeated, breaker) : breaker
  const timed = timeout(timeoutMs, TimeoutStrategy.Aggressive)
  return { execute: (call, signal) => guarded.execute(() => withLocalTimeout(() => timed.execute(call, signal))) }
}

/** A time-out of an attempt during which this process was too busy to read an answer is its own. */
async function withLocalTimeout<T>(attempt: () => Promise<T>): Promise<T> {
  const before = performance.eventLoopUtilization()
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof TaskCancelledError)) throw error
    throw performance.eventLoopUtilization(before).utilization > BUSY ? new LocalTimeout() : error
  }
}

function breakerOf(name: string): IPolicy {
  const known = breakers.get(name)
  if (known) return known
  const made = circuitBreaker(isAway, { halfOpenAfter: 2000, breaker: new ConsecutiveBreaker(8) })
  breakers.set(name, made)
  return made
}
