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
// Faults of one request do not count for the breaker, otherwise a few bad requests would block all others. Neither does
// an answer that this process had no time to read.
const isAway = handleWhen(
  (error) => !isBrokenCircuitError(error) && !(error instanceof UpstreamFault) && !(error instanceof LocalTimeout),
)
const repeated = retry(transient, {
  maxAttempts: 2,
  backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 600 }),
})
const breakers = new Map<string, IPolicy>()

/** Share of an attempt's time that this process spent computing; above it, its timers are late as well. */
const BUSY = 0.9

/** The properties of a call that decide its policy. */
interface CallTraits {
  isRead: boolean
  mayRepeat: boolean
  timeoutMs: number
}

/**
 * The policy of a group of calls: each attempt ends after `timeoutMs`, safe calls get two more attempts, and after eight
 * attempts of the group in a row without an answer its calls are refused for two seconds. Writes are counted separately,
 * so that failing pages, which read, do not block reservations.
 */
export function policyFor(group: string, { isRead, mayRepeat, timeoutMs }: CallTraits): Pick<IPolicy, 'execute'> {
  const breaker = breakerOf(`${group} ${isRead ? 'read' : 'write'}`)
  const guarded = mayRepeat ? wrap(repeated, breaker) : breaker
  const timed = timeout(timeoutMs, TimeoutStrategy.Aggressive)
  return { execute: (call, signal) => guarded.execute(() => withLocalTimeout(() => timed.execute(call, signal))) }
}

/** Turns a time-out during which this process was too busy to read an answer into a `LocalTimeout`. */
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
