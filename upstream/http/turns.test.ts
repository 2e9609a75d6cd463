import { createTurns } from './turns'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
})
afterEach(() => {
  jest.useRealTimers()
})

const LIMITS = { atOnce: 3, ofOne: 2, waitingOfOne: 2, waitMs: 3000 }

/** Starts calls and lists those that have their turn. */
function aStage(limits = LIMITS) {
  const enter = createTurns(limits)
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = async (name: string) => {
    const end = await enter(name.charAt(0))
    if (end) ends.set(name, end)
    began.push(end ? name : `no ${name}`)
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { ask, began, end: (name: string) => ends.get(name)?.(), settled }
}

it('one caller has a share, however many calls it makes; others have theirs at once', async () => {
  const { ask, began, settled } = aStage()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) void ask(name)
  await settled()
  expect(began.toSorted()).toEqual(['a1', 'a2', 'b1', 'no a5'])
})

it('a waiting call has the next turn that its caller’s share permits, the oldest first', async () => {
  const { ask, began, end, settled } = aStage()
  for (const name of ['a1', 'a2', 'b1', 'a3', 'c1', 'b2']) void ask(name)
  await settled()
  end('b1')
  await settled()
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1'])
  end('a1')
  await settled()
  expect(began.at(-1)).toBe('a3')
})

it('a call that waited too long has no turn, and delays no other', async () => {
  const { ask, began, end, settled } = aStage({ ...LIMITS, atOnce: 1 })
  void ask('a1')
  void ask('b1')
  await settled()
  jest.advanceTimersByTime(3000)
  await settled()
  expect(began).toEqual(['a1', 'no b1'])
  end('a1')
  await ask('c1')
  await settled()
  expect(began.at(-1)).toBe('c1')
})
