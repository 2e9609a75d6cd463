import { invalidatedTags } from '@/lib/server/content/invalidated-tags'
import { type Entry, type Fetched, httpCache } from './http-cache'

// Decision 0066; the rules of age are those of decision 0002, docs/design/cache.md.

interface Answer extends Entry {
  text: string
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function stage({
  entries = 100,
  bytes = 1_000_000,
  freshMs = MINUTE,
  staleMs = DAY,
}: {
  entries?: number
  bytes?: number
  freshMs?: number
  staleMs?: number
} = {}) {
  const clock = { ms: 1_000_000_000 }
  const tags = invalidatedTags()
  const cache = httpCache<Answer>({
    bounds: { entries, bytes },
    freshMs,
    staleMs,
    tags,
    nowMs: () => clock.ms,
  })
  const world = {
    calls: 0,
    next: 'one',
    isGood: true,
    status: 200,
    error: null as Error | null,
    bytes: 10,
  }
  const begun: (() => void)[] = []
  /** Makes an answer from the world's state at the end; with `hold`, not before `release`. */
  const fetch =
    ({ hold = false } = {}) =>
    async (): Promise<Fetched<Answer>> => {
      world.calls++
      const madeAt = clock.ms
      if (hold) await new Promise<void>((resolve) => begun.push(resolve))
      if (world.error) throw world.error
      const { next, isGood, status, bytes } = world
      return { answer: { text: next, status, madeAt, tags: ['lubje', '/lubje/cached'], bytes }, isGood }
    }
  const get = async (key = 'a', options = {}) => {
    const { answer, state } = await cache.get(key, fetch(options), fetch(options))
    return `${state} ${answer.text}`
  }
  const held = (key = 'a') => {
    const found = cache.findCached(key, fetch())
    return found && `${found.state} ${found.answer.text}`
  }
  const retire = (tag: string) => {
    tags.add([tag], clock.ms)
    cache.retireOutdated()
  }
  return {
    cache,
    clock,
    retire,
    world,
    get,
    held,
    begun,
    release: () => begun.splice(0).map((end) => end()),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('an answer is fresh for its time, then served stale while one request makes it anew', async () => {
  const { clock, world, get, held } = stage()
  expect(held()).toBeUndefined()
  expect(await get()).toBe('MISS one')
  expect([await get(), held()]).toEqual(['HIT one', 'HIT one'])
  clock.ms += MINUTE
  world.next = 'two'
  expect([held(), held(), await get()]).toEqual(['STALE one', 'STALE one', 'STALE one'])
  await settled()
  expect([held(), world.calls]).toEqual(['HIT two', 2])
})

it.each([
  ['is 503', { isGood: false, status: 503 }],
  ['fails', { error: new Error('ECONNREFUSED') }],
])(
  'during an outage the last good answer is served for a day and tried again each five seconds; an answer that %s is never cached',
  async (_, failing) => {
    const { clock, world, get, held } = stage()
    await get()
    clock.ms += MINUTE
    Object.assign(world, failing)
    for (let n = 0; n < 5; n++) {
      expect(held()).toBe('STALE one')
      await settled()
    }
    expect(world.calls).toBe(2)
    clock.ms += 5000
    held()
    await settled()
    expect(world.calls).toBe(3)
    clock.ms += DAY - MINUTE - 5001
    expect(held()).toBe('STALE one')
    clock.ms += 1
    await settled()
    expect(held()).toBeUndefined()
    // The outage ends: the next request makes the page.
    Object.assign(world, { isGood: true, status: 200, error: null, next: 'two' })
    expect(await get()).toBe('MISS two')
  },
)

it('a bad answer reaches the waiting requests and is not cached; nor is an error', async () => {
  const { world, get, held } = stage()
  world.isGood = false
  expect(await Promise.all([get(), get()])).toEqual(['MISS one', 'MISS one'])
  expect([held(), world.calls]).toEqual([undefined, 1])
  world.error = new Error('broken off')
  const failed = await Promise.allSettled([get(), get()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(world.calls).toBe(2)
  Object.assign(world, { error: null, isGood: true })
  expect(await get()).toBe('MISS one')
})

it('an answer with 404 drops the cached one', async () => {
  const { clock, world, get, held } = stage()
  await get()
  clock.ms += MINUTE
  Object.assign(world, { isGood: false, status: 404 })
  expect(held()).toBe('STALE one')
  await settled()
  expect(held()).toBeUndefined()
})

it('0071 retired while it is made: the waiting requests get it, and it is not cached; a later request starts anew', async () => {
  const { clock, world, get, held, retire, release } = stage()
  await get('b')
  const first = get('a', { hold: true })
  await settled()
  clock.ms += 1
  retire('lubje')
  expect(held('b')).toBeUndefined()
  world.next = 'two'
  const second = get('a', { hold: true })
  await settled()
  expect(world.calls).toBe(3)
  release()
  await Promise.all([first, second])
  expect(held('a')).toBeUndefined() // made in the millisecond of the change: it may be old
  clock.ms += 1
  expect([await get('a'), held('a')]).toEqual(['MISS two', 'HIT two'])
  retire('ostrowje')
  expect(held('a')).toBe('HIT two')
})

it('0071 retired in an outage: the previous answer, tried again each five seconds; a 404 stays a 404', async () => {
  const { clock, world, get, held, retire } = stage()
  await get()
  clock.ms += 1
  retire('lubje')
  clock.ms += 1
  Object.assign(world, { isGood: false, status: 503, next: '503' })
  expect([await get(), held(), await get(), world.calls]).toEqual(['STALE one', 'STALE one', 'STALE one', 2])
  clock.ms += 5000
  expect(held()).toBeUndefined()
  expect([await get(), world.calls]).toEqual(['STALE one', 3])
  clock.ms += 5000
  Object.assign(world, { isGood: true, status: 200, next: 'two' })
  expect([await get(), held()]).toEqual(['MISS two', 'HIT two'])
  clock.ms += 1
  retire('lubje')
  clock.ms += 1
  Object.assign(world, { isGood: false, status: 404, next: '404' })
  expect([await get(), held(), await get()]).toEqual(['MISS 404', undefined, 'MISS 404'])
})

it('is bounded by entries and by bytes, the least used first out', async () => {
  const few = stage({ entries: 3 })
  for (const key of ['a', 'b', 'c']) await few.get(key)
  few.held('a')
  await few.get('d')
  expect(['a', 'b', 'c', 'd'].map((key) => few.held(key) !== undefined)).toEqual([true, false, true, true])
  const small = stage({ bytes: 25 })
  for (const key of ['a', 'b', 'c']) await small.get(key)
  expect(small.cache.size()).toEqual({ entries: 2, bytes: 20 })
  small.world.bytes = 26
  expect(await small.get('huge')).toBe('MISS one')
  expect([small.held('huge'), small.cache.size().bytes]).toEqual([undefined, 20])
})

it('evicted while it is made anew, it is there again afterwards', async () => {
  const { clock, world, get, held } = stage({ entries: 1 })
  await get('a')
  clock.ms += MINUTE
  held('a')
  await get('b')
  await settled()
  world.next = 'two'
  expect(await get('a')).toMatch(/^(?:HIT|MISS) /)
})

it('design/cache: an answer that lives for three seconds is made anew before later requests, and never served stale', async () => {
  const { clock, world, get, held } = stage({ freshMs: 3000, staleMs: 3000 })
  await get()
  clock.ms += 2999
  expect(held()).toBe('HIT one')
  clock.ms += 1
  expect(held()).toBeUndefined()
  world.error = new Error('away')
  await expect(get()).rejects.toThrow('away')
})

it('design/cache: an answer that took longer than its lifetime goes to the waiting requests only', async () => {
  const { clock, get, held, release } = stage({ freshMs: 3000, staleMs: 3000 })
  const requested = get('a', { hold: true })
  await settled()
  clock.ms += 3000
  release()
  expect([await requested, held()]).toEqual(['MISS one', undefined])
})
