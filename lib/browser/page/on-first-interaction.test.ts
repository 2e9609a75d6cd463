/** @jest-environment jsdom */
import { onFirstInteraction } from './on-first-interaction'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it.each(['pointerdown', 'keydown', 'scroll'])('C14 a %s is an interaction, and only the first one counts', (touch) => {
  const act = jest.fn()
  onFirstInteraction(act)
  expect(act).not.toHaveBeenCalled()
  window.dispatchEvent(new Event(touch))
  window.dispatchEvent(new Event(touch))
  jest.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('C14 a page without interaction counts after four seconds', () => {
  const act = jest.fn()
  onFirstInteraction(act)
  jest.advanceTimersByTime(3999)
  expect(act).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  window.dispatchEvent(new Event('keydown'))
  expect(act).toHaveBeenCalledTimes(1)
})
