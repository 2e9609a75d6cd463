import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { UpstreamFault } from './outage'

const transient = handleWhen((error) => !isBrokenCircuitError(error))
// One question that breaks the upstream says nothing of the next: else a few bad ones would close it for everybody.
const away = handleWhen((error) => !isBrokenCircuitError(error) && !(error instanceof UpstreamFault))
const repeated = retry(transient, {
  maxAttempts: 2,
  backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 600 }),
})
const breakers = new Map<string, IPolicy>()

/**
 * How a call to `origin` behaves: each attempt ends after `timeoutMs`, safe calls get two more attempts, and after
 * eight times in a row without an answer nothing is asked for two seconds.
 */
export function policyFor(origin: string, mayRepeat: boolean, timeoutMs: number): IPolicy {
  const once = wrap(breakerOf(origin), timeout(timeoutMs, TimeoutStrategy.Aggressive))
  return mayRepeat ? wrap(repeated, once) : once
}

function breakerOf(origin: string): IPolicy {
  const known = breakers.get(origin)
  if (known) return known
  const made = circuitBreaker(away, { halfOpenAfter: 2000, breaker: new ConsecutiveBreaker(8) })
  breakers.set(origin, made)
  return made
}
