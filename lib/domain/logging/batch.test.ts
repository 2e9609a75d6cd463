import {
  cutFetchError,
  cutMessage,
  FLUSH_MS,
  isTransient,
  joinBatch,
  MAX_SENT_MESSAGE,
  RepeatedFailures,
} from '@/lib/domain/logging/batch'
import { LOG_TYPES, logEntrySchema, MAX_LOG_MESSAGE } from '@/lib/domain/logging/schema'

it.each([
  ['L277 errors', 'error', 3000],
  ['L278 activity', 'activity', 3000],
  ['A14 sales activity', 'sales_activity', 3000],
  ['L279 no restaurant', 'no_restaurant', 5000],
] as const)('%s are collected for their interval', (_, type, ms) => expect(FLUSH_MS[type]).toBe(ms))

it('L276 there are four types', () => expect(Object.keys(FLUSH_MS).sort()).toEqual([...LOG_TYPES].sort()))

it('L275 cuts 5000 characters to the 4000 of the wire', () => {
  expect(cutMessage('x'.repeat(5000))).toHaveLength(4000)
  expect(cutMessage('krótko')).toBe('krótko')
  expect(MAX_SENT_MESSAGE).toBe(MAX_LOG_MESSAGE)
})

it('L296 cuts the text of a fetch error to 1000', () => expect(cutFetchError('x'.repeat(2000))).toHaveLength(1000))

it('C14 joins by line, and cuts after joining', () => {
  expect(joinBatch(['raz', 'dwa'])).toBe('raz\ndwa')
  const joined = joinBatch(['x'.repeat(3000), 'y'.repeat(3000)])
  expect(joined).toHaveLength(4000)
  expect(logEntrySchema.safeParse({ message: joined, type: 'error' }).success).toBe(true)
})

it('C14 masks before it cuts', () => {
  expect(joinBatch([`${'x '.repeat(1994)}jan.kowalski@example.pl`])).not.toContain('jan')
})

it('L286 L287 logs the third failure in a row, and counts from zero after a success', () => {
  const failures = new RepeatedFailures()
  expect([failures.failed(), failures.failed(), failures.failed(), failures.failed()]).toEqual([
    false,
    false,
    true,
    true,
  ])
  failures.succeeded()
  expect([failures.failed(), failures.failed(), failures.failed()]).toEqual([false, false, true])
})

it.each([
  ['L286 failed to fetch', { name: 'TypeError', message: 'Failed to fetch' }, true],
  ['L286 the message of Firefox', { message: 'NetworkError when attempting to fetch resource.' }, true],
  ['L286 the message of Safari', { message: 'Load failed' }, true],
  ['L287 a time-out', { name: 'TimeoutError', message: 'signal timed out' }, true],
  ['L287 a time-out by its message', { message: 'Request time-out' }, true],
  ['another error', { name: 'TypeError', message: 'x is not a function' }, false],
  ['an error without a message', {}, false],
])('%s', (_, error, transient) => expect(isTransient(error)).toBe(transient))
