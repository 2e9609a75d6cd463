/** @jest-environment jsdom */

import { reload } from './go-to'
import { reloadOnHourChange } from './page-tasks'
import { preventReload } from './prevent-reload'

jest.mock('./go-to', () => ({ reload: jest.fn() }))

const at = (time: string) => jest.setSystemTime(new Date(`2026-11-27T${time}+01:00`))
let isOnline = true
let letGo = () => {}

// One page serves the whole file: its listeners stay, and each test starts with the page visible in its own hour.
beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-27T10:30:00+01:00') })
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
  reloadOnHourChange(Date.now())
})
beforeEach(() => {
  isOnline = true
  at('10:59:00')
  turn('hidden')
  turn('visible')
  turn('hidden')
  jest.mocked(reload).mockClear()
})
afterEach(() => letGo())
afterAll(() => jest.useRealTimers())

function turn(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

it('L090 hidden at 10:59, seen at 11:00: one reload', () => {
  at('11:00:00')
  turn('visible')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('L090 the same hour: none', () => {
  at('10:59:59')
  turn('visible')
  expect(reload).not.toHaveBeenCalled()
})

it('L090 the same hour of another day', () => {
  jest.setSystemTime(new Date('2026-11-28T10:59:00+01:00'))
  turn('visible')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('L090 the hour repeated when the clock goes back counts as another hour', () => {
  jest.setSystemTime(new Date('2026-10-25T02:30:00+02:00'))
  turn('hidden')
  jest.setSystemTime(new Date('2026-10-25T02:30:00+01:00'))
  turn('visible')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('L090 an hour that changes while the page is visible causes no reload', () => {
  turn('visible')
  at('11:10:00')
  turn('hidden')
  at('11:20:00')
  turn('visible')
  expect(reload).not.toHaveBeenCalled()
})

it('L090 restored from the back/forward cache in another hour', () => {
  at('13:00:00')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('L090 a fresh load never reloads', () => {
  at('11:00:00')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
})

it('A16 never with unsaved data, but at the next time it becomes visible without', () => {
  letGo = preventReload()
  at('11:00:00')
  turn('visible')
  expect(reload).not.toHaveBeenCalled()
  letGo()
  turn('hidden')
  turn('visible')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('L090 not without a network, where the load would fail', () => {
  isOnline = false
  at('11:00:00')
  turn('visible')
  expect(reload).not.toHaveBeenCalled()
})
