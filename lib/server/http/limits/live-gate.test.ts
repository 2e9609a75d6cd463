import { setMaxListeners } from 'node:events'
import { liveGate } from '@/lib/server/http/limits/live-gate'

const bounds = { places: 2, placesOfNetwork: 2, maxOfNetwork: 3, maxWaiting: 5, holdMs: 3000 }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A gate whose entered requests free their places by name, in the order in which they entered. */
function gate(overrides: Partial<typeof bounds> = {}) {
  const { enter, size } = liveGate({ ...bounds, ...overrides })
  const entered: string[] = []
  const leaves = new Map<string, () => void>()
  const ask = async (name: string, signal = new AbortController().signal) => {
    const turn = await enter(name.charAt(0), signal)
    if (typeof turn === 'string') return turn
    entered.push(name)
    leaves.set(name, turn)
    return 'entered'
  }
  const leave = async (name: string) => {
    leaves.get(name)?.()
    for (let n = 0; n < 5; n++) await Promise.resolve()
  }
  return { ask, leave, entered, size }
}

it('as many as there are places enter at once, the others when one leaves', async () => {
  const { ask, leave, entered, size } = gate()
  for (const name of ['a1', 'b1', 'a2']) void ask(name)
  await leave('nobody')
  expect([entered, size()]).toEqual([['a1', 'b1'], { taken: 2, waiting: 1 }])
  await leave('a1')
  await leave('a1') // counts once
  expect([entered, size()]).toEqual([['a1', 'b1', 'a2'], { taken: 2, waiting: 0 }])
})

it('networks take turns: many requests of one wait only for each other', async () => {
  const { ask, leave, entered } = gate({ places: 1, maxWaiting: 6 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void ask(name)
  await leave('nobody')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await leave(name)
  expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('one network leaves a place to the others', async () => {
  const { ask, leave, entered } = gate({ placesOfNetwork: 1 })
  for (const name of ['a1', 'a2', 'b1']) void ask(name)
  await leave('nobody')
  expect(entered).toEqual(['a1', 'b1'])
  await leave('b1')
  expect(entered).toEqual(['a1', 'b1'])
  await leave('a1')
  expect(entered).toEqual(['a1', 'b1', 'a2'])
})

it('refuses a network that has too many waiting, and everybody when too many wait in all', async () => {
  const { ask } = gate()
  for (const name of ['x1', 'y1', 'a1', 'a2', 'a3']) void ask(name)
  expect(await ask('a4')).toBe('network-full')
  const { ask: askSmall } = gate({ maxWaiting: 2 })
  for (const name of ['x1', 'y1', 'a1', 'b1']) void askSmall(name)
  expect(await askSmall('c1')).toBe('full')
})

it('the network with most waiting requests loses one to a network that has fewer', async () => {
  const { ask, leave, entered, size } = gate()
  for (const name of ['x1', 'x2']) void ask(name)
  const [a1, a2, a3, b1, b2] = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name))
  const c1 = ask('c1')
  expect([await a3, size()]).toEqual(['full', { taken: 2, waiting: 5 }])
  // Each network has at most two now: one more of a waiting network is refused.
  expect(await ask('c2')).toBe('full')
  const d1 = ask('d1')
  for (const name of ['x1', 'x2', 'a1', 'b1', 'c1', 'd1', 'a2', 'b2']) await leave(name)
  const ends = await Promise.all([a1, a2, b1, b2, c1, d1])
  expect(ends.filter((end) => end === 'full')).toHaveLength(1)
  expect(entered.slice(0, 6)).toEqual(['x1', 'x2', 'a1', 'b1', 'c1', 'd1'])
})

it('a disconnected request is not served, and frees its place', async () => {
  const { ask, leave, entered, size } = gate({ places: 1, maxWaiting: 1 })
  const removed = new AbortController()
  void ask('a1')
  const waiting = ask('b1', removed.signal)
  removed.abort()
  expect([await waiting, size()]).toEqual(['closed', { taken: 1, waiting: 0 }])
  expect(await ask('b2', removed.signal)).toBe('closed')
  void ask('c1')
  await leave('a1')
  expect(entered).toEqual(['a1', 'c1'])
})

it('a page that takes too long gives its place back, and only that one', async () => {
  const { ask, leave, entered, size } = gate({ places: 1 })
  for (const name of ['a1', 'a2', 'a3']) void ask(name)
  await leave('nobody')
  jest.advanceTimersByTime(3000)
  await leave('a1')
  expect([entered, size()]).toEqual([['a1', 'a2'], { taken: 1, waiting: 1 }])
})

it('nothing is left of a thousand networks that came and went', async () => {
  const { ask, leave, size } = gate({ maxWaiting: 2000 })
  const removed = new AbortController()
  setMaxListeners(0, removed.signal)
  const all = Array.from({ length: 1000 }, (_, n) => ask(String.fromCharCode(200 + n), removed.signal))
  await leave('nobody')
  removed.abort()
  await Promise.all(all)
  jest.advanceTimersByTime(3000)
  expect(size()).toEqual({ taken: 0, waiting: 0 })
})
