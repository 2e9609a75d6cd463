/** @jest-environment jsdom */
import type * as LogLater from './lazy-logger'

const said: string[] = []
const fetched = jest.fn()

jest.mock('@/lib/browser/logging/logger', () => {
  fetched()
  return {
    logMessage: (type: string, line: string) => said.push(`${type}: ${line}`),
    recordFetchSuccess: () => said.push('success'),
  }
})

let log: typeof LogLater
beforeEach(() => {
  jest.resetModules()
  fetched.mockReset()
  said.length = 0
  log = require('./lazy-logger')
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it('C14 the logger is loaded with the first message', async () => {
  log.recordFetchSuccess()
  await settled()
  expect(fetched).not.toHaveBeenCalled()
  log.logMessage('error', 'a')
  await settled()
  expect(said).toEqual(['error: a'])
  log.recordFetchSuccess()
  expect(said).toEqual(['error: a', 'success'])
})

it('C14 deferred messages wait for an interaction', async () => {
  log.logDeferred('activity', 'results')
  await settled()
  expect(fetched).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pointerdown'))
  await settled()
  expect(said).toEqual(['activity: results'])
})

it('C14 an urgent message sends the deferred ones before it, in order and once', async () => {
  log.logDeferred('activity', 'opened')
  log.logMessage('sales_activity', 'submitted')
  await settled()
  window.dispatchEvent(new Event('keydown'))
  await settled()
  expect(said).toEqual(['activity: opened', 'sales_activity: submitted'])
  log.logDeferred('activity', 'next')
  expect(said).toHaveLength(3)
})
