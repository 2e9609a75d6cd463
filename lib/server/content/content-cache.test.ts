import { AsyncLocalStorage } from 'node:async_hooks'
import { type AnswerContext, answers } from '@/lib/server/http/answer/answer-context'
import { addShownTags } from '../http/answer/answer-context'
import { createContentCache } from './content-cache'
import { ownInvalidatedTags } from './invalidated-tags'

const contexts = new AsyncLocalStorage<AnswerContext>()
beforeAll(() => answers.set(contexts))
afterAll(() => answers.set(undefined))
beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

/** Tags shown by an answer that does `work`. */
async function shownIn(work: () => Promise<unknown>): Promise<string[]> {
  const shown = new Set<string>()
  await contexts.run({ kind: 'cached', shown }, work)
  return [...shown]
}
const invalidate = (tag: string) => ownInvalidatedTags().add([tag], Date.now())

it('0071 made once, also for concurrent callers; each page gets the tags of the value', async () => {
  const kept = createContentCache<number>(10_000, 10)
  let made = 0
  const make = async () => {
    addShownTags(['restaurant:1'])
    return ++made
  }
  const ask = () => kept('a', make)
  expect(await Promise.all([shownIn(ask), shownIn(ask)])).toEqual([['restaurant:1'], ['restaurant:1']])
  expect(await shownIn(ask)).toEqual(['restaurant:1'])
  expect(made).toBe(1)
})

it('0071 dropped exactly once its content has changed; made anew when it is outdated', async () => {
  const kept = createContentCache<number>(10_000, 10)
  let made = 0
  const ask = () =>
    kept('a', async () => {
      addShownTags(['restaurant:2'])
      return ++made
    })
  const get = () => contexts.run({ kind: 'cached' }, ask)
  expect(await get()).toBe(1)
  jest.advanceTimersByTime(10)
  invalidate('restaurant:3')
  expect(await get()).toBe(1)
  invalidate('restaurant:2')
  expect(await get()).toBe(2)
  jest.advanceTimersByTime(10)
  expect(await get()).toBe(3) // made in the moment of the change: it may be old
  expect(await get()).toBe(3)
  jest.advanceTimersByTime(10_000)
  expect(await get()).toBe(4)
})
