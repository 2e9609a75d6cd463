/** @jest-environment ./tests/support/outside-environment.mjs */
import { connectRedis } from '@/lib/backend/shared-state/redis-state'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import { hasRedisServer, type RedisServer, startRedis } from '../support/redis-server'

const MINUTE_MS = 60_000

const inRedis = hasRedisServer() ? describe : describe.skip

inRedis('design/processes: limits that processes share in Redis', () => {
  let redis: RedisServer
  const states: SharedState[] = []
  const changes: boolean[] = []

  const connect = async () => {
    const onChange = (isThere: boolean) => void changes.push(isThere)
    const state = await connectRedis({ url: redis.url, prefix: 'nakryte', secret: 'x'.repeat(32), onChange })
    states.push(state)
    await until(() => isThere(state))
    return state
  }

  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(async () => {
    for (const state of states) await state.close()
    await redis.stop()
  })

  test('a limit of two processes is one limit; each address has its own; Redis holds no address', async () => {
    const [first, second] = [await connect(), await connect()]
    const ask = async (name: string) => {
      const limit = { name, points: 30, windowMs: MINUTE_MS }
      const [one, two] = [first, second].map((state) => createSharedLimiter(limit, () => state))
      const waits = await Promise.all(
        Array.from({ length: 80 }, (_, n) => (n % 2 ? one! : two!)('203.0.113.7', Date.now())),
      )
      for (const wait of waits) expect(wait).toBeLessThanOrEqual(MINUTE_MS)
      return { one, passed: waits.filter((wait) => wait === 0).length }
    }
    let { one, passed } = await ask('test')
    // Two limits would let 60 through. Calls that Redis does not answer in time are decided by the process itself: a
    // few on a slow machine, and all for five seconds, after three in a row.
    for (const other of ['test-again', 'test-at-last']) if (passed >= 45) ({ one, passed } = await ask(other))
    expect(passed).toBeGreaterThanOrEqual(30)
    expect(passed).toBeLessThan(45)
    expect(await one!('203.0.113.8', Date.now())).toBe(0)
    const keys = await keysOf(redis.url)
    expect(keys.some((key) => key.includes(':limit:test'))).toBe(true)
    expect(keys.join()).not.toContain('203.0.113')
  })

  test('an answer that came while this process was busy is read', async () => {
    const state = await connect()
    const once = { name: 'busy', points: 1, windowMs: MINUTE_MS }
    expect(await state.consume(once, 'a', 1)).toBe(0)
    const requested = state.consume(once, 'a', 1)
    const until = performance.now() + 600
    while (performance.now() < until);
    expect(await requested).toBeGreaterThan(0)
  })

  test('Redis hangs: requests go on, and after three tries none waits; once it is back it is used again', async () => {
    const state = await connect()
    const limit = createSharedLimiter({ name: 'hang', points: 5, windowMs: MINUTE_MS }, () => state)
    redis.hang()
    try {
      for (let n = 0; n < 3; n++) expect(await limit('a', Date.now())).toBe(0)
      const startedAt = performance.now()
      for (let n = 0; n < 200; n++) await limit(`b${n}`, Date.now())
      // With a wait for each call it would be 50 seconds.
      expect(performance.now() - startedAt).toBeLessThan(25_000)
      // The process's own limit holds.
      const waits = []
      for (let n = 0; n < 6; n++) waits.push(await limit('c', Date.now()))
      expect(waits.filter((wait) => wait > 0)).toHaveLength(1)
    } finally {
      redis.resume()
    }
    expect(await until(() => isThere(state))).toBe(true)
  })

  test('Redis dies: it is logged, and used again once it is back', async () => {
    const state = await connect()
    changes.length = 0
    await redis.stop()
    expect(await until(() => changes.includes(false))).toBe(true)
    expect([state.isThere(), await isThere(state)]).toEqual([false, false])
    await redis.start()
    expect(await until(() => isThere(state))).toBe(true)
    expect(changes.at(-1)).toBe(true)
  })
})

async function isThere(state: SharedState): Promise<boolean> {
  const none = { name: 'probe', points: 0, windowMs: 1000 }
  return (await state.consume(none, 'a', 1)) > 0
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(isSo: () => boolean | Promise<boolean>, seconds = 60): Promise<boolean> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    if (await isSo()) return true
    await later(20)
  }
  return false
}

async function keysOf(url: string): Promise<string[]> {
  const { createClient } = await import('@redis/client')
  const client = createClient({ url })
  await client.connect()
  const keys = await client.keys('*')
  await client.close()
  return keys
}
