import { RateLimiterMemory } from 'rate-limiter-flexible'
import { problem } from './problem'

/** How often one address may call: generous for a person, tight for a flood. Points per minute. */
const limiters = {
  write: new RateLimiterMemory({ points: 30, duration: 60 }),
  read: new RateLimiterMemory({ points: 240, duration: 60 }),
  log: new RateLimiterMemory({ points: 60, duration: 60 }),
}
export type Limit = keyof typeof limiters

/** `null` if the call may go on, else the 429 to answer with. */
export async function limited(limit: Limit, key: string): Promise<Response | null> {
  try {
    await limiters[limit].consume(key)
    return null
  } catch (rejection) {
    const seconds = Math.ceil(((rejection as { msBeforeNext?: number }).msBeforeNext ?? 1000) / 1000)
    return problem(
      429,
      { code: 'too_many', message: 'Za dużo prób naraz. Odczekaj chwilę i spróbuj ponownie.' },
      { 'retry-after': String(seconds) },
    )
  }
}
