/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { callPanel, type PanelAnswer } from '@/lib/browser/panel/call-panel'
import { readTypedForm, storeTypedForm } from '@/lib/browser/panel/typed-form'
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

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
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

it.each([
  [
    'typed beside another tab: sent with what it was made of',
    { revision: 1, version: 4 },
    { revision: 2, version: 4 },
    1,
  ],
  ['posted, and saved by that', { revision: 1, version: 4, isPosted: true }, { revision: 2, version: 4 }, 0],
  ['posted in vain: it is there again', { revision: 1, version: 4, isPosted: true }, { revision: 1, version: 4 }, 1],
  [
    'posted as the first change, and published since',
    { revision: null, version: 4, isPosted: true },
    { revision: null, version: 5 },
    0,
  ],
  ['typed in a draft that was thrown away', { revision: 1, version: 4 }, { revision: null, version: 4 }, 0],
])('C37 a form that this tab stored, %s', async (_, stored, now, calls) => {
  storeTypedForm('1/profile/', { value: { name: 'Pod Lipą' }, seen: { name: 'Lipa' }, ...stored })
  jest.mocked(callPanel).mockReset().mockResolvedValue(saved)
  const given = {
    restaurantId: 1,
    part: 'profile',
    at: '',
    value: { name: 'Lipa' },
    problems: {},
    isPartial: false,
  } as const
  renderHook(() => useDraft({ ...given, ...now }))
  await pass(1000)
  expect(callPanel).toHaveBeenCalledTimes(calls)
  if (calls) expect(jest.mocked(callPanel).mock.calls[0]?.[3]).toMatchObject({ revision: 1, seen: { name: 'Lipa' } })
})

it('C37 another dish at the place of a stored form does not get its fields', async () => {
  const stored = { value: { name: 'Tatar', priceGrosze: '50' }, seen: { name: 'Tatar' }, revision: 1, version: 4 }
  storeTypedForm('1/menu/categories[0].products[1]', stored)
  jest.mocked(callPanel).mockReset().mockResolvedValue(saved)
  const given = { restaurantId: 1, part: 'menu', at: 'categories[0].products[1]', value: { name: 'Śledź' } } as const
  const { result } = renderHook(() => useDraft({ ...given, revision: 1, version: 4, problems: {}, isPartial: false }))
  await pass(1000)
  expect([result.current.value, jest.mocked(callPanel).mock.calls]).toEqual([{ name: 'Śledź' }, []])
})

describe('C37 an item that another tab', () => {
  const at = 'categories[0].products[1]'
  const given = { restaurantId: 1, part: 'menu', at, value: { id: 7, name: 'Tatar' }, revision: 1, version: 4 } as const
  const typeBeside = async (products: object[]) => {
    const current = { revision: 2, value: { categories: [{ id: 3, products }] } }
    const answer: PanelAnswer = { ok: false, code: 'changed_meanwhile', message: '', fields: {}, current }
    jest.mocked(callPanel).mockReset().mockResolvedValue(answer)
    const own = { ...given, problems: {}, isPartial: false, textOf: () => 'Nazwa: Tatar wołowy' }
    const { result } = renderHook(() => useDraft(own))
    act(() => result.current.edit(() => ({ id: 7, name: 'Tatar wołowy' })))
    await pass(1000)
    return [result.current.state, result.current.place]
  }

  it('deleted is told as gone, and what was typed stays in this tab in words', async () => {
    expect(await typeBeside([{ id: 6 }])).toEqual(['gone', ''])
    expect(readTypedForm('1/menu/7')).toMatchObject({ at, id: 7, text: 'Nazwa: Tatar wołowy' })
  })

  it('moved is found where it is now', async () => {
    expect(await typeBeside([{ id: 7, name: 'Tatar' }, { id: 6 }])).toEqual(['elsewhere', 'categories[0].products[0]'])
  })
})
