import { createHmac, randomUUID } from 'node:crypto'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { RateLimiterRedis } from 'rate-limiter-flexible'
import type { SharedLimit, SharedState } from './shared-state'

export interface RedisOptions {
  url: string
  /** Of everything with this name; of pages and tags also the build. */
  prefix: string
  /** Addresses are kept as a digest with it. */
  secret: string
  /** Told once when Redis goes away and once when it is back. */
  onChange: (isThere: boolean, reason?: string) => void
}

/** A Redis beside us answers within 1 ms; one that is slower than this is of no use. */
const ANSWER_MS = 250
/** A timer that is later than this says that the process was busy. */
const BUSY_MS = 20
const MOST_EXTENSIONS = 3
/** After so many failures in a row nobody asks for a while. */
const FAILURES = 3
const ASK_AGAIN_MS = 5000
const LONGEST_RECONNECT_MS = 5000
const READ_AGAIN_MS = 1000
/** Tags that are remembered while Redis is away, and that Redis remembers for processes that were not there. */
const MOST_TAGS = 1000
const TAGS_KEPT_SECONDS = 86_400

/** Connects in the background; the packages are loaded only here, so not without REDIS_URL. */
export async function connectRedis({ url, prefix, secret, onChange }: RedisOptions): Promise<SharedState> {
  const [{ createClient, RESP_TYPES }, { RateLimiterRedis: Limiter }] = await Promise.all([
    import('@redis/client'),
    import('rate-limiter-flexible'),
  ])
  // Channels are not kept apart by Redis's database numbers, as keys are.
  const channel = `${prefix}:${new URL(url).pathname.slice(1) || 0}:invalidated`
  const tagsKey = `${prefix}:invalidated`
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
  const subscriber = commands.duplicate({ disableOfflineQueue: false })
  const binary = commands.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: ASK_AGAIN_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  const ownName = randomUUID()
  const limiters = new Map<string, RateLimiterRedis>()
  const listeners = new Set<(tags: ReadonlyMap<string, number>) => void>()
  /** Not yet told to the others, with the time of each. */
  const untold = new Map<string, number>()
  let wasThere: boolean | null = null

  for (const client of [commands, subscriber]) client.on('error', (error: Error) => noteState(false, error.message))
  commands.on('ready', () => {
    noteState(true)
    void notifyOthers().then(readInvalidated)
  })
  // Nothing that was said while this connection was away is heard again: it is read instead.
  subscriber.on('ready', () => {
    void readInvalidated()
    // What was said before the channel was heard again.
    setTimeout(readInvalidated, READ_AGAIN_MS).unref()
  })
  commands.connect().catch(() => {})
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, (message) => onMessage(message)))
    .catch(() => {})

  function noteState(isThere: boolean, reason?: string): void {
    if (isThere === wasThere) return
    wasThere = isThere
    onChange(isThere, reason)
  }

  async function ask<T>(work: () => Promise<T>): Promise<T | null> {
    if (!commands.isReady) return null
    try {
      return await breaker.execute(() => withinAnswerTime(work()))
    } catch {
      return null // away, slow, or not asked for a while
    }
  }

  async function notifyOthers(): Promise<void> {
    const told = [...untold]
    if (told.length === 0) return
    const isTold = await ask(() =>
      commands
        .multi()
        .hSet(tagsKey, Object.fromEntries(told.map(([tag, atMs]) => [tag, String(atMs)])))
        .expire(tagsKey, TAGS_KEPT_SECONDS)
        .publish(channel, JSON.stringify({ from: ownName, tags: told }))
        .exec(),
    )
    if (!isTold) return
    for (const [tag, atMs] of told) if (untold.get(tag) === atMs) untold.delete(tag)
  }

  async function readInvalidated(): Promise<void> {
    const known = await ask(() => commands.hGetAll(tagsKey))
    if (!known) return
    const tags = Object.entries(known).map(([tag, atMs]) => [tag, Number(atMs)] as const)
    tags.sort(([, one], [, other]) => one - other)
    // The oldest go: it is kept for a day after the last word, however many there were.
    if (tags.length > MOST_TAGS)
      await ask(() =>
        commands.hDel(
          tagsKey,
          tags.slice(0, -MOST_TAGS).map(([tag]) => tag),
        ),
      )
    announce(new Map(tags))
  }

  function onMessage(message: string): void {
    const { from, tags } = JSON.parse(message) as { from: string; tags: [string, number][] }
    if (from === ownName) return
    // Clocks of machines differ: what this process has made until now is out of date in any case.
    const nowMs = Date.now()
    announce(new Map(tags.map(([tag, atMs]) => [tag, Math.max(atMs, nowMs)])))
  }

  function announce(tags: ReadonlyMap<string, number>): void {
    for (const listener of listeners) listener(tags)
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
          // A refusal is thrown as an answer, a failure as an error.
          .catch((refusal: unknown) => {
            if (refusal instanceof Error) throw refusal
            return refusal as { msBeforeNext: number; consumedPoints: number }
          }),
      )
      return answer && answer.consumedPoints > limit.points ? Math.max(answer.msBeforeNext, 1) : 0
    },
    load: (key) => ask(() => binary.get(`${prefix}:${key}`)),
    async save(key, value, seconds) {
      await ask(() => commands.set(`${prefix}:${key}`, value, { expiration: { type: 'EX', value: seconds } }))
    },
    invalidate(tags) {
      const atMs = Date.now()
      for (const tag of tags) if (untold.size < MOST_TAGS) untold.set(tag, atMs)
      announce(new Map(tags.map((tag) => [tag, atMs])))
      void notifyOthers()
    },
    onInvalidated(listener) {
      listeners.add(listener)
      void readInvalidated()
    },
    isThere: () => commands.isReady && breaker.state === CircuitState.Closed,
    async close() {
      for (const client of [subscriber, commands]) if (client.isOpen) client.destroy()
    },
  }
}

/**
 * Rejects where the answer takes too long; one that comes later is dropped. Time in which this process was busy does not count:
 * the question may not have been sent, or its answer not been read.
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
    wait(MOST_EXTENSIONS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
