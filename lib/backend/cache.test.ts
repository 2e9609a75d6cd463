import { createCache, TooManyUnderWayError } from './cache'

const MINUTE = 60_000
/** Values that are 1, 2, 3, … in the order in which they were made. */
function counter() {
  let made = 0
  return { make: async () => ++made, made: () => made }
}
const fail = () => Promise.reject(new Error('away'))
const bytes = (count: number) => async () => 'x'.repeat(count)
const sized = { bytes: { most: 10_000, of: (value: string) => value.length } }

it('makes a value once for all concurrent callers, and again when it is outdated; a clock set back extends nothing', async () => {
  const cache = createCache<number>({ entries: 10, freshMs: MINUTE })
  const { make } = counter()
  const ask = (nowMs: number) => cache.get('a', make, nowMs)
  expect(await Promise.all([ask(0), ask(1), ask(MINUTE - 1)])).toEqual([1, 1, 1])
  expect([cache.peek('a', MINUTE - 1), cache.peek('a', MINUTE), cache.peek('a', MINUTE, 2 * MINUTE)]).toEqual([
    1,
    undefined,
    1,
  ])
  expect(await ask(10 * MINUTE)).toBe(2)
  expect(await ask(0)).toBe(3)
})

it('a stale value is answered while it is made anew, once; after that time it is not', async () => {
  const cache = createCache<number>({ entries: 10, freshMs: MINUTE, staleMs: 10 * MINUTE })
  const { make, made } = counter()
  await cache.get('a', make, 0)
  expect(await Promise.all([cache.get('a', make, MINUTE), cache.get('a', make, MINUTE)])).toEqual([1, 1])
  expect([await cache.get('a', make, MINUTE + 1), made()]).toEqual([2, 2])
  expect(await cache.get('a', make, 11 * MINUTE)).toBe(3)
})

it('a failure reaches the callers and is not cached, nor is absence; a failed background refresh is tried again', async () => {
  const cache = createCache<number | undefined>({ entries: 10, freshMs: MINUTE, staleMs: 10 * MINUTE, maxUnderWay: 1 })
  const { make } = counter()
  await expect(cache.get('a', fail, 0)).rejects.toThrow('away')
  expect(await cache.get('a', async () => undefined, 0)).toBeUndefined()
  expect(await cache.get('a', make, 0)).toBe(1)
  expect(await cache.get('a', fail, MINUTE)).toBe(1)
  await new Promise(setImmediate)
  expect(await cache.get('a', make, MINUTE)).toBe(1)
  await new Promise(setImmediate)
  expect(await cache.get('a', make, MINUTE)).toBe(2)
})

it.each([
  ['values', { entries: 4 }, 10],
  ['bytes', { entries: 100, ...sized }, 2000],
])('stores no more %s than it may, and drops the least recently used first', async (_, bounds, count) => {
  const cache = createCache<string>(bounds)
  const make = jest.fn(bytes(count))
  for (const key of ['a', 'b', 'c', 'a', 'd', 'e']) await cache.get(key, make)
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true, true, true])
  expect(make).toHaveBeenCalledTimes(5)
})

it('makes no more at once than it may; cached values and those under way are still answered, even if they are evicted', async () => {
  const cache = createCache<string>({ entries: 1, maxUnderWay: 2 })
  let finish = () => {}
  const slow = () => new Promise<string>((resolve) => (finish = () => resolve('slow')))
  const waiting = [cache.get('a', slow), cache.get('a', fail)]
  void cache.get('b', () => new Promise(() => {}))
  await expect(cache.get('c', bytes(1))).rejects.toThrow(TooManyUnderWayError)
  cache.store('d', 'kept')
  expect(await cache.get('d', fail)).toBe('kept')
  finish()
  expect(await Promise.all(waiting)).toEqual(['slow', 'slow'])
})

it('a changed value is made anew from the last one; a caller after the change does not get a value begun before it', async () => {
  let changedAtMs = 0
  const isOutdated = (_: string | undefined, beganAtMs: number) => changedAtMs >= beganAtMs
  const cache = createCache<string>({ entries: 10, isOutdated })
  const ends: (() => void)[] = []
  const ask = (text: string, nowMs: number) =>
    cache.get(
      'a',
      async (last) => {
        await new Promise<void>((resolve) => ends.push(resolve))
        return `${text} after ${last}`
      },
      nowMs,
    )
  const first = ask('old', 1)
  changedAtMs = 2
  const second = ask('new', 3)
  for (const end of ends) end()
  expect(await Promise.all([first, second])).toEqual(['old after undefined', 'new after undefined'])
  expect(cache.peek('a', 4)).toBe('new after undefined')
  changedAtMs = 5
  const third = ask('newer', 6)
  ends.at(-1)?.()
  expect(await third).toBe('newer after new after undefined')
})

it('a purged cache removes values from memory when they expire', async () => {
  const cache = createCache<string>({ entries: 10, freshMs: 20, isPurged: true })
  cache.store('a', 'a person', Date.now())
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(cache.peek('a', Date.now(), MINUTE)).toBeUndefined()
})
