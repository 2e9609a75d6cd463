/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@/tests/support/fake-api'
import { availabilityAnswer, FREE, field, NOW, renderForm, slot, submitButton } from '@/tests/support/reservation-form'

// The network fails after the page has loaded: later fetches fail.
jest.mock('./client/lazy-bundle', () => {
  throw new Error('lost')
})

// An import fails in real time, and a busy machine needs more of it than fake timers give.
const realTimeout = setTimeout
async function shown(text: RegExp) {
  for (let tries = 0; tries < 200 && !screen.queryByText(text); tries++)
    await act(async () => {
      await new Promise((resolve) => realTimeout(resolve, 10))
      await jest.advanceTimersByTimeAsync(1)
    })
  return screen.getByText(text)
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  window.sessionStorage.clear()
  fakeApi({
    'GET /api/availability': availabilityAnswer(FREE),
    'POST /api/logger/js': { status: 204, json: null },
  })
})
afterEach(() => jest.useRealTimers())

it('C12 L265 a form whose lazy part cannot be fetched shows a message, keeps the typed values and allows a retry', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  renderForm()
  await user.click(slot('18:00'))
  await user.type(field('Imię'), 'Jan')
  await user.click(submitButton())
  expect(await shown(/^Nie wiemy, czy rezerwacja dotarła/)).toBeInTheDocument()
  expect(field('Imię')).toHaveValue('Jan')
  for (let second = 0; second < 60; second++) await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(screen.getByText(/^Nadal nie mamy potwierdzenia/)).toBeInTheDocument()
  expect(field('Imię')).toHaveValue('Jan')
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await shown(/^Nie wiemy, czy rezerwacja dotarła/)).toBeInTheDocument()
})
