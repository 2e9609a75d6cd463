import { createHmac } from 'node:crypto'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { RateLimiterRedis } from 'rate-limiter-flexible'
import type { SharedLimit, SharedState } from './shared-state'

interface RedisOptions {
  url: string
  /** The prefix of all keys. */
  prefix: string
  /** Key of the digest in place of addresses. */
  secret: string
  /** Called once when Redis goes away and once when it is back. */
  onChange: (isThere: boolean, reason?: string) => void
}

/** A Redis on the same machine answers within 1 ms; a slower one than this is of no use. */
const ANSWER_MS = 250
/** A timer later than this shows that the process was busy. */
const BUSY_MS = 20
const MAX_EXTENSIONS = 3
/** Failures in a row after which Redis is not called for a while. */
const FAILURES = 3
const ASK_AGAIN_MS = 5000
const LONGEST_RECONNECT_MS = 5000

/** Connects in the background; the packages are loaded only here, so not without REDIS_URL. */
export async function connectRedis({ url, prefix, secret, onChange }: RedisOptions): Promise<SharedState> {
  const [{ createClient }, { RateLimiterRedis: Limiter }] = await Promise.all([
    import('@redis/client'),
    import('rate-limiter-flexible'),
  ])
  const commands = createClient({
    url,
    RESP: 2, // every server that calls itself compatible speaks it
    maintNotifications: 'disabled',
    disableClientInfo: true,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: 10_000,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_RECONNECT_MS),
    },
  })
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: ASK_AGAIN_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  const limiters = new Map<string, RateLimiterRedis>()
  let wasThere: boolean | null = null

  commands.on('error', (error: Error) => recordState(false, error.message))
  commands.on('ready', () => recordState(true))
  commands.connect().catch(() => {})

  function recordState(isThere: boolean, reason?: string): void {
    if (isThere === wasThere) return
    wasThere = isThere
    onChange(isThere, reason)
  }

  async function ask<T>(work: () => Promise<T>): Promise<T | null> {
    if (!commands.isReady) return null
    try {
      return await breaker.execute(() => withinAnswerTime(work()))
    } catch {
      return null // away, slow, or not called for a while
    }
  }

  function limiterOf({ name, points, windowMs }: SharedLimit): RateLimiterRedis {
    const known = limiters.get(name)
    if (known) return known
    const made = new Limiter({
      storeClient: commands,
      useRedisPackage: true,
      points,
      duration: windowMs / 1000,
      keyPrefix: `${prefix}:limit:${name}`,
    })
    limiters.set(name, made)
    return made
  }

  return {
    async consume(limit, key, cost) {
      const digest = createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22)
      const answer = await ask(() =>
        limiterOf(limit)
          .consume(digest, cost)
          // The limiter throws a refusal as an answer, a failure as an error.
          .catch((refusal: unknown) => {
            if (refusal instanceof Error) throw refusal
            return refusal as { msBeforeNext: number; consumedPoints: number }
          }),
      )
      return answer && answer.consumedPoints > limit.points ? Math.max(answer.msBeforeNext, 1) : 0
    },
    isThere: () => commands.isReady && breaker.state === CircuitState.Closed,
    async close() {
      if (commands.isOpen) commands.destroy()
    },
  }
}

/**
 * Rejects where the answer takes too long; a later one is dropped. Time in which this process was busy does not count:
 * the command may not have been sent, or its answer not been read.
 */
function withinAnswerTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout
    const wait = (extensionsLeft: number) => {
      const beganAtMs = performance.now()
      timer = setTimeout(() => {
        const wasBusy = performance.now() - beganAtMs > ANSWER_MS + BUSY_MS
        if (wasBusy && extensionsLeft > 0) wait(extensionsLeft - 1)
        else reject(new Error('no answer'))
      }, ANSWER_MS)
    }
    wait(MAX_EXTENSIONS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
