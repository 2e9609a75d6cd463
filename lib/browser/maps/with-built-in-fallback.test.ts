/** @jest-environment jsdom */
import type { AddressSource } from '@/lib/browser/api/address-source'
import { logMessage } from '@/lib/browser/logging/logger'
import { MapsFailure } from './maps-failure'
import { mapsRefusal } from './maps-refusal'
import { CALL_TIMEOUT_MS, withBuiltInFallback } from './with-built-in-fallback'

jest.mock('@/lib/browser/logging/logger', () => ({ logMessage: jest.fn() }))

const ours = { address: 'Lipowa 7, Lublin', street: 'Lipowa', house: '7', city: 'Lublin', lat: 51.2, lng: 22.5 }
const theirs = { address: 'Narutowicza 12, Lublin' }
const never = new Promise<never>(() => {})
const signal = new AbortController().signal
const suggest = jest.fn<ReturnType<AddressSource['suggest']>, Parameters<AddressSource['suggest']>>()
const resolve = jest.fn<ReturnType<AddressSource['resolve']>, Parameters<AddressSource['resolve']>>()
const builtIn: AddressSource = { suggest: jest.fn(async () => [ours]), resolve: async (candidate) => candidate }
const google: AddressSource = { suggest, resolve, endSession: jest.fn() }

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  suggest.mockResolvedValue([theirs])
  resolve.mockResolvedValue({ ...ours, ...theirs })
})
afterEach(() => jest.useRealTimers())

it('L281 calls only Google while it works', async () => {
  const source = withBuiltInFallback(Promise.resolve(google), builtIn)
  expect(await source.suggest('naru', signal)).toEqual([theirs])
  expect(builtIn.suggest).not.toHaveBeenCalled()
})

it('L284 an empty result of Google is an answer, and is not logged', async () => {
  suggest.mockResolvedValue([])
  const source = withBuiltInFallback(Promise.resolve(google), builtIn)
  expect(await source.suggest('naru', signal)).toEqual([])
  expect(builtIn.suggest).not.toHaveBeenCalled()
  expect(logMessage).not.toHaveBeenCalled()
})

it.each([
  ['a blocked script', () => Promise.reject(new MapsFailure('blocked')), 'maps: blocked'],
  ['a script that hangs', () => Promise.reject(new MapsFailure('timeout')), 'maps: timeout'],
  ['a missing API', () => Promise.reject(new MapsFailure('missing')), 'maps: missing'],
])('L233 after %s the built-in source answers the same query, and every later one', async (_, maps, logged) => {
  const source = withBuiltInFallback(maps(), builtIn)
  expect(await source.suggest('lipo', signal)).toEqual([ours])
  expect(await source.suggest('lipowa', signal)).toEqual([ours])
  expect(suggest).not.toHaveBeenCalled()
  expect(jest.mocked(logMessage).mock.calls).toEqual([['error', logged]])
})

it.each([
  [
    'an exhausted quota',
    () => Promise.reject(new MapsFailure('rejected', { code: 'RESOURCE_EXHAUSTED' })),
    'RESOURCE_EXHAUSTED',
  ],
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), 'maps: rejected'],
  ['no answer within 3 s', () => never, 'maps: silent'],
])('L233 after %s the query goes to the built-in source, and Google is not called again', async (_, answer, logged) => {
  suggest.mockImplementation(answer)
  const source = withBuiltInFallback(Promise.resolve(google), builtIn)
  const answered = source.suggest('lipo', signal)
  await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS)
  expect(await answered).toEqual([ours])
  expect(await source.suggest('lipowa', signal)).toEqual([ours])
  expect(suggest).toHaveBeenCalledTimes(1)
  expect(logMessage).toHaveBeenCalledTimes(1)
  expect(logMessage).toHaveBeenCalledWith('error', expect.stringContaining(logged))
})

it('L232 a chosen address that Google cannot locate is located by the built-in source only if it is exactly the same', async () => {
  resolve.mockImplementation(async (candidate) => candidate)
  const source = withBuiltInFallback(Promise.resolve(google), builtIn)
  expect(await source.resolve({ address: 'ul. Lipowa 7, 20-020 Lublin' }, signal)).toEqual(ours)
  expect(await source.resolve({ address: 'Lipowa 71, Lublin' }, signal)).toEqual({ address: 'Lipowa 71, Lublin' })
})

it('an address with coordinates is not looked up again', async () => {
  expect(await withBuiltInFallback(Promise.resolve(google), builtIn).resolve(ours, signal)).toBe(ours)
  expect(resolve).not.toHaveBeenCalled()
})

// Last, because a refused key stays refused for the rest of the page.
it('L233 a key refused through gm_authFailure during a query: the built-in source answers it', async () => {
  suggest.mockReturnValue(never)
  const source = withBuiltInFallback(Promise.resolve(google), builtIn)
  const answered = source.suggest('lipo', signal)
  await jest.advanceTimersByTimeAsync(0)
  void mapsRefusal().catch(() => {})
  window.gm_authFailure?.()
  expect(await answered).toEqual([ours])
  expect(logMessage).toHaveBeenCalledWith('error', 'maps: refused')
})
