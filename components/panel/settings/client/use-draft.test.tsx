/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { callPanel, type PanelAnswer } from '@/lib/browser/panel/call-panel'
import { useDraft } from './use-draft'

jest.mock('@/lib/browser/panel/call-panel')

const refused = (code: string): PanelAnswer => ({ ok: false, code, message: '', fields: {}, current: null })
const saved: PanelAnswer = { ok: true, value: { revision: 2, problems: {}, pictures: {} } }
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A form with typed text, after the first answer. */
async function type(answer: PanelAnswer) {
  jest.mocked(callPanel).mockReset().mockResolvedValueOnce(answer).mockResolvedValue(saved)
  const given = { restaurantId: 1, part: 'profile', at: '', value: {}, revision: 1, version: null } as const
  const { result } = renderHook(() => useDraft({ ...given, problems: {}, isPartial: false }))
  act(() => result.current.edit(() => ({ name: 'Pod Lipą' })))
  await pass(1000)
  return () => ({ state: result.current.state, calls: jest.mocked(callPanel).mock.calls.length })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('C37 what an outage kept from being saved is saved again by itself', async () => {
  const draft = await type(refused('unknown'))
  expect(draft()).toEqual({ state: 'failed', calls: 1 })
  await pass(60_000)
  expect(draft()).toEqual({ state: 'saved', calls: 2 })
})

it('C37 what two tabs type stays: the change is sent with what it was made of, and the other tab’s is shown', async () => {
  const merged = { revision: 3, value: { name: 'Pod Lipą', lead: 'Z drugiej karty' }, problems: {}, pictures: {} }
  jest.mocked(callPanel).mockReset().mockResolvedValueOnce(refused('changed_meanwhile'))
  jest.mocked(callPanel).mockResolvedValue({ ok: true, value: merged })
  const given = {
    restaurantId: 1,
    part: 'profile',
    at: '',
    value: { name: 'Lipa' },
    revision: 1,
    version: null,
  } as const
  const { result } = renderHook(() => useDraft({ ...given, problems: {}, isPartial: false }))
  act(() => result.current.edit(() => ({ name: 'Pod Lipą' })))
  await pass(1000)
  const [, again] = jest.mocked(callPanel).mock.calls.map(([, , , body]) => body)
  expect(again).toMatchObject({ revision: 1, value: { name: 'Pod Lipą' }, seen: { name: 'Lipa' } })
  expect(result.current).toMatchObject({ state: 'saved', revision: 3, value: merged.value })
})

it('C37 a change that cannot be laid over another tab’s is told, not sent a third time', async () => {
  jest.mocked(callPanel).mockReset().mockResolvedValue(refused('changed_meanwhile'))
  const given = { restaurantId: 1, part: 'menu', at: 'categories[0]', value: {}, revision: 1, version: null } as const
  const { result } = renderHook(() => useDraft({ ...given, problems: {}, isPartial: true }))
  act(() => result.current.edit(() => ({ name: 'Zupy' })))
  await pass(60_000)
  expect(result.current.state).toBe('elsewhere')
  expect(callPanel).toHaveBeenCalledTimes(2)
})

it.each([
  ['unauthorized', 'signedOut'],
  ['too_large', 'tooLarge'],
])('C37 after %s the person is asked for, not the server again', async (code, state) => {
  const draft = await type(refused(code))
  await pass(60_000)
  expect(draft()).toEqual({ state, calls: 1 })
})
