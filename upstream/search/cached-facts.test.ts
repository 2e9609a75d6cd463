import type { Db } from '@/upstream/db/database'
import { cachedFacts } from './cached-facts'

const db = {} as Db
const MINUTE = 60_000

function counting() {
  const loads: number[][] = []
  const factsOf = cachedFacts(async (_, ids: number[]) => {
    loads.push(ids)
    return new Map(ids.filter((id) => id !== 404).map((id) => [id, `facts of ${id}, load ${loads.length}`]))
  })
  const ask = (nowMs: number, ...versions: [id: number, version: string][]) =>
    factsOf(
      db,
      versions.map(([id, version]) => ({ id, version })),
      nowMs,
    )
  return { loads, ask }
}

it('C20 facts are loaded once, and again only for new, changed or one-minute-old rows', async () => {
  const { loads, ask } = counting()
  await ask(0, [1, 'a'], [2, 'a'])
  expect([...(await ask(MINUTE - 1, [2, 'a'], [3, 'a'], [1, 'b']))]).toEqual([
    [2, 'facts of 2, load 1'],
    [3, 'facts of 3, load 2'],
    [1, 'facts of 1, load 2'],
  ])
  await ask(MINUTE, [2, 'a'], [3, 'a'])
  expect(loads).toEqual([[1, 2], [3, 1], [2]])
})

it('C20 a removed one is missing, and loaded anew', async () => {
  const { loads, ask } = counting()
  expect(await ask(0, [404, 'a'])).toEqual(new Map())
  await ask(0, [404, 'a'])
  expect(loads).toHaveLength(2)
})
