/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { reload } from '@/lib/browser/go-to'
import { fakeApi } from '@/tests/support/fake-api'
import { StatusPoll } from './status-poll'

jest.mock('@/lib/browser/go-to')
const PENDING = { status: 'pending', cancelled: false, change_pending: false }
const PATH = '/api/reservations/ABCDEFGHJKLMNPQR'
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(reload).mockReset()
})
afterEach(() => jest.useRealTimers())

it('C2 a waiting page shows the answer by itself, and asks ever less often', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: { status: 200, json: PENDING } })
  render(<StatusPoll code="ABCDEFGHJKLMNPQR" shown={PENDING} />)
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

it('a lost network changes nothing', async () => {
  const api = fakeApi({ [`GET ${PATH}`]: 'no network' })
  render(<StatusPoll code="ABCDEFGHJKLMNPQR" shown={PENDING} />)
  await pass(60_000)
  expect(api.calls.length).toBeGreaterThan(2)
  expect(reload).not.toHaveBeenCalled()
})
