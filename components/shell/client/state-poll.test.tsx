/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { reload } from '@/lib/browser/page/go-to'
import { preventReload } from '@/lib/browser/page/prevent-reload'
import { fakeApi } from '@/tests/support/fake-api'
import { StatePoll } from './state-poll'

jest.mock('@/lib/browser/page/go-to')
const PENDING = { status: 'pending', cancelled: false, change_pending: false }
const PATH = '/api/reservations/ABCDEFGHJKLMNPQR'
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(reload).mockReset()
})
afterEach(() => jest.useRealTimers())

it('C2 a waiting page shows the answer by itself, and polls at growing intervals', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { status: 200, json: PENDING } })
  render(<StatePoll path={PATH} shown={PENDING} />)
  await pass(9_999)
  expect(api.calls).toHaveLength(0)
  await pass(1)
  await pass(12_000)
  expect(api.calls).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
  api.answers[`GET ${PATH}`] = { status: 200, json: { ...PENDING, status: 'confirmed' } }
  await pass(1_500)
  expect(reload).toHaveBeenCalledTimes(1)
  await pass(600_000)
  expect(api.calls).toHaveLength(2)
})

it('a failed poll changes nothing', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: 'no network' })
  render(<StatePoll path={PATH} shown={PENDING} />)
  await pass(60_000)
  expect(api.calls.length).toBeGreaterThan(2)
  expect(reload).not.toHaveBeenCalled()
})

function turn(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

it('C2 a hidden page does not poll; when visible again it polls at once', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { status: 200, json: PENDING } })
  render(<StatePoll path={PATH} shown={PENDING} />)
  await pass(10_000)
  turn('hidden')
  await pass(600_000)
  expect(api.calls).toHaveLength(1)
  turn('visible')
  await pass(1)
  expect(api.calls).toHaveLength(2)
})

it('C2 polling ends although the page stays open for a day', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { status: 200, json: PENDING } })
  render(<StatePoll path={PATH} shown={PENDING} />)
  for (let hour = 0; hour < 24; hour++) await pass(3_600_000)
  expect(api.calls).toHaveLength(240)
})

it('C11 a page with typed values does not reload: it reports the change', async () => {
  fakeApi({ [`GET ${PATH}`]: { status: 200, json: { ...PENDING, status: 'confirmed' } } })
  const letGo = preventReload()
  render(<StatePoll path={PATH} shown={PENDING} words={{ changed: 'Już inaczej.', reload: 'Odśwież' }} />)
  await pass(10_000)
  letGo()
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('Już inaczej. Odśwież')
})
