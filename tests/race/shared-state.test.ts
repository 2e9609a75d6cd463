/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { connectRedis } from '@/lib/backend/shared-state/redis-state'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import { ageOf, PageStore } from '@/lib/server/page-cache/page-store'
import { hasRedisServer, type RedisServer, startRedis } from '../support/redis-server'

const MINUTE_MS = 60_000
const CITY = '/lubje/cached/rezerwuj/lublin'
const page = (html: string) => ({ html, headers: {}, cacheControl: { revalidate: 60 as const, expire: 86_400 } })

const inRedis = hasRedisServer() ? describe : describe.skip

inRedis('decision 0039: what processes share in Redis', () => {
  let redis: RedisServer
  const states: SharedState[] = []
  const changes: boolean[] = []
  const folder = mkdtempSync(join(tmpdir(), 'nakryte-shared-'))

  const connect = async () => {
    const onChange = (isThere: boolean) => void changes.push(isThere)
    const state = await connectRedis({ url: redis.url, prefix: 'nakryte', secret: 'x'.repeat(32), onChange })
    states.push(state)
    await until(() => isThere(state))
    return state
  }
  const storeOf = (name: string, state: SharedState, build = 'build-1') => {
    const bounds = { entries: 100, diskBytes: 1e8, memoryBytes: 1e8 }
    return new PageStore({ folder: join(folder, name), share: { build, state }, ...bounds })
  }

  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(async () => {
    for (const state of states) await state.close()
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a limit of two processes is one limit; each address has its own; Redis holds no address', async () => {
    const limit = { name: 'test', points: 30, windowMs: MINUTE_MS }
    const [one, two] = [await connect(), await connect()].map((state) => createSharedLimiter(limit, () => state))
    const waits = await Promise.all(
      Array.from({ length: 80 }, (_, n) => (n % 2 ? one! : two!)('203.0.113.7', Date.now())),
    )
    // Two limits would let 60 through. What Redis does not answer in time a process decides by itself: a few on a slow machine.
    const passed = waits.filter((wait) => wait === 0).length
    expect(passed).toBeGreaterThanOrEqual(30)
    expect(passed).toBeLessThan(45)
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(MINUTE_MS)
    expect(await one!('203.0.113.8', Date.now())).toBe(0)
    const keys = await keysOf(redis.url)
    expect(keys.some((key) => key.includes(':limit:test'))).toBe(true)
    expect(keys.join()).not.toContain('203.0.113')
  })

  test('a page that one process has made is fresh at the other, in every encoding; no other build, tenant or route has it', async () => {
    const [state, other] = [await connect(), await connect()]
    const one = storeOf('a', state)
    const two = storeOf('b', other)
    const html = `<p>${'Zażółć gęślą jaźń '.repeat(100)}</p>`
    await one.set(CITY, page(html))
    expect(await until(async () => (await two.get(CITY)) !== null)).toBe(true)
    const { bodies, ...head } = (await two.get(CITY))!
    expect([brotliDecompressSync(bodies.br), gunzipSync(bodies.gzip), bodies.identity].map(String)).toEqual([
      html,
      html,
      html,
    ])
    expect(ageOf({ ...head, bodies }, Date.now())).toBe('fresh')
    for (const address of ['/ostrowje/cached/rezerwuj/lublin', '/lubje/cached/rezerwuj', `${CITY}/wloska`]) {
      expect(await two.get(address)).toBeNull()
    }
    expect(await storeOf('c', other, 'build-2').get(CITY)).toBeNull()
  })

  test.each([
    ['its address', [CITY]],
    ['its tenant', ['lubje']],
    ["Next's tag", ['_N_T_/lubje/cached/rezerwuj/lublin']],
  ])('%s invalidated: gone here at once, at the other soon, in memory, on disk and in Redis', async (_, tags) => {
    const [state, other] = [await connect(), await connect()]
    const one = storeOf('d', state)
    const two = storeOf('e', other)
    const tagged = {
      ...page('<p>old</p>'),
      headers: { 'x-next-cache-tags': '_N_T_/layout,_N_T_/lubje/cached/rezerwuj/lublin' },
    }
    await one.set(CITY, tagged)
    await one.set('/ostrowje/cached', page('<p>other</p>'))
    await until(async () => (await two.get(CITY)) !== null)
    await two.get('/ostrowje/cached')
    one.invalidate(tags)
    expect(one.held(CITY)).toBeUndefined()
    expect(await until(() => two.held(CITY) === undefined)).toBe(true)
    expect([await one.get(CITY), await two.get(CITY)]).toEqual([null, null])
    // Neither another tenant's page, nor one of a process that starts later from the same disk or from Redis.
    expect(two.held('/ostrowje/cached')).toBeDefined()
    const third = storeOf('f', await connect())
    await until(async () => (await third.get(CITY)) === null)
    expect(await third.get(CITY)).toBeNull()
    await one.set(CITY, page('<p>new</p>'))
    expect(String((await one.get(CITY))?.bodies.identity)).toBe('<p>new</p>')
  })

  test('a page that was on its way when its tag was invalidated is not kept', async () => {
    const one = storeOf('g', await connect())
    expect(await one.get('/lubje/cached/zamawiaj')).toBeNull()
    one.invalidate(['lubje'])
    await one.set('/lubje/cached/zamawiaj', page('<p>made of old data</p>'))
    expect(one.held('/lubje/cached/zamawiaj')).toBeUndefined()
    await one.get('/lubje/cached/zamawiaj')
    await later(5)
    await one.set('/lubje/cached/zamawiaj', page('<p>made of new data</p>'))
    expect(one.held('/lubje/cached/zamawiaj')).toBeDefined()
  })

  test('an answer that came while this process was busy is read', async () => {
    const state = await connect()
    await state.save('busy', Buffer.from('1'), 60)
    const asked = state.load('busy')
    const until = performance.now() + 600
    while (performance.now() < until);
    expect(String(await asked)).toBe('1')
  })

  test('Redis hangs: everything goes on, and after three tries nobody waits; back, it is used again', async () => {
    const state = await connect()
    const store = storeOf('h', state)
    const limit = createSharedLimiter({ name: 'hang', points: 5, windowMs: MINUTE_MS }, () => state)
    redis.hang()
    try {
      for (let n = 0; n < 3; n++) expect(await limit('a', Date.now())).toBe(0)
      const startedAt = performance.now()
      for (let n = 0; n < 200; n++) await limit(`b${n}`, Date.now())
      await store.set(CITY, page('<p>own</p>'))
      expect((await store.get(CITY))?.madeAt).toBeGreaterThan(0)
      expect(await store.get('/lubje/cached/none')).toBeNull()
      // With a wait for each it were 50 seconds.
      expect(performance.now() - startedAt).toBeLessThan(25_000)
      // The own limit holds.
      const waits = []
      for (let n = 0; n < 6; n++) waits.push(await limit('c', Date.now()))
      expect(waits.filter((wait) => wait > 0)).toHaveLength(1)
    } finally {
      redis.resume()
    }
    expect(await until(() => isThere(state))).toBe(true)
  })

  test('Redis dies: what is invalidated meanwhile is told to the others once it is back', async () => {
    const [state, other] = [await connect(), await connect()]
    const one = storeOf('i', state)
    const two = storeOf('j', other)
    await one.set(CITY, page('<p>old</p>'))
    await until(async () => (await two.get(CITY)) !== null)
    changes.length = 0
    await redis.stop()
    await until(() => changes.includes(false))
    one.invalidate([CITY])
    expect(one.held(CITY)).toBeUndefined()
    expect(String((await two.get(CITY))?.bodies.identity)).toBe('<p>old</p>')
    await redis.start()
    expect(await until(() => two.held(CITY) === undefined)).toBe(true)
    expect(changes.at(-1)).toBe(true)
  })

  test('what is kept on disk for each process is bounded as before', () => {
    expect(readdirSync(join(folder, 'a')).length).toBeLessThan(10)
  })
})

async function isThere(state: SharedState): Promise<boolean> {
  await state.save('probe', Buffer.from('1'), 5)
  return (await state.load('probe')) !== null
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
