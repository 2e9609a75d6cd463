import { createTtlCache } from './create-ttl-cache'

afterEach(() => jest.useRealTimers())

it('makes a value once, also for those who ask meanwhile, and again when its time is over', async () => {
  jest.useFakeTimers({ now: 0 })
  let made = 0
  const make = async () => ++made
  const kept = createTtlCache<number>(1000, 10)
  expect(await Promise.all([kept('a', make), kept('a', make)])).toEqual([1, 1])
  jest.setSystemTime(1001)
  expect(await kept('a', make)).toBe(2)
})

it('keeps no failure', async () => {
  const kept = createTtlCache<string>(1000, 10)
  await expect(kept('a', () => Promise.reject(new Error('out')))).rejects.toThrow('out')
  expect(await kept('a', async () => 'there')).toBe('there')
})

it('keeps no more than it may: the oldest goes first', async () => {
  const kept = createTtlCache<number>(1000, 2)
  const make = jest.fn(async () => 0)
  for (const key of ['a', 'b', 'c', 'c', 'b']) await kept(key, make)
  expect(make).toHaveBeenCalledTimes(3)
  await kept('a', make)
  expect(make).toHaveBeenCalledTimes(4)
})
