import { loadCache, TooManyLoadingError } from './load-cache'

const bounds = { maxEntries: 4, maxBytes: 10_000, maxLoading: 2 }
const bytes = (count: number) => jest.fn(async () => new ArrayBuffer(count))
const never = () => new Promise<ArrayBuffer>(() => {})

it('loads a value once, also for concurrent requests', async () => {
  const cache = loadCache(bounds)
  const context = bytes(10)
  const all = await Promise.all([cache.fetch('a', { context }), cache.fetch('a', { context })])
  expect([await cache.fetch('a', { context }), all[1]]).toEqual([all[0], all[0]])
  expect(context).toHaveBeenCalledTimes(1)
})

it('loads no more at once than allowed; kept values and those being loaded are still answered', async () => {
  const cache = loadCache(bounds)
  await cache.fetch('kept', { context: bytes(10) })
  void cache.fetch('a', { context: never })
  let finish = () => {}
  const slow = () => new Promise<ArrayBuffer>((resolve) => (finish = () => resolve(new ArrayBuffer(7))))
  void cache.fetch('b', { context: slow })
  const context = bytes(10)
  await expect(cache.fetch('c', { context })).rejects.toThrow(TooManyLoadingError)
  const joined = cache.fetch('b', { context })
  finish()
  expect(await joined).toHaveProperty('byteLength', 7)
  expect(context).not.toHaveBeenCalled()
  expect(await cache.fetch('kept', { context })).toHaveProperty('byteLength', 10)
})

it.each([
  ['values', 10],
  ['bytes', 2000],
])('keeps no more %s than allowed: the least recently requested one is removed first', async (_, count) => {
  const cache = loadCache(bounds)
  const context = bytes(count)
  for (const key of ['a', 'b', 'c', 'a', 'd', 'e']) await cache.fetch(key, { context })
  expect(context).toHaveBeenCalledTimes(5)
  await cache.fetch('a', { context })
  expect(context).toHaveBeenCalledTimes(5)
  await cache.fetch('b', { context })
  expect(context).toHaveBeenCalledTimes(6)
})

it('keeps no failure and no absence, and frees their room', async () => {
  const cache = loadCache({ ...bounds, maxLoading: 1 })
  await expect(cache.fetch('a', { context: () => Promise.reject(new Error('out')) })).rejects.toThrow('out')
  expect(await cache.fetch('a', { context: async () => undefined })).toBeUndefined()
  expect(await cache.fetch('a', { context: bytes(10) })).toHaveProperty('byteLength', 10)
})

it('answers whoever waits for a value that is pushed out while it is loaded', async () => {
  const cache = loadCache({ ...bounds, maxEntries: 1 })
  let finish = () => {}
  const slow = () => new Promise<ArrayBuffer>((resolve) => (finish = () => resolve(new ArrayBuffer(7))))
  const waiting = cache.fetch('a', { context: slow })
  await cache.fetch('b', { context: bytes(10) })
  finish()
  expect(await waiting).toHaveProperty('byteLength', 7)
})
