/** @jest-environment jsdom */
import type * as Logger from '@/lib/browser/logging/logger'

let logger: typeof Logger
const fetched = jest.fn()
const beacon = jest.fn()
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(init.body))
const LOST = new TypeError('Failed to fetch')

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers()
  fetched.mockReset().mockResolvedValue({ status: 204 })
  beacon.mockReset()
  global.fetch = fetched as never
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  logger = require('./logger')
})
afterEach(() => jest.useRealTimers())

it('L277 five errors within 2.9 s are one call at 3 s', () => {
  for (let i = 0; i < 5; i++) {
    logger.logMessage('error', `e${i}`)
    jest.advanceTimersByTime(580)
  }
  expect(fetched).not.toHaveBeenCalled()
  jest.advanceTimersByTime(100)
  expect(bodies()).toEqual([{ type: 'error', message: 'e0\ne1\ne2\ne3\ne4' }])
})

it('L274 L256 L257 posts with the headers of every call, and outlives the page', () => {
  logger.logMessage('error', 'm')
  logger.flush()
  const [url, init] = fetched.mock.calls[0]
  expect(url).toBe('/api/logger/js')
  expect(init).toMatchObject({ method: 'POST', keepalive: true })
  expect(init.headers).toMatchObject({ 'x-app-name': 'web_app', 'x-app-version': 'web/3.2.1' })
})

it('C14 the queue is sent when the page is left', () => {
  logger.logMessage('no_restaurant', 'm')
  window.dispatchEvent(new Event('pagehide'))
  expect(bodies()).toEqual([{ type: 'no_restaurant', message: 'm' }])
  jest.advanceTimersByTime(10_000)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('C14 a message during unload is sent at once; after a restore messages are queued again', () => {
  logger.logMessage('error', 'm')
  window.dispatchEvent(new Event('pagehide'))
  logger.logMessage('activity', 'left')
  expect(bodies().map(({ message }) => message)).toEqual(['m', 'left'])
  window.dispatchEvent(new Event('pageshow'))
  logger.logMessage('activity', 'back')
  expect(fetched).toHaveBeenCalledTimes(2)
  logger.flush()
})

it('C14 a tab that goes to the background sends its queue, because it may be ended there', () => {
  logger.logMessage('error', 'm')
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('C14 uses a beacon if fetch fails, and never logs a failure of the logger', async () => {
  fetched.mockRejectedValue(LOST)
  beacon.mockImplementation(() => {
    throw new Error('no')
  })
  logger.logMessage('error', 'm')
  logger.flush()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(beacon).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('L286 L287 a lost network or a time-out is logged from the third in a row', () => {
  logger.logFetchError('GET /a', LOST)
  logger.logFetchError('GET /a', new DOMException('signal timed out', 'TimeoutError'))
  logger.flush()
  expect(fetched).not.toHaveBeenCalled()
  logger.logFetchError('GET /a', LOST)
  logger.flush()
  expect(bodies()).toEqual([{ type: 'error', message: 'GET /a: TypeError Failed to fetch' }])
})

describe('uncaught errors', () => {
  const messages = () => bodies().flatMap(({ message }) => message.split('\n'))
  const throwAt = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
  const rejectWith = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const later = async () => {
    await jest.advanceTimersByTimeAsync(0)
    logger.flush()
  }
  const named = (description: string) =>
    Object.defineProperty(performance, 'getEntriesByType', {
      value: () => [{ serverTiming: [{ name: 'request', description }] }],
      configurable: true,
    })

  // The page's listeners are shared by all tests; each test gets a new logger.
  let catchErrors: () => void
  beforeEach(() => {
    named('a1b2c3d4-e5f60718')
    catchErrors = require('./catch-errors').catchErrors
  })

  it('C14 an error and a rejected promise are logged once each, with release and request', async () => {
    catchErrors()
    const error = new TypeError('x is undefined')
    for (let i = 0; i < 3; i++) throwAt(error)
    for (let i = 0; i < 3; i++) rejectWith(new RangeError('too far'))
    await later()
    const tail = '[release=dev request=a1b2c3d4-e5f60718 path=/]'
    expect(messages()).toHaveLength(2)
    expect(messages()[0]).toMatch(/^uncaught TypeError: x is undefined .*/)
    expect(messages()[1]).toMatch(/^uncaught RangeError: too far .*/)
    expect(messages().every((line) => line.endsWith(tail))).toBe(true)
  })

  it('C14 a page that throws many different errors stops logging them', async () => {
    for (let i = 0; i < 50; i++) logger.logUncaught(`e${i}`)
    await later()
    expect(messages()).toHaveLength(20)
  })

  it('L286 a rejection by a lost network counts from the third in a row', async () => {
    logger.logUncaught(LOST)
    logger.logUncaught(LOST)
    await later()
    expect(fetched).not.toHaveBeenCalled()
    logger.logUncaught(LOST)
    await later()
    expect(messages()).toHaveLength(1)
  })

  it('C14 a call aborted by the page is not an error', async () => {
    logger.logUncaught(new DOMException('aborted', 'AbortError'))
    await later()
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each(['ResizeObserver loop completed with undelivered notifications.', 'Script error.'])(
    'C14 does not log %s',
    async (message) => {
      catchErrors()
      window.dispatchEvent(new ErrorEvent('error', { message }))
      await later()
      expect(fetched).not.toHaveBeenCalled()
    },
  )

  it('C14 if a browser hides the request id, the rest is logged', async () => {
    Object.defineProperty(performance, 'getEntriesByType', { value: undefined, configurable: true })
    logger.logUncaught('oops')
    await later()
    expect(messages()).toEqual(['uncaught oops [release=dev request=unknown path=/]'])
  })
})
